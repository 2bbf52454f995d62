import Foundation
import ModelwrightSQLite

/// The connections to a store: one that writes and a pool of those that read.
///
/// Contexts and container share it; it guards every connection by handing it to one user at a time.
final class StoreCoordinator: @unchecked Sendable {
  let model: ManagedObjectModel
  let store: PersistentStore
  let options: PersistentStoreOptions
  /// The store's own UUID, which its objects' URIs name.
  let identity: StoreIdentity
  let texts: StatementTexts

  /// Held by whoever uses the writer. One thread may take it twice: a memory store reads with it.
  private let writing = NSRecursiveLock()
  private let lock = NSLock()
  // The next three are guarded by `lock`.
  private var writer: StoreConnection?
  private var idleReaders: [StoreConnection] = []
  private let file: FileIdentity?

  init(model: ManagedObjectModel, store: PersistentStore, options: PersistentStoreOptions) throws {
    self.model = model
    self.store = store
    self.options = options
    texts = StatementTexts(model: model)
    let opened = try Self.open(store, model: model, options: options)
    identity = StoreIdentity(opened.uuid)
    writer = StoreConnection(opened.connection, texts: texts)
    file = opened.file
  }

  /// The last connection to be closed moves the log into the file, which one that only reads cannot.
  deinit {
    idleReaders = []
    writer = nil
  }

  /// The path for messages.
  var path: String { store.path }

  private var isInMemory: Bool { store == .memory }

  // MARK: Reading

  /// Calls a function with a connection for reading that nobody else uses.
  func withReader<Result>(_ body: (StoreConnection) throws -> Result) throws -> Result {
    if isInMemory { return try withWriter(body) }
    let reader = try takeReader()
    defer { giveBack(reader) }
    return try body(reader)
  }

  private func takeReader() throws -> StoreConnection {
    lock.lock()
    let (isOpen, idle) = (writer != nil, idleReaders.popLast())
    lock.unlock()
    guard isOpen else { throw PersistentStoreError.closed }
    if let idle { return idle }
    do {
      // Another file may stand there now; its rows are none of ours.
      try checkFile()
      return StoreConnection(try Self.reader(path: path, options: options), texts: texts)
    } catch {
      throw PersistentStoreError.translated(error, path: path)
    }
  }

  private func giveBack(_ reader: StoreConnection) {
    lock.lock()
    defer { lock.unlock() }
    if writer != nil, idleReaders.count < options.idleReaderCount { idleReaders.append(reader) }
  }

  // MARK: Writing

  /// Calls a function with the connection for writing, which nobody else uses meanwhile.
  func withWriter<Result>(_ body: (StoreConnection) throws -> Result) throws -> Result {
    writing.lock()
    defer { writing.unlock() }
    lock.lock()
    let current = writer
    lock.unlock()
    guard let current else { throw PersistentStoreError.closed }
    return try body(current)
  }

  /// Throws when the file is not the one any more that was opened: what is written now would be lost.
  func checkFile() throws {
    if let file, FileIdentity(path: path) != file { throw PersistentStoreError.moved(path: path) }
  }

  /// Closes all connections; those in use when their users are done.
  func close() {
    writing.lock()
    defer { writing.unlock() }
    lock.lock()
    defer { lock.unlock() }
    // In this order: see `deinit`.
    idleReaders = []
    writer = nil
  }
}
