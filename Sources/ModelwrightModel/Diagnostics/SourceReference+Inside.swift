extension SourceReference {
  /// How the document spells one attribute's value.
  public struct Spelling: Sendable {
    /// The attribute's name in the document.
    public var name: String
    /// The bytes between the quotes.
    public var bytes: [UInt8]

    /// Makes a spelling.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The place of a byte inside an attribute's value: where an error in a predicate stands.
  ///
  /// - Parameters:
  ///   - field: The attribute's name in the document.
  ///   - offset: The offset in the value's UTF-8 bytes, after references have been replaced.
  /// - Returns: The byte's place in the file, that of the reference that stands for it, or the element's
  ///   own place when it has no such attribute.
  public func location(of field: String, offset: Int) -> SourceLocation {
    guard let found = fields.first(where: { $0.name == field }) else { return location }
    var place = SourceLocation(path: path, line: Int(found.line), column: Int(found.column))
    guard let spelling = spellings.first(where: { $0.name == field }) else {
      place.column += max(0, offset)
      return place
    }
    spelling.advance(&place, by: offset)
    return place
  }
}

extension SourceReference.Spelling {
  /// Moves a place from the value's first byte to one behind it.
  fileprivate func advance(_ place: inout SourceLocation, by offset: Int) {
    var index = 0
    var passed = 0
    while index < bytes.count, passed < offset {
      let step = step(at: index)
      // The value's byte is one of several that a reference stands for.
      guard passed + step.value <= offset else { return }
      for byte in bytes[index..<(index + step.document)] {
        if byte == UInt8(ascii: "\n") {
          place.line += 1
          place.column = 1
        } else {
          place.column += 1
        }
      }
      index += step.document
      passed += step.value
    }
  }

  /// How many bytes of the document stand for how many of the value: XML replaces references, and reads
  /// a line break as a space even when it has two bytes.
  private func step(at index: Int) -> (document: Int, value: Int) {
    switch bytes[index] {
    case UInt8(ascii: "\r") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"):
      return (2, 1)
    case UInt8(ascii: "&"):
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      return (end + 1 - index, Self.width(ofReference: name))
    default: return (1, 1)
    }
  }

  /// The bytes of the character that a reference stands for; the five named ones are ASCII.
  private static func width(ofReference name: String) -> Int {
    guard name.hasPrefix("#") else { return 1 }
    let isHexadecimal = name.hasPrefix("#x")
    let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return code.flatMap { Unicode.Scalar($0) }.map { UTF8.width($0) } ?? 1
  }
}
