// The calls of the C library that this module needs, in one place.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Which file stands at a path.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` when there is none.
  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(truncatingIfNeeded: information.st_ino)
  }
}

/// Removes a file; 0, or the system's number of the error. A file that does not exist is no error.
func removeFile(_ path: String) -> Int32 {
  unlink(path) == 0 || errno == ENOENT ? 0 : errno
}

/// The words for one of the system's error numbers.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }
