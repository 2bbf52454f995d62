import ModelwrightMigration
public import ModelwrightModel
public import ModelwrightSQLite
public import ModelwrightSchema

/// A store that is open, and how it came to be.
public struct OpenedStore {
  /// What opening did.
  public enum Outcome: Sendable {
    /// The store was made.
    case created
    /// The store already had this version of the model.
    case opened
    /// The store was migrated on this route.
    case migrated(StoreRoute)
  }

  /// The connection: the store's only writer, or a reader of a store that is only read.
  public let connection: Connection
  /// What the store records about itself.
  public let metadata: StoreMetadata
  /// What opening did.
  public let outcome: Outcome
  /// Where the copy is that was made before the store was migrated; `nil` when none was.
  public var backup: String?
}

/// Opens stores: makes those that do not exist, migrates those of an earlier version, and leaves
/// everything else alone.
///
/// What a file is gets decided from its bytes, then from a look at its records that changes nothing,
/// and only then is it opened for writing.
public struct StoreOpener {
  let model: ResolvedModel
  let schema: Schema
  let encoded: [UInt8]
  let history: StoreHistory
  let options: StoreOptions
  /// What tests do to each connection for writing before it is used.
  var prepare: (Connection) throws -> Void = { _ in }

  /// Makes an opener for stores of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - schema: Its schema, where it is at hand.
  ///   - encoded: Its canonical encoding, where it is at hand.
  ///   - history: What is known of the model's other versions.
  ///   - options: How stores are opened.
  public init(
    model: ResolvedModel, schema: Schema? = nil, encoded: [UInt8]? = nil,
    history: StoreHistory = StoreHistory(), options: StoreOptions = StoreOptions()
  ) {
    self.model = model
    self.schema = schema ?? Schema(model)
    self.encoded = encoded ?? ModelCoding.encode(model.model)
    self.history = history
    self.options = options
  }

  /// Opens a store.
  public func open(_ location: StoreLocation) throws(StoreError) -> OpenedStore {
    guard Connection.isLibrarySupported else {
      throw .unsupportedSQLite(version: Connection.libraryVersion)
    }
    do {
      // Somebody else may make or migrate the store between two looks at it.
      for _ in 0..<4 {
        if let opened = try attempt(location) { return opened }
      }
    } catch {
      throw StoreError(error, path: location.path)
    }
    throw .busy(path: location.path)
  }

  private func attempt(_ location: StoreLocation) throws -> OpenedStore? {
    switch location {
    case .memory(let name):
      let connection = try writer(path: "", mode: .memory(name))
      if try isEmpty(connection) { return try create(in: connection, location) }
      let metadata = try StoreMetadata.read(from: connection)
      return try bring(connection, with: metadata, by: decide(metadata, location), location)
    case .file(let path):
      guard let metadata = try StoreInspector(path: path).inspect(options: options) else {
        guard !options.isReadOnly else { throw StoreError.missing(path: path) }
        return try create(in: try writer(path: path, mode: .create), location)
      }
      let decision = try decide(metadata, location)
      if options.isReadOnly { return try read(path, metadata, decision) }
      let hadLog = StoreInspector(path: path).hasLog
      let connection = try writer(path: path, mode: .readWrite)
      do {
        return try bring(connection, with: metadata, by: decision, location)
      } catch {
        // Closing would move what others logged into the file.
        if hadLog { try? connection.keepLogOnClose() }
        throw error
      }
    }
  }

  func writer(path: String, mode: Connection.Mode) throws -> Connection {
    let connection = try Connection(
      path: path, mode: mode, busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
    try connection.configure(synchronous: options.synchronous)
    try connection.setSchemaTrusted(!schema.spatialIndexes.isEmpty)
    try prepare(connection)
    return connection
  }

  private func read(
    _ path: String, _ metadata: StoreMetadata, _ decision: Decision
  ) throws -> OpenedStore {
    if case .migrate(let route) = decision, !route.isDescriptionOnly {
      throw StoreError.readOnly(path: path)
    }
    let connection = try Connection(
      path: path, mode: .readOnly, busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
    try connection.configure(synchronous: options.synchronous)
    return OpenedStore(connection: connection, metadata: metadata, outcome: .opened)
  }

  private func bring(
    _ connection: Connection, with metadata: StoreMetadata, by decision: Decision,
    _ location: StoreLocation
  ) throws -> OpenedStore? {
    switch decision {
    case .open:
      guard try StoreMetadata.read(from: connection) == metadata else { return nil }
      try connection.useLog()
      return OpenedStore(connection: connection, metadata: metadata, outcome: .opened)
    case .migrate(let route):
      let migrator = StoreMigrator(
        opener: self, connection: connection, location: location, route: route,
        backup: route.isDescriptionOnly
          ? nil : StoreBackup(of: location, options.migration.backup))
      guard let migrated = try migrator.migrate(metadata) else { return nil }
      try connection.useLog()
      return OpenedStore(
        connection: connection, metadata: migrated, outcome: .migrated(route),
        backup: migrator.backup?.target)
    }
  }
}

extension Connection {
  /// Switches to the write-ahead log, which stays; databases in memory have none.
  fileprivate func useLog() throws(SQLiteError) {
    _ = try value("PRAGMA journal_mode = WAL")
  }
}

extension StoreOpener {
  func isEmpty(_ connection: Connection) throws -> Bool {
    try connection.value("SELECT count(*) FROM sqlite_schema") == 0
  }

  /// Makes a store; `nil` when somebody else has just made it.
  ///
  /// It is made before the log is switched on, so that the file itself says from the first moment
  /// whose it is.
  func create(in connection: Connection, _ location: StoreLocation) throws -> OpenedStore? {
    let made = try connection.transaction { try make(in: connection) }
    guard let metadata = made else { return nil }
    try connection.useLog()
    return OpenedStore(connection: connection, metadata: metadata, outcome: .created)
  }

  private func make(in connection: Connection) throws -> StoreMetadata? {
    guard try isEmpty(connection) else { return nil }
    for statement in schema.statements { try connection.execute(statement) }
    try PlanRunner.addSequences(of: schema, to: connection)
    let metadata = try record(connection, identifier: StoreMetadata.newIdentifier())
    try metadata.write(to: connection)
    return metadata
  }

  /// The records of a store of this model, as the connection has it.
  func record(
    _ connection: Connection, identifier: [UInt8], after earlier: [[UInt8]] = []
  ) throws -> StoreMetadata {
    StoreMetadata(
      modelName: model.model.name, modelHash: model.modelHash, schemaHash: schema.hash,
      model: encoded, identifier: identifier,
      structureHash: try StoreMetadata.structureHash(of: connection),
      knownVersions: StoreMetadata.versions(after: earlier, known: knownVersions))
  }
}
