/// Finds where the parts of a start tag stand in the bytes of a document.
///
/// libxml2 tells where a start tag ends, not where its attributes are. A `<` cannot stand inside a
/// well-formed start tag, so the tag begins at the last one before its end.
struct TagScanner {
  /// One attribute's byte ranges; the value without its quotes.
  struct Found {
    var name: Range<Int>
    var value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var found: [Found] = []
  /// The offset of the `<`.
  private(set) var start = 0
  /// The range of the element's name.
  private(set) var name = 0..<0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Takes apart the tag that ends at `end`, the offset of its `>` or `/>`.
  mutating func scan(endingAt end: Int) {
    let end = min(end, bytes.count)
    start = end
    while start > 0 {
      start -= 1
      if bytes[start] == UInt8(ascii: "<") { break }
    }
    var offset = min(start + 1, end)
    name = word(from: &offset, to: end)
    found.removeAll(keepingCapacity: true)
    while let attribute = attribute(from: &offset, to: end) { found.append(attribute) }
  }

  private func attribute(from offset: inout Int, to end: Int) -> Found? {
    skipSpace(from: &offset, to: end)
    let name = word(from: &offset, to: end)
    guard !name.isEmpty else { return nil }
    skipSpace(from: &offset, to: end)
    guard offset < end, bytes[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipSpace(from: &offset, to: end)
    guard offset < end else { return nil }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    let first = offset
    while offset < end, bytes[offset] != quote { offset += 1 }
    let value = first..<offset
    offset = min(offset + 1, end)
    return Found(name: name, value: value)
  }

  private func word(from offset: inout Int, to end: Int) -> Range<Int> {
    let first = offset
    while offset < end {
      switch bytes[offset] {
      case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"):
        return first..<offset
      default: offset += 1
      }
    }
    return first..<offset
  }

  private func skipSpace(from offset: inout Int, to end: Int) {
    while offset < end {
      switch bytes[offset] {
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      default: return
      }
    }
  }
}
