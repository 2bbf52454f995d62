#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemFault {
  /// A folder is where a file should be.
  static let isFolder = SystemFault(number: EISDIR)
  /// Something is neither a file nor a folder.
  static let isNoFile = SystemFault(number: EINVAL)
  /// A file has more bytes than are read.
  static let isTooLarge = SystemFault(number: EFBIG)
  /// There is nothing under a name.
  static let isMissing = SystemFault(number: ENOENT)
}

/// Files, named relative to a folder that is held open. Symbolic links are never followed.
extension Platform {
  /// What a name stands for.
  enum Kind { case missing, file, folder, link, other }

  /// Tries a call again as long as a signal interrupts it.
  static func call(_ body: () -> Int32) throws(SystemFault) -> Int32 {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw lastFault }
    }
  }

  /// What stands under a name.
  static func kind(of name: String, in folder: Int32) throws(SystemFault) -> Kind {
    var status = stat()
    do throws(SystemFault) {
      _ = try call { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch {
      if error.number == ENOENT { return .missing }
      throw error
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether a file holds exactly some bytes; one that cannot be read does not.
  static func contains(_ name: String, _ bytes: [UInt8], in folder: Int32) -> Bool {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor != -1 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) == bytes.count else { return false }
    var offset = 0
    var chunk = [UInt8](repeating: 0, count: min(max(bytes.count, 1), 1 << 16))
    while offset < bytes.count {
      let count = read(descriptor, &chunk, chunk.count)
      if count == -1, errno == EINTR { continue }
      guard count > 0, offset + count <= bytes.count,
        chunk[..<count] == bytes[offset..<(offset + count)]
      else { return false }
      offset += count
    }
    return true
  }

  /// The bytes of a file.
  ///
  /// - Throws: The system's fault; `EFBIG` when the file is larger than the limit, and `ELOOP` when it
  ///   is a symbolic link.
  static func bytes(
    of name: String, limit: Int, in folder: Int32
  ) throws(SystemFault) -> [UInt8] {
    try bytes(limit: limit) {
      openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
  }

  /// The bytes of a file that a user named; links are followed.
  static func bytes(ofFile path: String, limit: Int) throws(SystemFault) -> [UInt8] {
    try bytes(limit: limit) { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
  }

  /// The first bytes of a file that a user named.
  static func start(ofFile path: String, count: Int) throws(SystemFault) -> [UInt8] {
    let descriptor = try call { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = read(descriptor, &bytes, count)
    guard length >= 0 else { throw lastFault }
    return Array(bytes.prefix(length))
  }

  private static func bytes(
    limit: Int, _ opening: () -> Int32
  ) throws(SystemFault) -> [UInt8] {
    let descriptor = try call(opening)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFault }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
    guard status.st_size <= limit else { throw .isTooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == -1 {
        if errno == EINTR { continue }
        throw lastFault
      }
      guard bytes.count + count <= limit else { throw .isTooLarge }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Makes a new empty file under a name that nothing else uses.
  static func createTemporaryFile(
    in folder: Int32
  ) throws(SystemFault) -> (descriptor: Int32, name: String) {
    while true {
      let name = TemporaryName.make(process: getpid())
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      do throws(SystemFault) {
        return (try call { openat(folder, name, flags, 0o666) }, name)
      } catch {
        if error.number != EEXIST { throw error }
      }
    }
  }

  /// Gives a file another name, in place of whatever has it.
  static func rename(
    _ name: String, to newName: String, in folder: Int32
  ) throws(SystemFault) {
    _ = try call { renameat(folder, name, folder, newName) }
  }

  /// Gives a file another name; when something has it already, the file is removed.
  static func renameUnlessTaken(
    _ name: String, to newName: String, in folder: Int32
  ) throws(SystemFault) {
    do throws(SystemFault) {
      _ = try call { linkat(folder, name, folder, newName, 0) }
    } catch {
      // File systems without a second name for a file: the check leaves a gap, but a small one.
      let canLink = ![EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.number)
      guard error.number == EEXIST || !canLink else { throw error }
      if !canLink, try kind(of: newName, in: folder) == .missing {
        return try rename(name, to: newName, in: folder)
      }
    }
    remove(name, in: folder)
  }

  /// Removes a file.
  static func removeFile(_ name: String, in folder: Int32) throws(SystemFault) {
    do throws(SystemFault) {
      _ = try call { unlinkat(folder, name, 0) }
    } catch {
      if error != .isMissing { throw error }
    }
  }

  /// Removes a file's name, without asking whether that worked.
  static func remove(_ name: String, in folder: Int32) { _ = unlinkat(folder, name, 0) }

  /// Lets the disk begin to take a file's bytes: on Linux that is what saying that they are no longer
  /// needed does.
  static func beginSynchronizing(_ descriptor: Int32) {
    #if os(Linux)
      _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  /// Waits until the disk has a file's bytes. File systems that cannot tell are taken at their word.
  static func synchronize(_ descriptor: Int32) throws(SystemFault) {
    do throws(SystemFault) {
      _ = try call { fsync(descriptor) }
    } catch {
      if ![EINVAL, ENOTSUP, EOPNOTSUPP, EROFS].contains(error.number) { throw error }
    }
  }

  /// Closes a file without asking whether that worked.
  static func close(_ descriptor: Int32) { _ = closeDescriptor(descriptor) }

  /// Closes a file; some file systems report only now that the bytes found no room.
  static func closeReporting(_ descriptor: Int32) throws(SystemFault) {
    if closeDescriptor(descriptor) == -1, errno != EINTR { throw lastFault }
  }
}

/// The system's function, whose name ``Platform`` uses itself.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
