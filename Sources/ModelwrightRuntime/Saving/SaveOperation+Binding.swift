import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension SaveOperation {
  /// Binds the value of a slot as its column holds it.
  func bind(
    _ row: Row, _ slot: Int, _ kind: SlotKind, _ statement: Statement, at place: Int32
  ) throws {
    if row.isNull(slot: slot) { return try statement.bindNull(at: place) }
    let offset = row.offset(of: slot)
    switch kind {
    case .int16, .int32, .int64, .boolean:
      try statement.bind(row.load(offset, as: Int64.self), at: place)
    case .double, .float, .date:
      let value = row.load(offset, as: Double.self)
      // -0.0 and 0.0 are one number and must be one value in the store.
      try statement.bind(value == 0 ? 0 : value, at: place)
    case .string:
      try statement.bind(row.load(offset, as: String?.self) ?? "", at: place)
    case .toOne:
      let id = permanent(row.load(offset, as: Int64.self))
      if id == 0 { try statement.bindNull(at: place) } else { try statement.bind(id, at: place) }
    default:
      try bindLarge(row, offset, kind, statement, at: place)
    }
  }

  private func bindLarge(
    _ row: Row, _ offset: Int, _ kind: SlotKind, _ statement: Statement, at place: Int32
  ) throws {
    switch kind {
    case .uuid:
      try withUnsafeBytes(of: row.load(offset, as: UUID.self).uuid) {
        try statement.bind(bytes: $0, at: place)
      }
    case .data: try bind(row.load(offset, as: Data?.self), statement, at: place)
    case .url:
      try statement.bind(row.load(offset, as: URL?.self)?.absoluteString ?? "", at: place)
    case .decimal:
      let value = row.load(offset, as: DecimalBox?.self)?.value ?? Decimal()
      guard let text = value.storedText else { return try statement.bindNull(at: place) }
      try statement.bind(text, at: place)
    case .any:
      try bind(row.load(offset, as: AnyBox?.self)?.value as? Data, statement, at: place)
    case .codable: try bind(row.load(offset, as: CodableBox?.self)?.data(), statement, at: place)
    default: try statement.bindNull(at: place)
    }
  }

  private func bind(_ data: Data?, _ statement: Statement, at place: Int32) throws {
    guard let data else { return try statement.bindNull(at: place) }
    try data.withUnsafeBytes { try statement.bind(bytes: $0, at: place) }
  }
}

extension Decimal {
  /// The order-preserving text that stores the number; `nil` for "not a number".
  var storedText: String? {
    isNaN ? nil : DecimalText(description).flatMap { DecimalCoding.encode($0) }
  }
}

extension Row {
  /// Whether a slot has the same value in another row of the entity, as the store would see it.
  func hasSameValue(in slot: Int, as other: Row, _ kind: SlotKind) -> Bool {
    let isNull = isNull(slot: slot)
    if isNull != other.isNull(slot: slot) { return false }
    if isNull { return true }
    let offset = offset(of: slot)
    switch kind {
    case .int16, .int32, .int64, .boolean, .toOne:
      return load(offset, as: Int64.self) == other.load(offset, as: Int64.self)
    case .double, .float, .date:
      return load(offset, as: Double.self) == other.load(offset, as: Double.self)
    case .uuid: return load(offset, as: UUID.self) == other.load(offset, as: UUID.self)
    case .string:
      // Strings compare by their bytes: another composition of letters is another value.
      let (value, old) = (load(offset, as: String?.self), other.load(offset, as: String?.self))
      return value.map { Array($0.utf8) } == old.map { Array($0.utf8) }
    case .data: return load(offset, as: Data?.self) == other.load(offset, as: Data?.self)
    case .url: return load(offset, as: URL?.self) == other.load(offset, as: URL?.self)
    case .decimal:
      return load(offset, as: DecimalBox?.self)?.value
        == other.load(offset, as: DecimalBox?.self)?.value
    case .codable:
      return load(offset, as: CodableBox?.self)?.bytes
        == other.load(offset, as: CodableBox?.self)?.bytes
    case .any, .toMany: return false
    }
  }
}
