/// Looks into a binary property list without building it: an object is read when it is asked for, and
/// nothing in the bytes is trusted.
///
/// Source: the layout that Apple's CFBinaryPList.c documents: `bplist00`, objects, a table of their
/// offsets, and a trailer of 32 bytes.
struct BinaryPropertyList {
  /// An object, its parts by their numbers.
  enum Object: Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case date(Double)
    case data(Range<Int>)
    case string(String)
    /// A reference of a keyed archive.
    case uid(Int)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private static let trailerSize = 32
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let table: Int
  /// How many objects there are.
  let count: Int
  /// The number of the object that holds all others.
  let root: Int

  /// `nil` when the frame around the objects does not hold.
  init?(_ bytes: [UInt8]) {
    let end = bytes.count - Self.trailerSize
    guard end >= 9, bytes.starts(with: "bplist0".utf8) else { return nil }
    let sizes = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard (1...8).contains(sizes.0), (1...8).contains(sizes.1),
      let count = Self.number(in: bytes, at: end + 8, size: 8),
      let root = Self.number(in: bytes, at: end + 16, size: 8),
      let table = Self.number(in: bytes, at: end + 24, size: 8),
      table >= 8, table <= end, count > 0, count <= (end - table) / sizes.0, root < count
    else { return nil }
    self.bytes = bytes
    (offsetSize, referenceSize) = sizes
    (self.count, self.root, self.table) = (count, root, table)
  }

  /// An object; `nil` when there is none of this number, or it does not hold.
  ///
  /// - Parameter limit: How many parts an array or a dictionary may have.
  func object(_ number: Int, limit: Int) -> Object? {
    guard number >= 0, number < count,
      let offset = Self.number(in: bytes, at: table + number * offsetSize, size: offsetSize),
      offset >= 8, offset < table
    else { return nil }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    switch kind {
    case 0x0:
      return low == 0 ? .null : low == 8 || low == 9 ? .bool(low == 9) : nil
    case 0x1: return integer(at: offset + 1, size: 1 << low)
    case 0x2, 0x3:
      return real(at: offset + 1, size: 1 << low).map { kind == 2 ? .real($0) : .date($0) }
    case 0x8: return self.number(at: offset + 1, size: low + 1).map { .uid($0) }
    default: return sized(kind, low, at: offset, limit: limit)
    }
  }

  /// An object whose number of parts stands before them.
  private func sized(_ kind: UInt8, _ low: Int, at offset: Int, limit: Int) -> Object? {
    var (start, length) = (offset + 1, low)
    if low == 0xF {
      guard start < table, bytes[start] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let found = number(at: start + 1, size: size) else { return nil }
      (start, length) = (start + 1 + size, found)
    }
    // No object is longer than the bytes: so no product below can overflow.
    guard length <= bytes.count else { return nil }
    switch kind {
    case 0x4: return fits(start, length).map { .data($0) }
    case 0x5, 0x7:
      return fits(start, length).map { .string(String(decoding: bytes[$0], as: UTF8.self)) }
    case 0x6: return fits(start, length * 2).map { .string(wideText($0)) }
    case 0xA, 0xB, 0xC:
      guard length <= limit else { return nil }
      return references(start, length).map { .array($0) }
    case 0xD:
      guard length <= limit, let keys = references(start, length),
        let values = references(start + length * referenceSize, length)
      else { return nil }
      return .dictionary(keys: keys, values: values)
    default: return nil
    }
  }

  // MARK: Parts

  /// The range of bytes when it lies before the table of offsets.
  private func fits(_ start: Int, _ length: Int) -> Range<Int>? {
    start <= table && length <= table - start ? start..<(start + length) : nil
  }

  private func references(_ start: Int, _ length: Int) -> [Int]? {
    guard fits(start, length * referenceSize) != nil else { return nil }
    var found: [Int] = []
    for index in 0..<length {
      guard
        let reference = number(at: start + index * referenceSize, size: referenceSize),
        reference < count
      else { return nil }
      found.append(reference)
    }
    return found
  }

  private func integer(at start: Int, size: Int) -> Object? {
    // Numbers of sixteen bytes hold what does not fit into eight; nobody needs them here.
    guard size <= 8, fits(start, size) != nil else { return nil }
    let bits = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // Only numbers of eight bytes have a sign.
    return .integer(Int64(bitPattern: bits))
  }

  private func real(at start: Int, size: Int) -> Double? {
    guard size == 4 || size == 8, fits(start, size) != nil else { return nil }
    let bits = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func wideText(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func number(at start: Int, size: Int) -> Int? {
    fits(start, size) == nil ? nil : Self.number(in: bytes, at: start, size: size)
  }

  /// A number without a sign; `nil` when it is greater than any that counts something here.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, size <= 16, start <= bytes.count, size <= bytes.count - start else {
      return nil
    }
    var result = 0
    for byte in bytes[start..<(start + size)] {
      guard result < 1 << 40 else { return nil }
      result = result << 8 | Int(byte)
    }
    return result
  }
}
