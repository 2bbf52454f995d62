import ModelwrightModel

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
