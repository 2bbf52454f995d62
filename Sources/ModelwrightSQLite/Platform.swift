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
  public var description: String { "\(path): \(reason)" }
  /// The error in words, without the path.
  public var reason: String { String(cString: strerror(number)) }
  /// Something stands under the name already.
  public var isTaken: Bool { number == EEXIST }
}

/// What is done to the files of stores besides what SQLite does.
public enum StoreFile {
  /// Waits until the disk has a file's bytes, and its folder the file's name.
  public static func synchronize(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor != -1 else { throw FileError(path: path, number: errno) }
    defer { close(descriptor) }
    // Some file systems cannot tell; they are taken at their word.
    if fsync(descriptor) == -1, ![EINVAL, ENOTSUP, EOPNOTSUPP, EROFS].contains(errno) {
      throw FileError(path: path, number: errno)
    }
  }

  /// Gives a file a name that nothing has, in the same folder.
  public static func rename(_ path: String, toUnused name: String) throws(FileError) {
    if link(path, name) == 0 {
      unlink(path)
    } else if [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) {
      // File systems without a second name for a file: the check leaves a gap, but a small one.
      guard access(name, F_OK) == -1 else { throw FileError(path: name, number: EEXIST) }
      guard renameFile(path, name) == 0 else { throw FileError(path: name, number: errno) }
    } else {
      throw FileError(path: name, number: errno)
    }
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
    try synchronize(folder)
  }

  /// Removes a file, without asking whether that worked.
  public static func remove(_ path: String) { unlink(path) }
}

/// The system's function, whose name ``StoreFile`` uses itself.
private func renameFile(_ path: String, _ name: String) -> Int32 { rename(path, name) }

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
