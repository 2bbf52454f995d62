/// One pass over a document's bytes before it is parsed: that they are UTF-8 without NUL, and how many
/// tags and attributes there are.
///
/// libxml2 compares every attribute of an element with every other, and it does so before it hands
/// the element out; so a tag with a million attributes must be found before.
struct ByteSurvey {
  /// What is wrong with the bytes.
  enum Problem: Hashable {
    case nul
    case notUTF8
    case tooManyElements
    case tooManyAttributes
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ReaderLimits

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReaderLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The first problem and its offset.
  func firstProblem() -> (problem: Problem, offset: Int)? {
    let text = firstBadByte()
    let tag = firstExcess(upTo: text?.offset ?? bytes.count)
    return tag ?? text
  }

  // MARK: Encoding

  private func firstBadByte() -> (problem: Problem, offset: Int)? {
    var offset = 0
    while offset < bytes.count {
      if let next = endOfPlainWords(from: offset) { offset = next }
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == 0 { return (.nul, offset) }
      let length = byte < 0x80 ? 1 : sequenceLength(at: offset)
      if length == 0 { return (.notUTF8, offset) }
      offset += length
    }
    return nil
  }

  /// Skips eight bytes at a time while all of them are ASCII and none is NUL.
  private func endOfPlainWords(from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let hasHighBit = word & 0x8080_8080_8080_8080 != 0
      let hasZero = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
      if hasHighBit || hasZero { break }
      offset += 8
    }
    return offset
  }

  /// The length of the UTF-8 sequence at an offset; 0 when it is none (Unicode, table 3-7).
  private func sequenceLength(at offset: Int) -> Int {
    func follows(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + index < bytes.count && range.contains(bytes[offset + index])
    }
    switch bytes[offset] {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }

  // MARK: Counts

  /// Counts start tags, and the quoted values of those that are long enough to have too many.
  ///
  /// A `<` cannot stand inside a start tag, so each reaches at most to the next one, also in a
  /// document that is not well-formed.
  private func firstExcess(upTo end: Int) -> (problem: Problem, offset: Int)? {
    // The shortest attribute is five bytes long: ` a=""`.
    let shortest = limits.attributesPerElement * 5
    var elements = 0
    var start = bytes.firstOffset(of: UInt8(ascii: "<"), from: 0, to: end)
    while start < end {
      let next = bytes.firstOffset(of: UInt8(ascii: "<"), from: start + 1, to: end)
      let first = start + 1 < end ? bytes[start + 1] : 0
      if first != UInt8(ascii: "/"), first != UInt8(ascii: "!"), first != UInt8(ascii: "?") {
        elements += 1
        if elements > limits.elements { return (.tooManyElements, start) }
        if next - start > shortest, let offset = excessValue(from: start, to: next) {
          return (.tooManyAttributes, offset)
        }
      }
      start = next
    }
    return nil
  }

  /// Where the first value stands that is one too many.
  private func excessValue(from start: Int, to end: Int) -> Int? {
    var count = 0
    var quote: UInt8 = 0
    for offset in start..<end {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        count += 1
        if count > limits.attributesPerElement { return offset }
      } else if byte == UInt8(ascii: ">") {
        return nil
      }
    }
    return nil
  }
}
