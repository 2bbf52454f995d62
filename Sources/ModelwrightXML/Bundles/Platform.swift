// The only file of the module that calls the system's C library.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the reader needs of a disk.
enum Disk {
  /// What stands at a path.
  enum Kind: Hashable {
    case file
    case folder
    case other
    case missing
    /// It cannot be told why: the text is the system's.
    case unreadable(String)
  }

  /// Why a file was not read.
  enum Failure: Error, Hashable {
    case tooLarge
    case notAFile
    case system(String)

    /// What the system says.
    var reason: String {
      switch self {
      case .tooLarge: "it is too large"
      case .notAFile: "it is a pipe, a device or a folder"
      case .system(let reason): reason
      }
    }
  }

  /// What stands at a path, symbolic links followed.
  static func kind(of path: String) -> Kind {
    guard !path.utf8.contains(0) else { return .missing }
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(message(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, sorted by bytes, without `.` and `..`.
  static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw .system(message(errno)) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file, unless there are more than `limit`.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    // What stood there may be a pipe by now: opening must not wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(message(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(message(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLarge }
    var result: [UInt8] = []
    // One byte more than the size tells the end from a file that grows.
    var room = Int(status.st_size) + 1
    while true {
      let (count, failure) = append(to: &result, upTo: room, from: descriptor)
      if count < 0 { throw .system(message(failure)) }
      if count == 0 { return result }
      guard result.count <= limit else { throw .tooLarge }
      room = max(room - count, 4096)
    }
  }

  /// Reads once and gives back the number of bytes, or -1 and the error.
  private static func append(
    to bytes: inout [UInt8], upTo room: Int, from descriptor: Int32
  ) -> (count: Int, failure: Int32) {
    var count = 0
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      repeat {
        count = read(descriptor, buffer.baseAddress, room)
      } while count < 0 && errno == EINTR
      failure = errno
      initialized = max(0, count)
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return (count, failure)
  }

  private static func message(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte in a range; its end when there is none.
  func firstOffset(of byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
