import ModelwrightModel

/// A property counts once in an index.
struct RepeatedPropertyRule: DocumentRule {
  static let code = "repeated-property"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An index or a uniqueness constraint names a property twice."
  static let cause = """
    The list was edited by hand. The second place changes nothing and costs room in the store.
    """
  static let remedy = "Remove the repetition."

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      for list in entity.uniquenessConstraints {
        check(list, "a uniqueness constraint", of: entity, &report)
      }
      for list in entity.compoundIndexes { check(list, "a compound index", of: entity, &report) }
      for index in entity.fetchIndexes {
        var seen: Set<FetchIndex.Element.Content> = []
        for element in index.elements {
          guard case .property(let name) = element.content, !seen.insert(element.content).inserted
          else { continue }
          report.add(
            "fetch index '\(index.name)' of entity '\(entity.name)' names '\(name)' twice; remove one",
            at: element.source.location(of: "property"))
        }
      }
    }
  }

  private func check(
    _ list: PropertyList, _ what: String, of entity: Entity, _ report: inout RuleReport
  ) {
    guard Set(list.propertyNames).count < list.propertyNames.count else { return }
    var seen: Set<String> = []
    for name in list.propertyNames where !seen.insert(name).inserted {
      report.add(
        "\(what) of entity '\(entity.name)' names '\(name)' twice; remove one",
        at: list.source.lastLocation(of: "value:\(name)"))
    }
  }
}
