#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Paths as the file system has them.
extension Platform {
  /// The absolute path of what stands at a path, without links and dots.
  static func realPath(of path: String) throws(SystemFault) -> String {
    guard let found = realpath(path, nil) else { throw lastFault }
    defer { free(found) }
    return String(cString: found)
  }

  /// What stands at a path, and whether it is a link there.
  static func kind(at path: String) throws(SystemFault) -> Kind {
    guard !path.utf8.contains(0) else { throw .isMissing }
    return try kind(of: path, in: AT_FDCWD)
  }
}
