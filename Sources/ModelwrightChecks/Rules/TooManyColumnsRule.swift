import ModelwrightModel

/// SQLite's tables have at most 2,000 columns, and a hierarchy shares one table.
///
/// Counted is what is a column for certain: the system's own, every stored attribute with all leaves of
/// its composite type, and the keys of to-one relationships that no other key can stand for.
///
/// Source: SQLite's `SQLITE_MAX_COLUMN`, as it is by default.
struct TooManyColumnsRule: StructureRule {
  static let code = "too-many-columns"
  static let severity = Diagnostic.Severity.error
  static let summary = "A hierarchy of entities needs more columns than a table of SQLite can have."

  private static let limit = 2_000

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for root in model.entities where root.parent == nil {
      // `_id` and `_version`, and `_entity` where there are sub-entities.
      var count = root.descendants.count > 1 ? 3 : 2
      for index in root.descendants {
        for property in model.entities[index].properties where property.declaringEntity == index {
          count += Self.columns(of: property, in: model)
        }
      }
      guard count > Self.limit else { continue }
      let sharing = root.descendants.count > 1 ? " with its sub-entities" : ""
      report.add(
        "entity '\(root.name)'\(sharing) needs \(count) columns in one table, but SQLite allows \(Self.limit); move properties to entities of their own",
        at: root.entity.source.location(of: "name"))
    }
  }

  private static func columns(of property: ResolvedProperty, in model: ResolvedModel) -> Int {
    switch property.kind {
    case .attribute(let attribute):
      return attribute.isTransient ? 0 : columns(of: attribute, in: model)
    case .relationship(let index):
      let end = model.relationships[index]
      guard !end.relationship.isToMany, !end.relationship.isTransient else { return 0 }
      // One of the two ends of a one-to-one relationship has the key.
      guard let inverse = end.inverse else { return 1 }
      return model.relationships[inverse].relationship.isToMany ? 1 : 0
    case .fetchedProperty: return 0
    }
  }

  private static func columns(of attribute: Attribute, in model: ResolvedModel) -> Int {
    guard let composite = model.composite(of: attribute) else { return 1 }
    return composite.attributes.reduce(0) {
      $0 + ($1.isTransient ? 0 : columns(of: $1, in: model))
    }
  }
}
