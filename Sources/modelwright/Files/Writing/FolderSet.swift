import ModelwrightModel

/// The folders of one run, open and locked, so that two runs on one folder do not mix their files.
struct FolderSet {
  /// How long a run waits for another one.
  static let patience = 30
  private static let pause = 20

  private(set) var folders: [String: OutputFolder] = [:]
  /// The folders whose lock is held; some file systems have no locks.
  private var locked: Set<Platform.Identity> = []

  /// Opens folders and waits for their locks.
  ///
  /// - Parameters:
  ///   - paths: The folders.
  ///   - makesThem: Whether missing ones are made, and others kept out; otherwise missing ones are
  ///     left out, and others may read too.
  ///   - patience: Seconds to wait for another run.
  init(_ paths: [String], makesThem: Bool, patience: Int = patience) throws(OutputError) {
    var rounds = patience * 1_000 / Self.pause
    while true {
      do throws(OutputError) {
        try open(paths, makesThem: makesThem)
        try lock(sharing: !makesThem, patience: patience, &rounds)
      } catch {
        close()
        throw error
      }
      // A folder can have been removed while this run was waiting for it.
      if folders.values.allSatisfy(\.isInPlace) || rounds <= 0 { return }
      close()
      rounds -= 1
    }
  }

  private mutating func open(_ paths: [String], makesThem: Bool) throws(OutputError) {
    for path in paths where folders[path] == nil {
      if makesThem {
        folders[path] = try OutputFolder(path: path)
      } else if let folder = try OutputFolder(existing: path) {
        folders[path] = folder
      }
    }
  }

  /// Locks every folder once, all runs in the same order, so that no two wait for each other.
  private mutating func lock(
    sharing: Bool, patience: Int, _ rounds: inout Int
  ) throws(OutputError) {
    for folder in folders.values.sorted(by: { $0.identity < $1.identity })
    where !locked.contains(folder.identity) {
      var result = Platform.lock(folder.descriptor, sharing: sharing)
      while result == .taken {
        guard rounds > 0 else { throw .busyFolder(folder.path, seconds: patience) }
        rounds -= 1
        Platform.wait(milliseconds: Self.pause)
        result = Platform.lock(folder.descriptor, sharing: sharing)
      }
      if result == .locked { locked.insert(folder.identity) }
    }
  }

  /// Removes what killed runs have left in the folders that nobody else is writing to.
  func removeTemporaryFiles() {
    for folder in folders.values where locked.contains(folder.identity) {
      folder.removeTemporaryFiles()
    }
  }

  /// Closes the folders, which gives up their locks.
  mutating func close() {
    for folder in folders.values { folder.close() }
    folders = [:]
    locked = []
  }
}
