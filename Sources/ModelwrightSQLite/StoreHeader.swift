internal import CModelwrightSQLite

/// What the first bytes of a file say, read before SQLite opens it: a SELECT on someone else's store
/// can already rewrite it on close.
///
/// Source: https://sqlite.org/fileformat2.html §1.3.
public struct StoreHeader: Hashable, Sendable {
  /// How many bytes the header has.
  public static let size = 100
  private static let signature = Array("SQLite format 3\0".utf8)

  /// Whether the file begins as a SQLite database does.
  public var isSQLite: Bool
  /// The database's `application_id`.
  public var applicationID: Int32
  /// The database's `user_version`.
  public var userVersion: Int32
  /// Whether changes go to a write-ahead log.
  public var usesLog: Bool
  /// The size of a page in bytes.
  public var pageSize: Int
  /// How many pages the file should have; 0 when the header does not say.
  public var pageCount: Int

  /// Reads a header from a file's first bytes.
  public init(bytes: [UInt8]) {
    isSQLite = bytes.count >= Self.size && bytes.starts(with: Self.signature)
    let header = isSQLite ? bytes : [UInt8](repeating: 0, count: Self.size)
    func number(at offset: Int) -> UInt32 {
      header[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    applicationID = Int32(bitPattern: number(at: 68))
    userVersion = Int32(bitPattern: number(at: 60))
    usesLog = header[18] == 2
    let size = Int(number(at: 16) >> 16)
    pageSize = size == 1 ? 65_536 : size
    // The count is valid only when it was written together with the change counter.
    pageCount = number(at: 24) == number(at: 92) ? Int(number(at: 28)) : 0
  }
}

extension StoreHeader {
  /// Reads the header of a file; `nil` when there is no file or it is empty. Nothing is changed, no
  /// lock is taken, and no lock that this process holds on the file is lost.
  ///
  /// - Throws: ``FileError`` or ``SQLiteError`` when the file cannot be read.
  public static func read(path: String) throws -> StoreHeader? {
    guard case .file(let fileSize) = try kind(of: path) else { return nil }
    return fileSize == 0 ? nil : try read(path: path, fileSize: fileSize)
  }

  static func read(path: String, fileSize: Int) throws(SQLiteError) -> StoreHeader {
    let connection = try Connection(path: path, mode: .immutable)
    var bytes = [UInt8](repeating: 0, count: size)
    let code = modelwright_read_start(connection.handle, &bytes, Int32(size))
    // What a short file lacks is zero.
    if code != SQLITE_IOERR | 2 << 8 { try connection.check(code) }
    return StoreHeader(bytes: Array(bytes.prefix(max(0, fileSize))))
  }
}
