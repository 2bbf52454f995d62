/// Writes numbered fields, each with its kind and, for bytes, its length, so that a reader can skip
/// what it does not know.
///
/// A field is a key (`number × 4 + kind` as a variable-length integer) and its value. What equals
/// the default is not written: of two equal values there is one encoding only.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func bytes(_ number: Int, _ value: [UInt8]) {
    key(number, .bytes)
    variableLength(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  mutating func string(_ number: Int, _ value: String?) {
    guard let value else { return }
    key(number, .bytes)
    variableLength(UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  /// A string that is empty when it is not written.
  mutating func text(_ number: Int, _ value: String) {
    if !value.isEmpty { string(number, value) }
  }

  mutating func integer(_ number: Int, _ value: Int?) {
    guard let value else { return }
    key(number, .integer)
    let wide = Int64(value)
    variableLength(UInt64(bitPattern: wide << 1 ^ wide >> 63))
  }

  /// A number that is zero when it is not written.
  mutating func count(_ number: Int, _ value: Int) {
    if value != 0 { integer(number, value) }
  }

  mutating func flag(_ number: Int, _ value: Bool) {
    if value { integer(number, 1) }
  }

  mutating func optionalFlag(_ number: Int, _ value: Bool?) {
    if let value { integer(number, value ? 1 : 0) }
  }

  mutating func double(_ number: Int, _ value: Double?) {
    guard let value else { return }
    key(number, .eightBytes)
    // One encoding for each number: zero has no sign, and there is one "not a number".
    let plain = value == 0 ? 0 : (value.isNaN ? Double.nan : value)
    for shift in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: plain.bitPattern >> UInt64(8 * shift)))
    }
  }

  mutating func message(_ number: Int, _ write: (inout FieldWriter) -> Void) {
    var inner = FieldWriter()
    write(&inner)
    bytes(number, inner.bytes)
  }

  private mutating func key(_ number: Int, _ kind: FieldKind) {
    variableLength(UInt64(number) << 2 | UInt64(kind.rawValue))
  }

  private mutating func variableLength(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// How a field's value is laid out.
enum FieldKind: UInt8 {
  /// A signed number as a variable-length integer, zigzag.
  case integer = 0
  /// A floating-point number, little-endian.
  case eightBytes = 1
  /// A length and as many bytes: a string or a message.
  case bytes = 2
}
