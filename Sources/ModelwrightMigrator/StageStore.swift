public import ModelwrightMigration
import ModelwrightSQLite

/// What hand-written code of a stage works on, inside the migration's transaction: the rows of the
/// earlier version, which it reads, and those of the later one, which it reads and writes.
///
/// What could be inferred is in the later rows already. Not Sendable, and of no use when the code has
/// returned.
public final class StageStore {
  let connection: Connection
  /// The version whose rows are read.
  public let source: MigrationVersion
  /// The version whose rows are written.
  public let target: MigrationVersion
  /// The names of the tables that hold the later rows for now, by the names that they will have.
  let stageTables: [String: String]
  /// What its functions have learned so far.
  var state = StageState()

  init(
    connection: Connection, source: MigrationVersion, target: MigrationVersion,
    stageTables: [String: String]
  ) {
    self.connection = connection
    self.source = source
    self.target = target
    self.stageTables = stageTables
  }
}

/// A stage with its code.
public struct StoreStage: Sendable {
  /// The versions that it stands between.
  public var reference: StageReference
  /// What it does. An error that it throws ends the migration; the store stays as it was.
  public var body: @Sendable (StageStore) throws -> Void

  /// Makes a stage.
  public init(
    _ reference: StageReference, body: @escaping @Sendable (StageStore) throws -> Void
  ) {
    self.reference = reference
    self.body = body
  }
}

/// What a program knows of the versions of its model, besides the current one's model itself.
public struct StoreHistory: Sendable {
  /// A version.
  public struct Version: Sendable {
    /// The version's name.
    public var name: String
    /// Its ``ResolvedModel/modelHash``.
    public var hash: [UInt8]
    /// The encoded model; `nil` where no route leads through the version: the store carries its own.
    public var encoded: [UInt8]?
    /// What entities and properties of the current version were called in this one, where the renaming
    /// identifiers alone do not say it.
    public var renames: Renames

    /// Makes a version.
    public init(
      name: String, hash: [UInt8], encoded: [UInt8]? = nil, renames: Renames = Renames()
    ) {
      self.name = name
      self.hash = hash
      self.encoded = encoded
      self.renames = renames
    }
  }

  /// The versions, the oldest first, the current one last; empty for a program that knows only its own.
  public var versions: [Version]
  /// The stages between them.
  public var stages: [StoreStage]

  /// Makes a history.
  public init(versions: [Version] = [], stages: [StoreStage] = []) {
    self.versions = versions
    self.stages = stages
  }
}
