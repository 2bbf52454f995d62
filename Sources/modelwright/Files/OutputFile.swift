import ModelwrightModel

/// A file that is to be written.
struct OutputFile {
  /// The folder, as the user gave it.
  var folder: String
  /// The name in that folder.
  var name: String
  /// All of its bytes.
  var bytes: [UInt8]
  /// Whether a file of that name that exists already stays as it is.
  var isWrittenOnce: Bool

  /// The file as messages name it.
  var place: SourceLocation {
    SourceLocation(path: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
  }

  /// Whether the name is that of a file in the folder itself, and one that can exist.
  var hasValidName: Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}

/// Files could not be written, or a folder not be read.
struct OutputError: Error {
  /// What went wrong, and where.
  var diagnostic: Diagnostic

  static func unwritable(_ place: SourceLocation, _ fault: SystemFault) -> OutputError {
    OutputError(diagnostic: .unwritable(place, fault.description))
  }

  static func unreadable(_ path: String, _ fault: SystemFault) -> OutputError {
    OutputError(diagnostic: .unreadable(SourceLocation(path: path), fault.description))
  }

  static func invalidName(_ file: OutputFile) -> OutputError {
    OutputError(diagnostic: .invalidFileName(file.name, in: file.folder))
  }

  static func folderInTheWay(_ file: OutputFile) -> OutputError {
    OutputError(diagnostic: .folderInTheWay(file.place))
  }
}
