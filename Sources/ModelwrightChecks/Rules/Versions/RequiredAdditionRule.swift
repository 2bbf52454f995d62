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
        if let index = Self.latestLacking(attribute, of: entity, in: &earlier) {
          report.add(
            "attribute '\(attribute.name)' of entity '\(entity.name)' is required without a default, and objects of version '\(earlier[index].name)' have no value for it; give it a default, make it optional, or write a stage that fills it",
            at: attribute.source.location(of: "name"))
        }
      }
    }
  }

  /// The place of the latest version whose objects can be without a value: it is the one that most
  /// people come from.
  ///
  /// An identifier may name no more than the version before, so each version is asked for what the one
  /// after it had, and for what the current one has when that leads to nothing.
  /// Source: core-data.md §8, case 16.
  private static func latestLacking(
    _ attribute: Attribute, of entity: Entity, in earlier: inout [EarlierVersion]
  ) -> Int? {
    var tracked = (attribute: attribute, entity: entity)
    for index in earlier.indices.reversed() {
      var found = earlier[index].counterpart(of: tracked.attribute, of: tracked.entity)
      if case .attribute = found {
      } else {
        found = earlier[index].counterpart(of: attribute, of: entity)
      }
      switch found {
      case .noEntity: continue
      case .noAttribute: return index
      case .attribute(let old, of: let owner):
        if old.isOptional || old.isTransient { return index }
        tracked = (old, owner)
      }
    }
    return nil
  }

  private static func needsValue(_ attribute: Attribute) -> Bool {
    guard !attribute.isOptional, !attribute.isTransient, !attribute.isDerived,
      attribute.type != .composite
    else { return false }
    if case .value = attribute.defaultValue { return false }
    return true
  }
}
