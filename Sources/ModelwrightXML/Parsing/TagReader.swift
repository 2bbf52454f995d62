/// Puts a start tag together: values from libxml2, names and places from the document's bytes.
///
/// libxml2 tells where a start tag ends, not where its attributes are. A `<` cannot stand inside a
/// well-formed start tag, so the tag begins at the last one before its end.
struct TagReader {
  /// A value as libxml2 hands it out: two pointers among five for each attribute.
  typealias Values = UnsafeMutablePointer<UnsafePointer<UInt8>?>

  private let bytes: UnsafeBufferPointer<UInt8>
  private var attributes: [XMLAttribute] = []
  private(set) var cursor: PlaceCursor

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    cursor = PlaceCursor(bytes)
  }

  /// The place of an offset.
  mutating func place(of offset: Int) -> Place { cursor.place(of: offset) }

  /// The tag that ends at `end`, the offset of its `>` or `/>`, with the values of its attributes
  /// other than namespace declarations, in the document's order.
  mutating func tag(endingAt end: Int, values: Values?, count: Int) -> XMLTag {
    var start = end
    while start > 0 {
      start -= 1
      if bytes[start] == UInt8(ascii: "<") { break }
    }
    let place = cursor.place(of: start)
    var offset = min(start + 1, end)
    let name = word(from: &offset, to: end)
    attributes.removeAll(keepingCapacity: true)
    var next = 0
    while let found = nextName(from: &offset, to: end) {
      var value: UnsafeBufferPointer<UInt8>?
      if next < count, !found.isNamespaceDeclaration {
        value = Self.value(next, of: values)
        next += 1
      }
      let raw = rawValue(from: &offset, to: end, likely: value?.count ?? 0)
      let written = UnsafeBufferPointer(rebasing: bytes[raw])
      attributes.append(
        XMLAttribute(
          name: found, value: value ?? written, writtenValue: written,
          namePlace: cursor.place(of: offsetOf(found)),
          valuePlace: cursor.place(of: raw.lowerBound)))
    }
    return XMLTag(name: name, place: place, attributes: attributes)
  }

  private static func value(_ index: Int, of values: Values?) -> UnsafeBufferPointer<UInt8>? {
    guard let values, let first = values[5 * index + 3], let last = values[5 * index + 4] else {
      return nil
    }
    return UnsafeBufferPointer(start: first, count: last - first)
  }

  private func offsetOf(_ part: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress, let start = part.baseAddress else { return 0 }
    return start - base
  }

  /// The next attribute's name; moves the offset behind the quote that opens its value.
  private func nextName(
    from offset: inout Int, to end: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    skipSpace(from: &offset, to: end)
    let name = word(from: &offset, to: end)
    skipSpace(from: &offset, to: end)
    guard !name.isEmpty, offset < end, bytes[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipSpace(from: &offset, to: end)
    guard offset < end else { return nil }
    offset += 1
    return name
  }

  /// The range of a value whose opening quote stands before the offset; moves the offset behind its
  /// closing one.
  ///
  /// The quote cannot stand inside the value. So when it stands behind as many bytes as the value
  /// has after its references were replaced, there were none, and nothing needs to be looked at.
  private func rawValue(from offset: inout Int, to end: Int, likely: Int) -> Range<Int> {
    let first = offset
    let quote = bytes[first - 1]
    let jump = first + likely
    let last =
      jump < end && bytes[jump] == quote
      ? jump : bytes.firstOffset(of: quote, from: first, to: end)
    offset = min(last + 1, end)
    return first..<last
  }

  private func word(from offset: inout Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    let first = offset
    while offset < end, !bytes[offset].endsXMLName { offset += 1 }
    return UnsafeBufferPointer(rebasing: bytes[first..<offset])
  }

  private func skipSpace(from offset: inout Int, to end: Int) {
    while offset < end, bytes[offset].isXMLSpace { offset += 1 }
  }
}

extension UInt8 {
  /// Whether the byte is white space as XML defines it.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether a name cannot go on with the byte.
  fileprivate var endsXMLName: Bool {
    self <= UInt8(ascii: ">")
      && (isXMLSpace || self == UInt8(ascii: "=") || self == UInt8(ascii: "/")
        || self == UInt8(ascii: ">"))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte that is not white space: a loop, since most text is the indentation
  /// between two tags, and a closure for each byte of it costs a debug build dearly.
  var firstOffsetOfText: Int? {
    var offset = 0
    while offset < count {
      if !self[offset].isXMLSpace { return offset }
      offset &+= 1
    }
    return nil
  }

  /// Whether the name is `xmlns` or begins with `xmlns:`.
  fileprivate var isNamespaceDeclaration: Bool {
    guard count >= 5, self[0] == UInt8(ascii: "x") else { return false }
    return starts(with: "xmlns".utf8) && (count == 5 || self[5] == UInt8(ascii: ":"))
  }
}
