import ModelwrightModel

/// One file that is replaced by itself: it is, at every moment, the earlier one or the new one.
struct SingleFile {
  let file: OutputFile

  init(_ file: OutputFile) { self.file = file }

  /// Writes the file, unless it has these bytes already.
  ///
  /// - Throws: ``OutputError``; then the file is as it was.
  func write() throws(OutputError) {
    guard file.hasValidName else { throw .invalidName(file) }
    var folders = try FolderSet([file.folder], makesThem: true)
    defer { folders.close() }
    guard let folder = folders.folders[file.folder] else { return }
    let signals = Platform.holdBackSignals()
    defer { Platform.releaseSignals(signals) }
    folders.removeTemporaryFiles()
    try write(in: folder)
  }

  /// Writes the file into a folder that is locked.
  func write(in folder: OutputFolder) throws(OutputError) {
    switch try folder.kind(of: file.name) {
    case .missing, .file: break
    case .link: throw OutputError(diagnostic: .outputIsLink(file.place))
    case .folder: throw OutputError(diagnostic: .outputInTheWay(file.place, "a folder"))
    case .other:
      throw OutputError(diagnostic: .outputInTheWay(file.place, "something that is no file"))
    }
    if folder.contains(file.name, file.bytes) { return }
    var prepared = try PreparedFile(file, in: folder.descriptor, replacesFile: true)
    do throws(OutputError) {
      try prepared.synchronize()
      try prepared.takePlace()
    } catch {
      prepared.discard()
      throw error
    }
    folder.synchronize()
  }
}
