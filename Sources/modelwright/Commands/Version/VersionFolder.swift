import ModelwrightModel
import ModelwrightXML

/// A bundle whose versions are added or chosen, held open and locked.
struct VersionFolder {
  /// The bundle's path.
  let path: String
  private var folders: FolderSet
  private let folder: OutputFolder

  /// Opens a bundle.
  ///
  /// - Throws: ``OutputError`` when it is no bundle of versions, or cannot be opened.
  init(path: String) throws(OutputError) {
    self.path = path
    guard path.hasSuffix(".xcdatamodeld"), (try? Platform.entries(of: path)) != nil else {
      throw OutputError(diagnostic: .notABundle(path))
    }
    var folders = try FolderSet([path], makesThem: true)
    guard let folder = folders.folders[path] else {
      folders.close()
      throw OutputError(diagnostic: .notABundle(path))
    }
    self.folders = folders
    self.folder = folder
    folders.removeTemporaryFiles()
  }

  mutating func close() { folders.close() }

  /// The names of the versions' folders.
  func folderNames() throws(OutputError) -> [String] {
    do throws(SystemFault) {
      return try Platform.names(in: folder.descriptor)
        .filter { $0.hasSuffix(VersionName.ending) && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .unreadable(SourceLocation(path: path, line: 1, column: 1), error)
    }
  }

  // MARK: The current version

  /// Makes a version the current one. Whatever else the file says is kept.
  func use(_ folderName: String) throws(OutputError) {
    let earlier = try? folder.bytes(of: CurrentVersionFile.name, limit: 1 << 20)
    let file = OutputFile(
      folder: path, name: CurrentVersionFile.name,
      bytes: CurrentVersionFile.bytes(naming: folderName, keeping: earlier), isWrittenOnce: false)
    let signals = Platform.holdBackSignals()
    defer { Platform.releaseSignals(signals) }
    try SingleFile(file).write(in: folder)
  }

  // MARK: New versions

  /// How deep folders of a version lie in each other, and how large their files are, at most.
  private static let deepest = 8
  private static let largestFile = 1 << 28

  /// Copies a version under a new name and makes the copy the current one. When that fails, nothing has
  /// changed.
  func add(_ folderName: String, copying source: String) throws(OutputError) {
    let signals = Platform.holdBackSignals()
    defer { Platform.releaseSignals(signals) }
    let place = OutputFile.place(of: folderName, in: path)
    do throws(SystemFault) {
      let temporary = try Platform.makeTemporaryFolder(in: folder.descriptor)
      do throws(SystemFault) {
        let target = try Platform.openFolder(temporary, in: folder.descriptor)
        defer { Platform.close(target) }
        try Self.copy(OutputFile.path(of: source, in: path), to: target, depth: 0)
        try Platform.synchronize(target)
        // Something may have taken the name meanwhile: a folder with files is never replaced.
        try Platform.rename(temporary, to: folderName, in: folder.descriptor)
      } catch {
        Platform.removeFolder(temporary, in: folder.descriptor)
        throw error
      }
    } catch {
      throw .unwritable(place, error)
    }
    do throws(OutputError) {
      try use(folderName)
    } catch {
      Platform.removeFolder(folderName, in: folder.descriptor)
      throw error
    }
  }

  private static func copy(_ source: String, to target: Int32, depth: Int) throws(SystemFault) {
    guard depth < deepest else { throw .isTooLarge }
    for entry in try Platform.entries(of: source) where entry.name != ".DS_Store" {
      let path = OutputFile.path(of: entry.name, in: source)
      if entry.isFolder {
        try Platform.makeFolder(entry.name, in: target)
        let inner = try Platform.openFolder(entry.name, in: target)
        defer { Platform.close(inner) }
        try copy(path, to: inner, depth: depth + 1)
      } else {
        let bytes = try Platform.bytes(ofFile: path, limit: largestFile)
        try Platform.makeFile(entry.name, bytes, in: target)
      }
    }
  }
}
