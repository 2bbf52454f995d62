internal import CModelwrightSQLite

/// A connection to a SQLite database.
///
/// Not Sendable: whoever owns it guards it. It is opened without SQLite's own mutex.
public final class Connection {
  /// How a database is opened.
  public enum Mode: Hashable, Sendable {
    /// For reading; the file must exist.
    case readOnly
    /// For reading and writing; the file must exist.
    case readWrite
    /// For reading and writing; the file is made when it does not exist.
    case create
    /// For reading a file that nothing changes meanwhile: no lock is taken and no file is made
    /// beside it.
    case immutable
    /// In memory. Connections of one process with the same name share the database, which lives as
    /// long as one of them; an empty name shares with none. The path is not used.
    case memory(String)
  }

  /// The oldest SQLite that is accepted, as SQLite numbers its versions: 3.37 brought STRICT tables.
  public static let minimumLibraryVersion: Int32 = 3_037_000

  /// The version of the SQLite library, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Whether the SQLite library is new enough.
  public static var isLibrarySupported: Bool {
    sqlite3_libversion_number() >= minimumLibraryVersion
  }

  /// The path that the database was opened with.
  public let path: String
  /// How it was opened.
  public let mode: Mode
  let handle: OpaquePointer
  var statements: [String: Statement] = [:]
  /// What a registered function threw last; whoever sees a statement fail may look here and set it
  /// back.
  public var functionError: (any Error)?
  /// What its owner has prepared it for, for example by registering functions.
  public var preparations: Set<String> = []

  /// Opens a database. Nothing is read or written yet: SQLite does that with the first statement.
  public init(
    path: String, mode: Mode = .create, busyTimeoutMilliseconds: Int32 = 5_000
  ) throws(SQLiteError) {
    self.path = path
    self.mode = mode
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(Self.uri(path, mode), &opened, Self.flags(mode), nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError.last(of: opened, code: code)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
  }

  // Statements that somebody still holds keep the database open until the last of them is gone.
  deinit { sqlite3_close_v2(handle) }

  private static func flags(_ mode: Mode) -> Int32 {
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    switch mode {
    case .readOnly, .immutable: return common | SQLITE_OPEN_READONLY
    case .readWrite: return common | SQLITE_OPEN_READWRITE
    case .create, .memory: return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  /// The path as a URI, so that no character of it is read as an option.
  private static func uri(_ path: String, _ mode: Mode) -> String {
    switch mode {
    case .memory(""): ":memory:"
    case .memory(let name): "file:/\(escaped(name))?vfs=memdb"
    case .immutable: "file:\(escaped(path))?immutable=1"
    case .readOnly, .readWrite, .create: "file:\(escaped(path))"
    }
  }

  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0...0x20, 0x7F...:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // What follows two slashes would be read as a host.
    return text.hasPrefix("//") ? "//" + text : text
  }

  func check(_ code: Int32, sql: String? = nil) throws(SQLiteError) {
    if code != SQLITE_OK { throw .last(of: handle, code: code, sql: sql) }
  }
}
