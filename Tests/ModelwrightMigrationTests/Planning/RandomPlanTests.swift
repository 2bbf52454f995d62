import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@testable import ModelwrightMigration

@Suite struct RandomPlanTests {
  /// How far a migration of a random model came.
  private enum Outcome {
    case migrated
    case refused
    case dependsOnRows
  }

  @Test(arguments: 0..<8)
  func anyEditKeepsWhatTheNamesSay(_ block: Int) throws {
    var migrated = 0
    for seed in 0..<20 {
      let seed = UInt64(block * 1000 + seed + 1)
      var models = RandomModels(seed: seed)
      let first = models.model()
      guard (try? ResolvedModel(first)) != nil,
        let second = models.edited(first, count: 1 + Int(seed % 5))
      else { continue }
      for (before, after) in [(first, second), (second, first)] {
        if try migrate(before, after, seed) == .migrated { migrated += 1 }
      }
    }
    #expect(migrated > 5)
  }

  private func migrate(_ first: Model, _ second: Model, _ seed: UInt64) throws -> Outcome {
    let old = MigrationVersion(try ResolvedModel(first))
    let new = MigrationVersion(try ResolvedModel(second))
    let plan: MigrationPlan
    do throws(MigrationError) {
      plan = try MigrationPlanner.plan(from: old, to: new)
    } catch {
      #expect(!ModelMatching(from: old, to: new).isCertainlyInferable, "seed \(seed): \(error)")
      return .refused
    }
    do {
      var run = try MigrationRun(old)
      var filler = StoreFiller(old, run.connection)
      try filler.fill()
      let contents = try StoreContents(run.connection, old)
      guard try run.obstacles(plan.conditions).isEmpty else { return .dependsOnRows }
      try run.migrate(by: plan, to: new)
      let matching = ModelMatching(from: old, to: new)
      let difference = try StoreContents(run.connection, new)
        .difference(from: contents.migrated(by: matching))
      #expect(difference == nil, "seed \(seed): \(plan.steps.map(\.change.kind))")
      if let lost = try contents.lostLink(in: StoreContents(run.connection, new), by: matching) {
        let effects = ModelComparison(matching).changes.map(\.effect)
        #expect((effects.max() ?? .free) >= .losesData, "seed \(seed): \(lost)")
      }
      try stage(from: old, to: new, contents.migrated(by: matching), seed)
    } catch {
      Issue.record("seed \(seed): \(error) \(plan.steps.map(\.change.kind))")
    }
    return .migrated
  }

  /// A stage whose code does nothing leaves what could be inferred.
  private func stage(
    from old: MigrationVersion, to new: MigrationVersion, _ expected: StoreContents,
    _ seed: UInt64
  ) throws {
    var run = try MigrationRun(old)
    var filler = StoreFiller(old, run.connection)
    try filler.fill()
    let plan = try MigrationPlanner.stagePlan(from: old, to: new)
    try run.migrate(by: plan, to: new) { connection, _ in
      for condition in plan.stageConditions {
        let rows = try connection.rows(condition.violation)
        #expect(rows.isEmpty, "seed \(seed)")
      }
    }
    let difference = try StoreContents(run.connection, new).difference(from: expected)
    #expect(difference == nil, "seed \(seed), with a stage")
  }
}
