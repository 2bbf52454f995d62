import ModelwrightModel

/// Writes expressions as Xcode does: keyed archives in binary property lists.
struct ArchiveWriter {
  /// A value of a property list.
  indirect enum Value {
    case string(String)
    case integer(Int)
    case uid(Int)
    case array([Value])
    case dictionary([(String, Value)])
  }

  private var objects: [Value] = [.string("$null")]

  /// An archive of an expression, in Base64.
  static func base64(_ expression: MappingExpression) -> String {
    Base64.encode(bytes(expression))
  }

  /// An archive of an expression.
  static func bytes(_ expression: MappingExpression) -> [UInt8] {
    var writer = ArchiveWriter()
    let root = writer.add(expression)
    return archive(objects: writer.objects, root: root)
  }

  /// An archive of any objects.
  static func archive(objects: [Value], root: Int) -> [UInt8] {
    propertyList(
      .dictionary([
        ("$version", .integer(100_000)), ("$archiver", .string("NSKeyedArchiver")),
        ("$top", .dictionary([("root", .uid(root))])), ("$objects", .array(objects)),
      ]))
  }

  private mutating func add(_ value: Value) -> Int {
    objects.append(value)
    return objects.count - 1
  }

  private mutating func add(_ expression: MappingExpression) -> Int {
    let place = add(.string("to come"))
    var members: [(String, Value)] = []
    switch expression {
    case .variable(let name): members = [("NSVariable", .uid(add(.string(name))))]
    case .keyPath(let path): members = [("NSKeyPath", .uid(add(.string(path))))]
    case .constant(let text): members = [("NSConstantValue", .uid(add(.string(text))))]
    case .list(let elements): members = [("NSCollection", .uid(list(elements)))]
    case .function(let operand, let selector, let arguments):
      members = [
        ("NSOperand", .uid(add(operand))), ("NSSelectorName", .uid(add(.string(selector)))),
        ("NSArguments", .uid(list(arguments))),
      ]
    case .unknown(let name):
      members = [("$class", .uid(add(.dictionary([("$classname", .string(name))]))))]
    }
    objects[place] = .dictionary(members)
    return place
  }

  private mutating func list(_ elements: [MappingExpression]) -> Int {
    let places = elements.map { Value.uid(add($0)) }
    return add(.dictionary([("NS.objects", .array(places))]))
  }

  // MARK: Binary property lists

  /// The bytes of a property list with references and offsets of two and four bytes.
  static func propertyList(_ value: Value) -> [UInt8] {
    var encoder = Encoder()
    _ = encoder.add(value)
    return encoder.finish()
  }

  private struct Encoder {
    private var encoded: [[UInt8]] = []

    mutating func add(_ value: Value) -> Int {
      let place = encoded.count
      encoded.append([])
      switch value {
      case .string(let text):
        let units = Array(text.utf16)
        encoded[place] =
          text.utf8.allSatisfy { $0 < 0x80 }
          ? head(0x5, text.utf8.count) + text.utf8
          : head(0x6, units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .integer(let value): encoded[place] = [0x13] + Encoder.bytes(value, 8)
      case .uid(let value): encoded[place] = [0x81] + Encoder.bytes(value, 2)
      case .array(let elements):
        let places = elements.map { add($0) }
        encoded[place] = head(0xA, places.count) + places.flatMap { Encoder.bytes($0, 2) }
      case .dictionary(let members):
        let keys = members.map { add(.string($0.0)) }
        let values = members.map { add($0.1) }
        encoded[place] = head(0xD, keys.count) + (keys + values).flatMap { Encoder.bytes($0, 2) }
      }
      return place
    }

    func finish() -> [UInt8] {
      var bytes = Array("bplist00".utf8)
      var offsets: [UInt8] = []
      for object in encoded {
        offsets += Encoder.bytes(bytes.count, 4)
        bytes += object
      }
      let table = bytes.count
      return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 2] + Encoder.bytes(encoded.count, 8)
        + Encoder.bytes(0, 8) + Encoder.bytes(table, 8)
    }

    private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF, 0x11] + Encoder.bytes(count, 2)
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }
}
