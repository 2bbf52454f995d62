import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Looks at what stands at a path without changing a byte of it, or of the files beside it.
struct StoreInspector {
  let path: String

  /// What the store records about itself; `nil` when there is no store yet: no file, or an empty one.
  func inspect(options: StoreOptions) throws -> StoreMetadata? {
    switch try StoreHeader.kind(of: path) {
    case .folder, .other: throw StoreError.notAFile(path: path)
    case .missing:
      try checkFolder()
      return nil
    case .file(size: 0):
      try checkWritable(options)
      return nil
    case .file(let size):
      try checkHeader(size: size)
      try checkWritable(options)
      return try readRecords(options)
    }
  }

  /// Whether a write-ahead log with contents stands beside the file.
  var hasLog: Bool { isFilled("-wal") }

  /// Whether a transaction without a log was interrupted, which the next one that writes puts right.
  var wasInterrupted: Bool { isFilled("-journal") }

  private func isFilled(_ suffix: String) -> Bool {
    if case .file(let size)? = try? StoreHeader.kind(of: path + suffix) { size > 0 } else { false }
  }

  private func checkFolder() throws {
    // SQLite takes an empty path for a store that vanishes when it is closed.
    if path.isEmpty { throw StoreError.notAFile(path: path) }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    guard case .folder = try StoreHeader.kind(of: folder) else {
      throw StoreError.missingFolder(path: path)
    }
  }

  private func checkWritable(_ options: StoreOptions) throws {
    if !options.isReadOnly, !StoreHeader.isWritable(path) {
      throw StoreError.readOnly(path: path)
    }
  }

  private func checkHeader(size: Int) throws {
    guard let header = try StoreHeader.read(path: path), header.isSQLite else {
      throw StoreError.notAStore(path: path, reason: "it is not a SQLite database")
    }
    guard header.applicationID == Schema.applicationID else {
      throw StoreError.notAStore(
        path: path, reason: "it is a SQLite database of another program, or of Core Data itself")
    }
    guard header.userVersion <= Schema.rulesVersion else {
      throw StoreError.newerStore(path: path, version: Int(header.userVersion))
    }
    guard header.userVersion > 0 else {
      throw StoreError.damaged(path: path, detail: "its header names no version")
    }
    let isPowerOfTwo = header.pageSize & (header.pageSize - 1) == 0
    guard header.pageSize >= 512, isPowerOfTwo else {
      throw StoreError.damaged(path: path, detail: "its header names an impossible page size")
    }
    // With a log the file may still be shorter than what it will hold.
    if !hasLog, size < header.pageCount * header.pageSize {
      throw StoreError.damaged(path: path, detail: "it is cut off")
    }
  }

  private func readRecords(_ options: StoreOptions) throws -> StoreMetadata {
    try withReader(options, read)
  }

  /// Calls a function with a connection through which nothing is changed.
  ///
  /// Only what an interrupted transaction of a store without a log has left is put right on the way,
  /// since it can not be read otherwise; with ``StoreOptions/isReadOnly`` that is an error.
  func withReader<Result>(
    _ options: StoreOptions, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let mode: Connection.Mode =
      isFilled("-journal") ? .readWrite : hasLog ? .readWrite : .immutable
    guard mode == .readWrite, hasLog, !options.isReadOnly else {
      let connection = try Connection(
        path: path, mode: options.isReadOnly && mode == .readWrite ? .readOnly : mode,
        busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
      try connection.keepLogOnClose()
      return try body(connection)
    }
    do {
      // Alone, SQLite keeps the log's index in memory and touches no file. Others keep it from that.
      let connection = try Connection(path: path, mode: mode, busyTimeoutMilliseconds: 0)
      try connection.keepLogOnClose()
      try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
      return try body(connection)
    } catch let error as SQLiteError where error.isBusy {
      let connection = try Connection(
        path: path, mode: .readOnly,
        busyTimeoutMilliseconds: options.busyTimeoutMilliseconds)
      try connection.keepLogOnClose()
      return try body(connection)
    }
  }

  private func read(_ connection: Connection) throws -> StoreMetadata {
    do {
      let metadata = try StoreMetadata.read(from: connection)
      try checkStructure(connection, metadata)
      return metadata
    } catch let error as SQLiteError where !error.isBusy && !error.isReadOnly {
      throw StoreError.damaged(path: path, detail: error.message)
    }
  }

  /// The list of tables must be what was left. When it is not, the store's own model says whether
  /// something of ours is missing; what others added does no harm.
  private func checkStructure(_ connection: Connection, _ metadata: StoreMetadata) throws {
    guard try StoreMetadata.structureHash(of: connection) != metadata.structureHash else { return }
    let model = try ResolvedModel(try ModelCoding.decode(metadata.model))
    let expected = try Schema(model).freshStructure()
    let differences = try SchemaReader(connection).structure().differences(from: expected)
    if let first = differences.first {
      throw StoreError.damaged(path: path, detail: first)
    }
  }
}

extension Schema {
  /// What a database consists of that was just made with this schema.
  func freshStructure() throws -> StoreStructure {
    let connection = try Connection(path: "", mode: .memory(""))
    try connection.configure()
    for statement in objectStatements { try connection.execute(statement) }
    return try SchemaReader(connection).structure()
  }
}
