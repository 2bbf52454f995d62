import ModelwrightModel

/// SQLite's tables have at most 2,000 columns, and a hierarchy shares one table.
///
/// Counted are the columns of the schema: the system's own, every stored attribute with all leaves of
/// its composite type, the keys of relationships and the columns that keep their order (DESIGN.md §3).
///
/// Source: SQLite's `SQLITE_MAX_COLUMN`, as it is by default.
struct TooManyColumnsRule: StructureRule {
  static let code = "too-many-columns"
  static let severity = Diagnostic.Severity.error
  static let summary = "A hierarchy of entities needs more columns than a table of SQLite can have."
  static let cause = """
    An entity and everything that inherits from it share one table. SQLite refuses tables with \
    more than 2,000 columns (SQLITE_MAX_COLUMN), so that no store can be made.
    """
  static let remedy = """
    Move properties to entities of their own, or give sub-entities no common parent.
    """

  private static let limit = 2_000

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    let keys = Self.keyColumns(in: model)
    for root in model.entities where root.parent == nil {
      // `_id` and `_version`, and `_entity` where there are sub-entities.
      var count = (root.descendants.count > 1 ? 3 : 2) + (keys[root.index] ?? 0)
      for index in root.descendants {
        for attribute in model.entities[index].entity.attributes where !attribute.isTransient {
          count += Self.columns(of: attribute, in: model)
        }
      }
      guard count > Self.limit else { continue }
      let sharing = root.descendants.count > 1 ? " with its sub-entities" : ""
      report.add(
        "entity '\(root.name)'\(sharing) needs \(count) columns in one table, but SQLite allows \(Self.limit); move properties to entities of their own",
        at: root.entity.source.location(of: "name"))
    }
  }

  private static func columns(of attribute: Attribute, in model: ResolvedModel) -> Int {
    guard let composite = model.composite(of: attribute) else { return 1 }
    return composite.attributes.reduce(0) {
      $0 + ($1.isTransient ? 0 : columns(of: $1, in: model))
    }
  }

  /// How many keys and order columns the relationships put into each root's table.
  private static func keyColumns(in model: ResolvedModel) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for end in model.relationships where !end.relationship.isTransient {
      let inverse = end.inverse.map { model.relationships[$0] }.flatMap {
        $0.relationship.isTransient ? nil : $0
      }
      switch (end.relationship.isToMany, inverse) {
      case (false, nil): counts[model.entities[end.entity].root, default: 0] += 1
      case (false, let inverse?) where inverse.relationship.isToMany:
        counts[model.entities[end.entity].root, default: 0] +=
          inverse.relationship.isOrdered ? 2 : 1
      case (false, let inverse?) where holdsKey(end, against: inverse, in: model):
        counts[model.entities[end.entity].root, default: 0] += 1
      case (true, nil):
        // A hidden key in the destination's table.
        counts[model.entities[end.destination].root, default: 0] +=
          end.relationship.isOrdered ? 2 : 1
      default: break
      }
    }
    return counts
  }

  /// Which end of a one-to-one relationship has the key: the required one, otherwise the one that
  /// comes first by the names of entity and relationship.
  private static func holdsKey(
    _ end: ResolvedRelationship, against inverse: ResolvedRelationship, in model: ResolvedModel
  ) -> Bool {
    guard end.index != inverse.index else { return true }
    let isRequired = !end.relationship.isOptional
    if isRequired == inverse.relationship.isOptional { return isRequired }
    return (model.entities[end.entity].name, end.name)
      <= (model.entities[inverse.entity].name, inverse.name)
  }
}
