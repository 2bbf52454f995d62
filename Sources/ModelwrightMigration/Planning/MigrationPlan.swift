public import ModelwrightSchema

/// How a store of one version of a model becomes one of another.
public struct MigrationPlan: Sendable {
  /// The name of the version that the store has.
  public var from: String
  /// The name of the version that it will have.
  public var to: String
  /// What changes, in the models' terms.
  public var steps: [MigrationStep]
  /// What must hold of the store's rows.
  public var conditions: [MigrationCondition]
  /// What SQLite runs, in this order, in one transaction with `foreign_keys` off.
  public var statements: [MigrationStatement]
  /// The tables whose rows are written anew, or which are new.
  public var writtenTables: [String]
  /// For a plan of a stage: how many of the statements run before the hand-written code, which then
  /// finds the old rows in their tables and the new ones in ``stageTables``; otherwise `nil`.
  public var stagePoint: Int?
  /// For a plan of a stage: the names of the tables that hold the new rows while its code runs, by the
  /// names that they will have. They demand nothing of their rows yet.
  public var stageTables: [String: String] = [:]
  /// For a plan of a stage: what must hold of the new rows when its code has run.
  public var stageConditions: [MigrationCondition] = []
  /// The schema that the store has.
  public var source: Schema
  /// The schema that the store will have.
  public var target: Schema

  /// Whether nothing but the store's record of its model changes.
  public var isDescriptionOnly: Bool { statements.isEmpty }
}

/// One change of a plan.
public struct MigrationStep: Hashable, Sendable {
  /// The change.
  public var change: ModelChange
  /// What it does to rows.
  public var effect: ChangeEffect { change.effect }
}

/// One statement of a plan.
public struct MigrationStatement: Hashable, Sendable {
  /// The statement.
  public var sql: String
  /// What it is for, in words.
  public var purpose: String
  /// The table all of whose rows it reads, when it copies rows: how long it takes depends on their
  /// number. `nil` for statements that take no time worth showing.
  public var copiedTable: String?

  /// Makes a statement.
  public init(sql: String, purpose: String, copiedTable: String? = nil) {
    self.sql = sql
    self.purpose = purpose
    self.copiedTable = copiedTable
  }
}
