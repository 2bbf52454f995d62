#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Folders in a folder that is held open.
extension Platform {
  /// Makes a new empty folder.
  ///
  /// - Throws: The system's fault; `EEXIST` when something has the name.
  static func makeFolder(_ name: String, in folder: Int32) throws(SystemFault) {
    _ = try call { mkdirat(folder, name, 0o777) }
  }

  /// Makes a new empty folder under a name that nothing else uses.
  static func makeTemporaryFolder(in folder: Int32) throws(SystemFault) -> String {
    while true {
      let name = TemporaryName.make(process: getpid())
      do throws(SystemFault) {
        try makeFolder(name, in: folder)
        return name
      } catch {
        if error.number != EEXIST { throw error }
      }
    }
  }

  /// Opens a folder in a folder.
  static func openFolder(_ name: String, in folder: Int32) throws(SystemFault) -> Int32 {
    try call { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  }

  /// Makes a new file with some bytes, and waits until the disk has them.
  static func makeFile(_ name: String, _ bytes: [UInt8], in folder: Int32) throws(SystemFault) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try call { openat(folder, name, flags, 0o666) }
    do throws(SystemFault) {
      try write(bytes, to: descriptor)
      try synchronize(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try closeReporting(descriptor)
  }

  /// Removes a folder with everything in it, links not followed, without asking whether that worked.
  static func removeFolder(_ name: String, in folder: Int32) {
    if let inner = try? openFolder(name, in: folder) {
      for entry in (try? names(in: inner)) ?? [] {
        if (try? kind(of: entry, in: inner)) == .folder {
          removeFolder(entry, in: inner)
        } else {
          remove(entry, in: inner)
        }
      }
      close(inner)
    }
    _ = unlinkat(folder, name, AT_REMOVEDIR)
  }
}
