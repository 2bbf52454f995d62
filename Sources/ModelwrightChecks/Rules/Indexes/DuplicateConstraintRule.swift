import ModelwrightModel

/// What is unique already need not be made unique again.
///
/// Source: core-data.md §1.7: "Allowed on a subentity, not repeating a parent's attribute set".
struct DuplicateConstraintRule: StructureRule {
  static let code = "duplicate-constraint"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A uniqueness constraint repeats another, of the same entity or of an ancestor.
    """
  static let cause = """
    Sub-entities share the table and the constraints of their parents. A repeated constraint \
    costs an index and a check at every save and holds nothing more.
    """
  static let remedy = "Remove one of the constraints."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where !entity.entity.uniquenessConstraints.isEmpty {
      var owners: [Set<String>: String] = [:]
      var next = entity.parent
      while let index = next {
        for list in model.entities[index].entity.uniquenessConstraints {
          owners[Set(list.propertyNames)] = model.entities[index].name
        }
        next = model.entities[index].parent
      }
      for list in entity.entity.uniquenessConstraints {
        let properties = Set(list.propertyNames)
        if let owner = owners[properties] {
          report.add(
            "the uniqueness constraint of entity '\(entity.name)' on \(Self.named(list)) repeats one of '\(owner)'; remove it",
            at: list.source.location(of: "value:\(list.propertyNames[0])"))
        } else {
          owners[properties] = entity.name
        }
      }
    }
  }

  private static func named(_ list: PropertyList) -> String {
    list.propertyNames.map { "'\($0)'" }.joined(separator: ", ")
  }
}
