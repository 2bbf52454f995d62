/// A place in the bytes of a document: line and column in UTF-8 bytes, both from 1.
struct Place: Hashable, Sendable {
  var line: Int32 = 1
  var column: Int32 = 1
}

/// Turns offsets into places. Offsets that grow cost one pass over the bytes in total.
struct PlaceCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var line: Int32 = 1
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The place of an offset; one before the last asked for costs a pass from the beginning.
  mutating func place(of wanted: Int) -> Place {
    let target = min(max(0, wanted), bytes.count)
    if target < offset { self = PlaceCursor(bytes) }
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") {
        line &+= 1
        lineStart = offset + 1
      }
      offset += 1
    }
    return Place(line: line, column: Int32(clamping: target - lineStart + 1))
  }
}
