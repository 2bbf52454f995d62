import ModelwrightModel

/// Rows of an earlier version have no value for what a later one requires.
///
/// Source: core-data.md §8, case 13: "V1→V2 adds required attribute without default with rows → 134110-like
/// error".
struct RequiredAdditionRule: BundleRule {
  static let code = "required-addition"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    An attribute became required, or was added as required, without a default.
    """
  static let cause = """
    Objects stored by an earlier version have no value for the attribute, and nothing says what \
    it should be. Core Data's lightweight migration fails with 134110 as soon as there is such \
    an object.
    """
  static let remedy = """
    Give the attribute a default, make it optional, or write a migration that fills it.
    """

  func check(_ bundle: ModelBundle, _ report: inout RuleReport) {
    var earlier: [EarlierVersion] = []
    for index in bundle.versions.indices where index != bundle.currentIndex {
      earlier.append(EarlierVersion(bundle.versions[index]))
    }
    guard !earlier.isEmpty else { return }
    for entity in bundle.current.entities {
      for attribute in entity.attributes where Self.needsValue(attribute) {
        // The latest version that lacks it is the one that most people come from.
        for index in earlier.indices.reversed() where earlier[index].lacks(attribute, of: entity) {
          report.add(
            "attribute '\(attribute.name)' of entity '\(entity.name)' is required without a default, and objects of version '\(earlier[index].name)' have no value for it; give it a default or make it optional",
            at: attribute.source.location(of: "name"))
          break
        }
      }
    }
  }

  private static func needsValue(_ attribute: Attribute) -> Bool {
    guard !attribute.isOptional, !attribute.isTransient, !attribute.isDerived,
      attribute.type != .composite
    else { return false }
    if case .value = attribute.defaultValue { return false }
    return true
  }
}
