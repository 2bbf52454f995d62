import ModelwrightConfiguration
import ModelwrightModel

/// The lock file of a bundle: `<Bundle>.modelwright-lock.json` beside it.
struct LockFile {
  /// The folder that the bundle and the file are in.
  let folder: String
  /// The file's name.
  let name: String

  /// The file of the bundle that a path leads into; `nil` when it is no bundle of versions.
  init?(ofModelAt path: String) {
    let bundle = ModelPath.bundle(of: path)
    let ending = ".xcdatamodeld"
    guard bundle.hasSuffix(ending), let last = bundle.split(separator: "/").last else { return nil }
    folder = ModelPath.folder(of: bundle)
    name = last.dropLast(ending.count) + VersionLock.suffix
  }

  /// The path as messages have it.
  var path: String { folder == "." ? name : OutputFile.path(of: name, in: folder) }

  /// Where faults of the whole file are reported.
  var place: SourceLocation { SourceLocation(path: path, line: 1, column: 1) }

  /// What the file says; `nil` when there is none. A link to a file is followed.
  ///
  /// - Throws: ``OutputError`` when it cannot be read or understood.
  func read() throws(OutputError) -> VersionLock? {
    let bytes: [UInt8]
    do throws(SystemFault) {
      guard try Platform.kind(at: path) != .missing else { return nil }
      bytes = try Platform.bytes(ofFile: path, limit: VersionLock.maximumSize)
    } catch {
      throw .unreadable(place, error)
    }
    do throws(LockFault) {
      return try VersionLock(bytes, path: path)
    } catch {
      throw OutputError(diagnostic: error.diagnostic)
    }
  }

  /// The names of the released versions in their order, as far as they can be made out.
  var versionNames: [String] { (try? read())?.versions.map(\.name) ?? [] }

  /// Writes the file: it is the earlier one or the new one, whatever happens.
  func write(_ lock: VersionLock) throws(OutputError) {
    let file = OutputFile(
      folder: folder, name: name, bytes: Array(lock.text.utf8), isWrittenOnce: false)
    try SingleFile(file).write()
  }
}
