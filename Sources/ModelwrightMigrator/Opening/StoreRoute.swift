public import ModelwrightMigration

/// How a store becomes one of a program's own version.
public struct StoreRoute: Sendable {
  /// One part of a route.
  public struct Leg: Sendable {
    /// The version that it begins with.
    public var source: MigrationVersion
    /// The version that it leads to.
    public var target: MigrationVersion
    /// The hand-written code that runs, if any.
    public var stage: StoreStage?
    /// What is done to the tables.
    public var plan: MigrationPlan

    /// What the plan's statements do, in words, each purpose once.
    public var purposes: [String] {
      var seen: Set<String> = []
      return plan.statements.map(\.purpose).filter { seen.insert($0).inserted }
    }

    /// What stores hold and this part drops, in words; nothing where hand-written code runs, since only
    /// the code knows.
    public var losses: [String] {
      guard stage == nil else { return [] }
      let comparison = plan.comparison
      return comparison.changes.filter { $0.effect == .losesData }
        .map { "\($0.entity): \(comparison.words(for: $0))" }
    }
  }

  /// The parts, in their order.
  public var legs: [Leg]
  /// Whether it leads from a later version to an earlier one.
  public var isBackward = false

  /// Whether hand-written code runs.
  public var hasStages: Bool { legs.contains { $0.stage != nil } }
  /// Whether nothing but the store's record of its model changes.
  public var isDescriptionOnly: Bool { legs.allSatisfy { $0.plan.isDescriptionOnly } }
  /// The tables whose rows are written anew, or which are new, on any part.
  public var writtenTables: [String] {
    var seen: Set<String> = []
    return legs.flatMap(\.plan.writtenTables).filter { seen.insert($0).inserted }
  }
}
