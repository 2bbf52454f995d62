/// Reads what ``FieldWriter`` wrote, from bytes that may be anything.
///
/// Nothing is allocated from a length that is not backed by as many bytes.
struct FieldReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// A field's value.
  enum Value {
    case integer(Int64)
    case double(Double)
    case bytes(ArraySlice<UInt8>)
  }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next field; `nil` at the end.
  mutating func next() throws(ModelCodingError) -> (number: Int, value: Value)? {
    guard position < bytes.endIndex else { return nil }
    let key = try variableLength()
    guard let kind = FieldKind(rawValue: UInt8(key & 3)), let number = Int(exactly: key >> 2) else {
      throw .malformed(at: position - bytes.startIndex)
    }
    switch kind {
    case .integer:
      let value = try variableLength()
      return (number, .integer(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)))
    case .eightBytes:
      let raw = try take(8)
      let pattern = raw.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return (number, .double(Double(bitPattern: pattern)))
    case .bytes:
      let length = try variableLength()
      guard length <= UInt64(bytes.endIndex - position) else {
        throw .malformed(at: position - bytes.startIndex)
      }
      return (number, .bytes(try take(Int(length))))
    }
  }

  private mutating func take(_ count: Int) throws(ModelCodingError) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else {
      throw .malformed(at: position - bytes.startIndex)
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func variableLength() throws(ModelCodingError) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<10 {
      guard position < bytes.endIndex else { break }
      let byte = bytes[position]
      position += 1
      if index == 9, byte > 1 { break }
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte < 0x80 { return value }
    }
    throw .malformed(at: position - bytes.startIndex)
  }
}

extension FieldReader.Value {
  func string() throws(ModelCodingError) -> String {
    guard case .bytes(let bytes) = self else { throw .unexpectedKind }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .invalidText }
    return text
  }

  func integer() throws(ModelCodingError) -> Int {
    guard case .integer(let value) = self, let number = Int(exactly: value) else {
      throw .unexpectedKind
    }
    return number
  }

  func flag() throws(ModelCodingError) -> Bool { try integer() != 0 }

  func double() throws(ModelCodingError) -> Double {
    guard case .double(let value) = self else { throw .unexpectedKind }
    return value
  }

  func message() throws(ModelCodingError) -> ArraySlice<UInt8> {
    guard case .bytes(let bytes) = self else { throw .unexpectedKind }
    return bytes
  }
}
