import ModelwrightModel

/// A folder that files are written to or compared with, held open, so that it stays the same one. The
/// folder itself may be a link that the user gave; what is in it is never followed.
struct OutputFolder {
  /// The path, as the user gave it.
  let path: String
  /// What tells it from other folders.
  let identity: Platform.Identity
  let descriptor: Int32

  /// Opens a folder, and makes it and those above it when they are missing.
  init(path: String) throws(OutputError) {
    self.path = path
    let place = SourceLocation(path: path, line: 1, column: 1)
    do throws(SystemFault) {
      descriptor = try Platform.openFolder(path, makesIt: true)
      identity = try Platform.identity(of: descriptor)
    } catch {
      throw .unwritable(place, error)
    }
  }

  /// Opens a folder when it exists.
  init?(existing path: String) throws(OutputError) {
    self.path = path
    do throws(SystemFault) {
      descriptor = try Platform.openFolder(path, makesIt: false)
      identity = try Platform.identity(of: descriptor)
    } catch {
      if error == .isMissing { return nil }
      throw .unreadable(SourceLocation(path: path, line: 1, column: 1), error)
    }
  }

  func close() { Platform.close(descriptor) }

  /// Whether the folder is still the one at its path: it may have been removed or replaced.
  var isInPlace: Bool { Platform.identity(at: path) == identity }

  /// Brings the names of the folder's files to the disk.
  func synchronize() { try? Platform.synchronize(descriptor) }

  /// What stands under a name.
  func kind(of name: String) throws(OutputError) -> Platform.Kind {
    do throws(SystemFault) {
      return try Platform.kind(of: name, in: descriptor)
    } catch {
      throw .unreadable(OutputFile.place(of: name, in: path), error)
    }
  }

  /// The bytes of a file.
  func bytes(of name: String, limit: Int) throws(SystemFault) -> [UInt8] {
    try Platform.bytes(of: name, limit: limit, in: descriptor)
  }

  /// Whether a file holds exactly some bytes.
  func contains(_ name: String, _ bytes: [UInt8]) -> Bool {
    Platform.contains(name, bytes, in: descriptor)
  }

  /// Removes a file.
  func remove(_ name: String) throws(OutputError) {
    do throws(SystemFault) {
      try Platform.removeFile(name, in: descriptor)
    } catch {
      throw .unwritable(OutputFile.place(of: name, in: path), error)
    }
  }

  /// Removes what processes that were killed have left behind. Only the holder of the folder's lock
  /// may do that.
  func removeTemporaryFiles() {
    let names = (try? Platform.names(in: descriptor)) ?? []
    for name in names where TemporaryName.matches(name) {
      let kind = try? Platform.kind(of: name, in: descriptor)
      if kind == .file { Platform.remove(name, in: descriptor) }
    }
  }
}
