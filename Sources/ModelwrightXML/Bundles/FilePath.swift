/// A path as the user gave it, taken apart without touching the disk.
struct FilePath: Hashable {
  /// The path without slashes at its end.
  let text: String

  init(_ text: String) {
    var rest = text.utf8[...]
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
    self.text = String(Substring(rest))
  }

  /// The last part.
  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    let name = text[text.utf8.index(after: slash)...]
    return name.isEmpty ? text : String(name)
  }

  /// The last part without its extension.
  var stem: String { Self.split(name).stem }

  /// The extension in lower case, without its dot; empty when there is none.
  var fileExtension: String { Self.split(name).fileExtension }

  /// The folder around it; `.` for a name alone.
  var folder: FilePath {
    guard let slash = text.lastIndex(of: "/") else { return FilePath(".") }
    return FilePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  /// The path of something inside.
  func appending(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  private static func split(_ name: String) -> (stem: String, fileExtension: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
  }
}
