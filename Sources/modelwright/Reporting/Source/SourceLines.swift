import ModelwrightModel

/// The lines that diagnostics point at, read from the files again.
///
/// One file is held at a time and its lines are counted once, as long as places are asked for in their
/// order.
struct SourceLines {
  /// A line without its end, and the offset in it that a column means.
  struct Line {
    var bytes: ArraySlice<UInt8>
    /// The offset of the place, an index of ``bytes`` or their end.
    var offset: Int
  }

  /// The largest file that is read: as large as the largest that a model may be.
  private static let limit = 64 << 20

  private var path: String?
  private var bytes: [UInt8]?
  private var number = 1
  private var start = 0
  /// The offset behind the current line; `nil` when it was not looked for yet.
  private var end: Int?
  /// How far the columns of the current line have been counted, and what that gave.
  private var counted = (offset: 0, units: 0)

  /// The line of a place; `nil` when the place is no line of a file that can be read.
  mutating func line(at place: SourceLocation) -> Line? {
    guard place.line > 0, !place.path.isEmpty, open(place.path), let bytes, seek(place.line, bytes)
    else { return nil }
    var end = endOfLine(in: bytes)
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var offset = min(start + max(0, place.column - 1), end)
    while offset > start, offset < end, bytes[offset].isContinuation { offset -= 1 }
    return Line(bytes: bytes[start..<end], offset: offset)
  }

  /// The column of a place in UTF-16 code units, from 1; `nil` when its line cannot be read.
  mutating func utf16Column(of place: SourceLocation) -> Int? {
    guard place.column > 0, let line = line(at: place) else { return nil }
    if counted.offset < line.bytes.startIndex || counted.offset > line.offset {
      counted = (line.bytes.startIndex, 0)
    }
    let part = line.bytes[counted.offset..<line.offset]
    counted = (
      line.offset, counted.units + String(decoding: part, as: UTF8.self).utf16.count
    )
    return counted.units + 1
  }

  private mutating func open(_ newPath: String) -> Bool {
    if path != newPath {
      path = newPath
      bytes = nil
      bytes = try? Platform.bytes(ofFile: newPath, limit: Self.limit)
      rewind()
    }
    return bytes != nil
  }

  private mutating func rewind() {
    (number, start, end, counted) = (1, 0, nil, (0, 0))
  }

  /// The offset behind the current line, looked for once: one line can be the whole file.
  private mutating func endOfLine(in bytes: [UInt8]) -> Int {
    let found = end ?? Platform.offset(of: UInt8(ascii: "\n"), in: bytes, from: start)
    end = found
    return found
  }

  /// Goes to a line; false when there is none of this number.
  private mutating func seek(_ wanted: Int, _ bytes: [UInt8]) -> Bool {
    if wanted < number { rewind() }
    while number < wanted {
      let found = endOfLine(in: bytes)
      guard found < bytes.count else { return false }
      start = found + 1
      end = nil
      number += 1
    }
    return true
  }
}

extension UInt8 {
  /// Whether the byte goes on with a character of UTF-8 that began before.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
