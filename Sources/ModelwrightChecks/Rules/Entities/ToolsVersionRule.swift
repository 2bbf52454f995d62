import ModelwrightModel

/// A model should not promise an Xcode that cannot read it.
///
/// Source: core-data.md §1.3, `minimumToolsVersion`; generators.md §3a, "deployment-target messages".
struct ToolsVersionRule: DocumentRule {
  static let code = "tools-version"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A model uses what its minimum tools version does not know."
  static let cause = """
    `minimumToolsVersion` says which Xcode the model can be opened with, and the model holds \
    something that came later; the systems of that time cannot use it either.
    """
  static let remedy = """
    Raise the minimum tools version in Xcode's file inspector, or do without the feature.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    guard let oldest = ToolsVersion(model.minimumToolsVersion) else { return }
    let newest = Self.features(of: model).filter { $0.since > oldest }.max { $0.since < $1.since }
    guard let newest else { return }
    report.add(
      "the model's minimum tools version is Xcode \(oldest), but it has \(newest.name), which Xcode \(newest.since) brought; raise it",
      at: model.source.location(of: "minimumToolsVersion"))
  }

  private static func features(of model: Model) -> [(name: String, since: ToolsVersion)] {
    var found: [(name: String, since: ToolsVersion)] = []
    if !model.composites.isEmpty { found.append(("composite attributes", .xcode15)) }
    if model.isUsedWithSwiftData { found.append(("SwiftData", .xcode15)) }
    let attributes = model.entities.lazy.flatMap(\.attributes)
    if attributes.contains(where: \.isDerived) { found.append(("derived attributes", .xcode11)) }
    if model.isUsedWithCloudKit || model.configurations.contains(where: \.isUsedWithCloudKit) {
      found.append(("CloudKit", .xcode11))
    }
    if model.entities.contains(where: { !$0.fetchIndexes.isEmpty }) {
      found.append(("fetch indexes", .xcode9))
    }
    if attributes.contains(where: { $0.type == .uuid || $0.type == .uri }) {
      found.append(("UUID or URI attributes", .xcode9))
    }
    if model.entities.contains(where: { !$0.uniquenessConstraints.isEmpty }) {
      found.append(("uniqueness constraints", .xcode7))
    }
    return found
  }
}
