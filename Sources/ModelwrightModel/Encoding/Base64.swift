/// Base64 with padding, the alphabet of RFC 4648 §4.
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The text of some bytes, without line breaks.
  public static func encode(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { text in
      var written = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        let second = count > 1 ? UInt32(bytes[start + 1]) << 8 : 0
        let third = count > 2 ? UInt32(bytes[start + 2]) : 0
        let word = UInt32(bytes[start]) << 16 | second | third
        for place in 0..<4 {
          let letter = alphabet[Int(word >> UInt32(18 - 6 * place) & 63)]
          text[written] = place <= count ? letter : UInt8(ascii: "=")
          written += 1
        }
      }
      return written
    }
  }

  /// The bytes of a text; ASCII white space is skipped. `nil` when it is not Base64, when padding is
  /// missing, or when the bits that padding leaves over are not zero.
  public static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var word: UInt32 = 0
    var letters = 0
    var padding = 0
    for letter in text.utf8 {
      if letter == 0x20 || (0x09...0x0D).contains(letter) { continue }
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value = values[Int(letter)]
      guard value != 0xFF, padding == 0 else { return nil }
      word = word << 6 | UInt32(value)
      letters += 1
      guard letters == 4 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word))
      (word, letters) = (0, 0)
    }
    switch (letters, padding) {
    case (0, 0): break
    case (2, 2) where word & 0xF == 0: bytes.append(UInt8(truncatingIfNeeded: word >> 4))
    case (3, 1) where word & 0x3 == 0:
      bytes.append(UInt8(truncatingIfNeeded: word >> 10))
      bytes.append(UInt8(truncatingIfNeeded: word >> 2))
    default: return nil
    }
    return bytes
  }
}
