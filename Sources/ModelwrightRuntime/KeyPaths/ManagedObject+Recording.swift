import Foundation
import ModelwrightModel

extension ManagedObject {
  /// An object that belongs to no context and notes which of its properties are read. Every property
  /// has a value that no other one has, as far as its type allows.
  static func recorder(of entity: EntityDescription) -> ManagedObject {
    let home = ObjectHome(
      entity: entity, context: nil, recorder: KeyPathRecording(entity: entity))
    let object = entity.managedObjectClass.init(
      _materialized: _MaterializedRow(
        home: home, id: 0, flags: .recording, initializesSlots: true))
    for slot in entity.layout.slots { object.storeDummy(in: slot.index) }
    return object
  }

  private func storeDummy(in slot: Int) {
    let offset = row.offset(of: slot)
    row.setNull(false, at: offset)
    switch home.kinds[slot] {
    case .int16, .int32, .int64: row.store(Int64(12_345 - slot), at: offset)
    case .boolean: row.store(Int64(1), at: offset)
    case .double, .float, .date: row.store(12_345.5 - Double(slot), at: offset)
    case .string: row.assign(Optional("Dummy \(slot)"), at: offset)
    case .data: row.assign(Optional(Data("Dummy \(slot)".utf8)), at: offset)
    case .uuid: row.store(Self.dummyUUID(slot).uuid, at: offset)
    case .url: row.assign(URL(string: "dummy:\(slot)"), at: offset)
    case .decimal: row.assign(Optional(DecimalBox(Decimal(12_345 - slot))), at: offset)
    case .any: row.assign(Optional(AnyBox("Dummy \(slot)")), at: offset)
    case .codable, .toOne, .toMany: break
    }
  }

  private static func dummyUUID(_ slot: Int) -> UUID {
    UUID(bytes: (0..<16).map { UInt8(truncatingIfNeeded: slot &+ $0 * 7) }) ?? UUID()
  }

  /// Whether a value is a slot's dummy.
  func dummy(of slot: Int, equals value: Any?) -> Bool {
    let offset = row.offset(of: slot)
    switch home.kinds[slot] {
    case .int16, .int32, .int64:
      guard let number = value as? any BinaryInteger else { return false }
      return Int64(number) == row.load(offset, as: Int64.self)
    case .boolean: return value as? Bool == true
    case .double: return value as? Double == row.load(offset, as: Double.self)
    case .float: return value as? Float == Float(row.load(offset, as: Double.self))
    case .date:
      return (value as? Date)?.timeIntervalSinceReferenceDate == row.load(offset, as: Double.self)
    case .uuid: return value as? UUID == row.load(offset, as: UUID.self)
    case .string: return value as? String == row.load(offset, as: String?.self)
    case .data: return value as? Data == row.load(offset, as: Data?.self)
    case .url: return value as? URL == row.load(offset, as: URL?.self)
    case .decimal: return value as? Decimal == row.load(offset, as: DecimalBox?.self)?.value
    case .any: return value as? String == row.load(offset, as: AnyBox?.self)?.value as? String
    // The dummy is made when it is asked for, of whatever type; there is nothing to compare.
    case .codable: return true
    case .toOne, .toMany: return false
    }
  }

  /// What a recording object gives for a required coded value; `nil` when this object records
  /// nothing.
  func recordedValue<Value>(of type: Value.Type, at offset: Int) -> Value? {
    guard let recorder = home.recorder else { return nil }
    recorder.note(offset)
    let decodable = type as? any Decodable.Type
    guard let value = decodable.flatMap({ DummyDecoder.value(of: $0) as? Value }) else {
      preconditionFailure(
        """
        \(name(ofPropertyAt: offset)) cannot be named by a key path: its type \(type) cannot be \
        made of empty values. Make the attribute optional, or name it in a format string.
        """)
    }
    return value
  }
}
