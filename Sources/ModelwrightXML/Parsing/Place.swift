/// A place in the bytes of a document: line and column in UTF-8 bytes, both from 1.
struct Place: Hashable, Sendable {
  var line: Int32 = 1
  var column: Int32 = 1
}

/// Turns offsets into places. Offsets that grow cost one pass over the bytes in total.
struct PlaceCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line: Int32 = 1
  private var lineStart = 0
  /// The offset of the line's end: of its line feed, or of the end of the bytes.
  private var lineEnd: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lineEnd = bytes.firstOffset(of: UInt8(ascii: "\n"), from: 0, to: bytes.count)
  }

  /// The place of an offset; one before the last line asked for costs a pass from the beginning.
  mutating func place(of wanted: Int) -> Place {
    let offset = min(max(0, wanted), bytes.count)
    if offset < lineStart { self = PlaceCursor(bytes) }
    while offset > lineEnd {
      line &+= 1
      lineStart = lineEnd + 1
      lineEnd = bytes.firstOffset(of: UInt8(ascii: "\n"), from: lineStart, to: bytes.count)
    }
    return Place(line: line, column: Int32(clamping: offset - lineStart + 1))
  }
}
