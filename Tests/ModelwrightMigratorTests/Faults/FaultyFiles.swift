import CModelwrightSQLite
import Foundation

/// Stands between SQLite and the files of one folder: asked before each change of a file, it may look,
/// refuse, or end the process.
///
/// It is SQLite's own file system for all of this process, and passes everything on but the changes in
/// folders that somebody watches.
enum FaultyFiles {
  /// A change of a file.
  struct Change {
    var kind: Kind
    var path: String
    /// What is written.
    var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Where it is written.
    var offset: Int64 = 0

    enum Kind { case write, synchronize, truncate, delete }
  }

  /// Asked before a change; another answer than `SQLITE_OK` is what SQLite gets instead.
  typealias Watcher = (Change) -> Int32

  /// Calls a function while the changes in a folder are watched.
  static func watching<Result>(
    _ folder: String, _ watcher: @escaping Watcher, _ body: () throws -> Result
  ) rethrows -> Result {
    _ = isRegistered
    state.locked { state.watchers[folder + "/"] = watcher }
    defer { state.locked { state.watchers[folder + "/"] = nil } }
    return try body()
  }

  // MARK: Inside of SQLite

  private struct File {
    var path: String
    /// The system's own methods.
    var methods: UnsafePointer<sqlite3_io_methods>
  }

  private final class State: @unchecked Sendable {
    // All of it is guarded by the lock.
    private let lock = NSRecursiveLock()
    var watchers: [String: Watcher] = [:]
    var files: [UnsafeMutablePointer<sqlite3_file>: File] = [:]
    /// The watched methods by the system's, of which there are several kinds.
    var watched: [UnsafePointer<sqlite3_io_methods>: UnsafePointer<sqlite3_io_methods>] = [:]
    var system: UnsafeMutablePointer<sqlite3_vfs>?

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body()
    }

    func watcher(of path: String) -> Watcher? {
      locked { watchers.first { path.hasPrefix($0.key) }?.value }
    }
  }

  private static let state = State()

  /// Passes a change on when nobody objects.
  private static func pass(
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ change: (String) -> Change,
    _ call: (sqlite3_io_methods) -> Int32
  ) -> Int32 {
    guard let file, let known = state.locked({ state.files[file] }) else { return SQLITE_MISUSE }
    let code = state.watcher(of: known.path)?(change(known.path)) ?? SQLITE_OK
    return code == SQLITE_OK ? call(known.methods.pointee) : code
  }

  /// Puts this file system in the place of the system's.
  private static let isRegistered: Bool = {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    state.system = system
    let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    own.initialize(to: system.pointee)
    own.pointee.pNext = nil
    own.pointee.zName = UnsafePointer(strdup("faulty"))
    own.pointee.xOpen = { vfs, name, file, flags, outFlags in
      guard let system = state.system, let file else { return SQLITE_MISUSE }
      let code = system.pointee.xOpen(system, name, file, flags, outFlags)
      guard code == SQLITE_OK, let name else { return code }
      let path = String(cString: name)
      state.locked {
        guard state.watcher(of: path) != nil, let methods = file.pointee.pMethods else { return }
        state.files[file] = File(path: path, methods: methods)
        file.pointee.pMethods = watched(methods)
      }
      return code
    }
    own.pointee.xDelete = { vfs, name, synchronizes in
      guard let system = state.system, let name else { return SQLITE_MISUSE }
      let path = String(cString: name)
      let code = state.watcher(of: path)?(Change(kind: .delete, path: path)) ?? SQLITE_OK
      return code == SQLITE_OK ? system.pointee.xDelete(system, name, synchronizes) : code
    }
    return sqlite3_vfs_register(own, 1) == SQLITE_OK
  }()

  /// The system's methods, with those watched that change a file.
  private static func watched(
    _ methods: UnsafePointer<sqlite3_io_methods>
  ) -> UnsafePointer<sqlite3_io_methods> {
    if let known = state.watched[methods] { return known }
    let own = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    own.initialize(to: methods.pointee)
    own.pointee.xWrite = { file, bytes, count, offset in
      let written = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      return FaultyFiles.pass(file) { path in
        Change(kind: .write, path: path, bytes: written, offset: offset)
      } _: {
        $0.xWrite(file, bytes, count, offset)
      }
    }
    own.pointee.xSync = { file, flags in
      FaultyFiles.pass(file) {
        Change(kind: .synchronize, path: $0)
      } _: {
        $0.xSync(file, flags)
      }
    }
    own.pointee.xTruncate = { file, size in
      FaultyFiles.pass(file) {
        Change(kind: .truncate, path: $0)
      } _: {
        $0.xTruncate(file, size)
      }
    }
    state.watched[methods] = UnsafePointer(own)
    return UnsafePointer(own)
  }
}
