import ModelwrightSQLite

/// The copy of a store that is made before it is migrated.
struct StoreBackup {
  /// The store.
  let source: String
  /// Where its copy is to be.
  let target: String

  /// `nil` when none is wanted, and for a store in memory.
  init?(of location: StoreLocation, _ wish: MigrationOptions.Backup) {
    guard case .file(let path) = location else { return nil }
    source = path
    switch wish {
    case .none: return nil
    case .at(let target): self.target = target
    case .beside: target = Self.free(beside: path)
    }
  }

  /// The first name beside the store under which nothing stands.
  private static func free(beside path: String) -> String {
    func isTaken(_ path: String) -> Bool { (try? StoreHeader.kind(of: path)) != .missing }
    let first = path + ".backup"
    guard isTaken(first) else { return first }
    var number = 2
    while isTaken("\(first)-\(number)"), number < 10_000 { number += 1 }
    return "\(first)-\(number)"
  }

  /// Makes the copy while somebody else holds the store's write lock: it is what is migrated then.
  ///
  /// It is written under another name, and gets its own when it is on the disk. Whatever stands there
  /// already stays.
  func make(_ meter: MigrationMeter) throws {
    let partial = "\(target).part-\(UInt32.random(in: 0 ... .max))"
    do {
      try copy(to: partial, meter)
      try StoreFile.synchronize(partial)
      try StoreFile.rename(partial, toUnused: target)
    } catch {
      for suffix in ["", "-journal", "-wal", "-shm"] { StoreFile.remove(partial + suffix) }
      throw translated(error)
    }
  }

  private func copy(to partial: String, _ meter: MigrationMeter) throws {
    let reader = try Connection(path: source, mode: .readOnly)
    let writer = try Connection(path: partial, mode: .create)
    // Whether the copy is whole shows when it is synchronised; until then it has another name.
    try writer.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try reader.copy(to: writer) { _, _ in
      try meter.check()
      return meter.lookAgain()
    }
  }

  private func translated(_ error: any Error) -> StoreError {
    switch error {
    case let error as StoreError: error
    case let error as FileError where error.isTaken:
      .backupFailed(path: target, detail: "something stands there already")
    case let error as FileError: .backupFailed(path: target, detail: error.reason)
    case let error as SQLiteError where error.isFull: .full(path: target)
    case let error as SQLiteError: .backupFailed(path: target, detail: error.message)
    default: .backupFailed(path: target, detail: "\(error)")
    }
  }
}
