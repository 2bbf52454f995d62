import ModelwrightModel

/// A file that is to be written.
struct OutputFile {
  /// The folder, as the user gave it.
  var folder: String
  /// The name in that folder.
  var name: String
  /// All of its bytes.
  var bytes: [UInt8]
  /// Whether it is a person's: one of that name that exists already stays as it is.
  var isWrittenOnce: Bool

  /// The file as messages name it.
  var place: SourceLocation { Self.place(of: name, in: folder) }

  /// A file as messages name it.
  static func place(of name: String, in folder: String) -> SourceLocation {
    SourceLocation(path: path(of: name, in: folder), line: 1, column: 1)
  }

  /// The path of a file in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether the name is that of a file in the folder itself, and one that can exist.
  var hasValidName: Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
