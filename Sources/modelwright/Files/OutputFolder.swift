import ModelwrightModel

/// A folder that files are written to, held open, so that it stays the same one.
struct OutputFolder {
  private let descriptor: Int32

  /// Opens a folder, and makes it and those above it when they are missing.
  init(path: String) throws(OutputError) {
    do throws(SystemFault) {
      descriptor = try Platform.openFolder(path, makesIt: true)
    } catch {
      throw .unwritable(SourceLocation(path: path), error)
    }
  }

  func close() { Platform.close(descriptor) }

  /// Brings the names of the folder's files to the disk.
  func synchronize() { try? Platform.synchronize(descriptor) }

  /// Whether anything has a name; also when that cannot be told.
  func hasEntry(_ name: String) -> Bool {
    (try? Platform.kind(of: name, in: descriptor)) != .missing
  }

  /// The bytes of a file; `nil` when it is no file, cannot be read, or is larger than the limit.
  func bytes(of name: String, limit: Int) -> [UInt8]? {
    Platform.bytes(of: name, limit: limit, in: descriptor)
  }

  /// Removes a file whose bytes satisfy a condition, and tells whether it is gone.
  func removeFile(_ name: String, when condition: ([UInt8]) -> Bool) -> Bool {
    guard hasEntry(name) else { return true }
    guard let bytes = bytes(of: name, limit: 1 << 28), condition(bytes) else { return false }
    Platform.remove(name, in: descriptor)
    return !hasEntry(name)
  }

  /// Writes a file under a temporary name; `nil` when there is nothing to do.
  func prepare(_ file: OutputFile) throws(OutputError) -> PreparedFile? {
    let kind: Platform.Kind
    do throws(SystemFault) {
      kind = try Platform.kind(of: file.name, in: descriptor)
    } catch {
      throw .unwritable(file.place, error)
    }
    if file.isWrittenOnce, kind != .missing { return nil }
    if kind == .folder { throw .folderInTheWay(file) }
    if kind == .file, Platform.contains(file.name, file.bytes, in: descriptor) { return nil }
    return try PreparedFile(file, in: descriptor, replacesFile: kind == .file)
  }
}

/// A new file under a temporary name.
struct PreparedFile {
  let file: OutputFile
  /// Whether the file takes the place of an earlier one, which must survive a power cut.
  let replacesFile: Bool
  private let folder: Int32
  private let temporaryName: String
  private var descriptor: Int32?
  private var isInPlace = false

  init(_ file: OutputFile, in folder: Int32, replacesFile: Bool) throws(OutputError) {
    self.file = file
    self.folder = folder
    self.replacesFile = replacesFile
    do throws(SystemFault) {
      let (descriptor, name) = try Platform.createTemporaryFile(in: folder)
      self.descriptor = descriptor
      temporaryName = name
    } catch {
      throw .unwritable(file.place, error)
    }
    do throws(SystemFault) {
      if let descriptor { try Platform.write(file.bytes, to: descriptor) }
    } catch {
      discard()
      throw .unwritable(file.place, error)
    }
  }

  /// Lets the disk begin to take the bytes, so that waiting for many files costs one wait.
  func beginSynchronizing() {
    if replacesFile, let descriptor { Platform.beginSynchronizing(descriptor) }
  }

  /// Waits until the disk has the bytes, and closes the file. One that replaces nothing has nothing to
  /// lose: were it damaged by a power cut, the next run would write it again.
  mutating func synchronize() throws(OutputError) {
    guard let descriptor else { return }
    do throws(SystemFault) {
      if replacesFile { try Platform.synchronize(descriptor) }
      self.descriptor = nil
      try Platform.closeReporting(descriptor)
    } catch {
      throw .unwritable(file.place, error)
    }
  }

  /// Gives the file its name. A file that is written once yields to one that has appeared since.
  mutating func takePlace() throws(OutputError) {
    do throws(SystemFault) {
      if file.isWrittenOnce {
        try Platform.renameUnlessTaken(temporaryName, to: file.name, in: folder)
      } else {
        try Platform.rename(temporaryName, to: file.name, in: folder)
      }
      isInPlace = true
    } catch {
      throw .unwritable(file.place, error)
    }
  }

  /// Removes the temporary file, when it still is one.
  func discard() {
    guard !isInPlace else { return }
    if let descriptor { Platform.close(descriptor) }
    Platform.remove(temporaryName, in: folder)
  }
}
