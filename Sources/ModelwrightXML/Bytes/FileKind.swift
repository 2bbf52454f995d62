/// What a file that should be XML is instead, told from its first bytes.
enum FileKind: Hashable {
  /// Probably XML in UTF-8: the parser will tell.
  case xml
  /// Nothing, or white space alone.
  case empty
  /// A pointer that Git LFS leaves in place of a file that it has not fetched.
  case gitLFSPointer
  /// A binary property list or keyed archive: what Xcode 3 wrote.
  case binaryPropertyList
  /// Text in another encoding than UTF-8, with its name.
  case otherEncoding(String)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.allSatisfy(\.isXMLSpace) {
      self = .empty
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .gitLFSPointer
    } else if bytes.starts(with: "bplist".utf8) {
      self = .binaryPropertyList
    } else if let encoding = Self.markedEncoding(bytes) ?? Self.declaredEncoding(bytes) {
      self = .otherEncoding(encoding)
    } else {
      self = .xml
    }
  }

  /// The encoding that a byte order mark, or the NULs around the first `<`, give away.
  private static func markedEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let first = Array(bytes.prefix(4))
    switch first {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: return "UTF-32"
    case [0x3C, 0, 0x3F, 0], [0, 0x3C, 0, 0x3F]: return "UTF-16"
    default:
      let mark = first.prefix(2)
      return mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] ? "UTF-16" : nil
    }
  }

  /// The encoding that the XML declaration names, unless it is UTF-8 or a part of it.
  private static func declaredEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(256)
    let declaration = String(decoding: head.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let words = declaration.split { $0 == "=" || $0.isWhitespace }
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.count else { return nil }
    let name = words[index + 1].filter { $0 != "\"" && $0 != "'" && $0 != "?" }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
  }
}
