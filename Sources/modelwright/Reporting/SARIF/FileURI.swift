/// A file's path as a URI: relative to the current folder when the file is below it, otherwise absolute.
struct FileURI: Equatable {
  /// The URI, percent-encoded.
  let text: String
  /// Whether it is relative to the current folder.
  let isRelative: Bool

  /// Makes the URI of a path that a user gave.
  init(path: String, currentFolder: String?) {
    let folder = currentFolder.map(Self.components) ?? []
    let isAbsolute = path.hasPrefix("/")
    let parts = Self.components(isAbsolute ? path : "/" + (currentFolder ?? "") + "/" + path)
    if parts.count > folder.count, parts.starts(with: folder), !isAbsolute || currentFolder != nil {
      text = Self.encoded(parts.dropFirst(folder.count))
      isRelative = true
    } else {
      text = "file:///" + Self.encoded(parts[...])
      isRelative = false
    }
  }

  /// The names on the way, without `.` and with `..` followed.
  private static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, name in
      switch name {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(name)
      }
    }
  }

  private static func encoded(_ parts: ArraySlice<Substring>) -> String {
    parts.map { $0.utf8.map(encoded).joined() }.joined(separator: "/")
  }

  /// RFC 3986's unreserved characters stand for themselves.
  private static func encoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
