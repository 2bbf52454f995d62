// The calls of the C library that this module needs, in one place.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What stands at a path.
public enum FileKind: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A file of a size in bytes.
  case file(size: Int)
  /// A folder.
  case folder
  /// A device, a socket, or something else that is not a file.
  case other
}

/// A call of the operating system that failed.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path.
  public var path: String
  /// The system's number of the error.
  public var number: Int32
  /// The error in words.
  public var description: String { "\(path): \(String(cString: strerror(number)))" }
}

extension StoreHeader {
  /// What stands at a path.
  public static func kind(of path: String) throws(FileError) -> FileKind {
    var information = stat()
    guard stat(path, &information) == 0 else {
      if errno == ENOENT { return .missing }
      throw FileError(path: path, number: errno)
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(information.st_size))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether this process may write a file, or into a folder.
  public static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
}
