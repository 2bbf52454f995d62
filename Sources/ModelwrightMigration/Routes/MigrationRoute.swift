/// How a store goes from one version to another: by one plan, or by several with stages between them.
public struct MigrationRoute: Sendable {
  /// One part of a route.
  public struct Leg: Sendable {
    /// The place of the version that it begins with.
    public var from: Int
    /// The place of the version that it leads to.
    public var to: Int
    /// The place of the stage that is run among the router's stages; `nil` when the plan is all there
    /// is to do.
    public var stage: Int?
    /// What is done to the tables.
    public var plan: MigrationPlan
  }

  /// The parts, in their order; empty when there is nothing to do.
  public var legs: [Leg]

  /// Whether hand-written code runs.
  public var hasStages: Bool { legs.contains { $0.stage != nil } }
}

/// A stage between two versions: what hand-written code does that no plan can know.
public struct StageReference: Hashable, Sendable {
  /// The name of the version whose rows it reads.
  public var from: String
  /// The name of the version whose rows it writes.
  public var to: String

  /// Names a stage.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
