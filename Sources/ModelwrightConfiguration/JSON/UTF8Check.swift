/// Looks for bytes that are not UTF-8 (RFC 3629).
enum UTF8Check {
  /// The offset of the first byte of what is no character; `nil` when all is well.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let length = length(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }

  /// The length of a character of more than one byte; `nil` when it is none.
  private static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    let lead = bytes[offset]
    let length: Int
    // The second byte tells overlong forms, surrogates and what lies beyond the last character.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    let rest = bytes[(offset + 2)..<(offset + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
