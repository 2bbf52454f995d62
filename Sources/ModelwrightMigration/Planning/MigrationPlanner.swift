public import ModelwrightModel
import ModelwrightSchema

/// Works out how a store of one version of a model becomes one of another.
///
/// Entities and properties are matched by ``ModelMatching``; all rows keep their ids. What the two models
/// do not say is an obstacle, or a condition where it depends on the rows.
/// Source: core-data.md §3.1, DESIGN §4.
public enum MigrationPlanner {
  /// The plan for two versions; `isBackwards` tells that the first is the later one, for which no
  /// hand-written code can be advised.
  ///
  /// - Throws: ``MigrationError`` with everything that cannot be inferred.
  public static func plan(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames(),
    isBackwards: Bool = false
  ) throws(MigrationError) -> MigrationPlan {
    try plan(
      ModelMatching(from: old.prepared(), to: new.prepared(), renames: renames), isStage: false,
      isBackwards: isBackwards)
  }

  /// The plan for two versions with hand-written code between them: what cannot be inferred is left to
  /// the code, which finds old and new rows side by side.
  public static func stagePlan(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()
  ) throws(MigrationError) -> MigrationPlan {
    try plan(
      ModelMatching(from: old.prepared(), to: new.prepared(), renames: renames), isStage: true)
  }

  /// The plan for two models.
  public static func plan(
    from old: ResolvedModel, to new: ResolvedModel
  ) throws(MigrationError) -> MigrationPlan {
    try plan(from: MigrationVersion(old), to: MigrationVersion(new))
  }

  /// Whether a plan leads from one version to another: what ``plan(from:to:renames:)`` would find, without
  /// its conditions and statements.
  public static func canPlan(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()
  ) -> Bool {
    if ModelMatching(from: old, to: new, renames: renames).isCertainlyInferable { return true }
    let matching = ModelMatching(from: old.prepared(), to: new.prepared(), renames: renames)
    var builder = FillingBuilder(RowOrigins(matching), isStage: false, isBackwards: false)
    builder.seeksObstacles = true
    builder.checkModel()
    if builder.obstacles.all.isEmpty { builder.checkTypes() }
    return builder.obstacles.all.isEmpty
  }

  private static func plan(
    _ matching: ModelMatching, isStage: Bool, isBackwards: Bool = false
  ) throws(MigrationError) -> MigrationPlan {
    var builder = FillingBuilder(
      RowOrigins(matching), isStage: isStage, isBackwards: isBackwards)
    builder.checkModel()
    var tables: [TableFilling] = []
    for entity in matching.new.model.entities where entity.parent == nil {
      guard let filling = builder.filling(of: entity) else { continue }
      builder.check(filling)
      tables.append(filling)
    }
    let pairs = matching.new.schema.tables.compactMap { builder.filling(ofPairs: $0) }
    guard builder.obstacles.all.isEmpty else {
      throw MigrationError(obstacles: builder.obstacles.all)
    }
    var script = StatementBuilder(matching, tables: tables, pairs: pairs, isStage: isStage)
    script.build()
    var plan = MigrationPlan(
      matching, conditions: builder.conditions, statements: script.statements,
      writtenTables: script.writtenTables)
    plan.stagePoint = script.stagePoint
    plan.stageTables = script.stageTables
    if isStage {
      plan.stageConditions = StagedSchema(matching.new).conditions(after: matching.old)
    }
    return plan
  }
}
