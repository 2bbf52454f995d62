import ModelwrightModel

/// Xcode 9 and later make a fetch index `byNameIndex` of a property `name` that is marked as indexed.
///
/// Source: generators.md §3a, "Entity E already has an index with name byXIndex".
struct IndexNameClashRule: DocumentRule {
  static let code = "index-name-clash"
  static let severity = Diagnostic.Severity.error
  static let summary = """
    A fetch index has the name of one that Xcode makes of an indexed property.
    """
  static let cause = """
    The property is marked as indexed in the old way, of which Apple's compiler makes an index \
    `byXIndex`, and an explicit index of that name exists. The compiler stops: "Entity already \
    has an index with name".
    """
  static let remedy = "Remove `indexed` from the property, or rename the fetch index."

  func check(_ model: Model, _ report: inout RuleReport) {
    if let version = ToolsVersion(model.minimumToolsVersion), version < .xcode9 { return }
    for entity in model.entities where !entity.fetchIndexes.isEmpty {
      let indexed =
        entity.attributes.filter(\.isIndexed).map(\.name)
        + entity.relationships.filter(\.isIndexed).map(\.name)
      let made = Dictionary(indexed.map { (Self.indexName(of: $0), $0) }) { first, _ in first }
      for index in entity.fetchIndexes {
        guard let property = made[index.name] else { continue }
        report.add(
          "fetch index '\(index.name)' of entity '\(entity.name)' has the name of the index that Xcode makes of '\(property)', which is marked as indexed; remove one",
          at: index.source.location(of: "name"))
      }
    }
  }

  private static func indexName(of property: String) -> String {
    "by" + property.prefix(1).uppercased() + property.dropFirst() + "Index"
  }
}
