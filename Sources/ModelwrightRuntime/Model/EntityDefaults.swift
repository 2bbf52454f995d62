import Foundation
import ModelwrightModel

/// The values that a new object begins with.
struct EntityDefaults: Sendable {
  private enum Value: Sendable {
    case integer(Int64)
    case double(Double)
    case string(String)
    case uuid(UUID)
    case url(URL)
    case decimal(Decimal)
  }

  private let values: [(offset: Int, value: Value)]

  init(_ layout: RowLayout) {
    values = layout.slots.compactMap { slot in
      guard case .attribute(let attribute) = slot.content, !attribute.isDerived,
        case .value(let value) = attribute.defaultValue
      else { return nil }
      return Self.value(value).map { (slot.offset, $0) }
    }
  }

  private static func value(_ value: AttributeValue) -> Value? {
    switch value {
    case .integer(let value): .integer(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .boolean(let value): .integer(value ? 1 : 0)
    case .date(let value): .double(value)
    case .uuid(let bytes): UUID(bytes: bytes).map { .uuid($0) }
    case .uri(let text): Self.url(text).map { .url($0) }
    case .decimal(let text): Decimal(exact: text).map { .decimal($0) }
    }
  }

  /// A text that is no URL by itself becomes one by its percent-encoding: a required attribute has its
  /// default in any case.
  private static func url(_ text: String) -> URL? {
    URL(string: text)
      ?? text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      .flatMap { URL(string: $0) }
  }

  /// Writes the defaults into an empty row.
  func fill(_ row: Row) {
    for (offset, value) in values {
      switch value {
      case .integer(let value): row.store(value, at: offset)
      case .double(let value): row.store(value, at: offset)
      case .string(let value): row.assign(Optional(value), at: offset)
      case .uuid(let value): row.store(value.uuid, at: offset)
      case .url(let value): row.assign(Optional(value), at: offset)
      case .decimal(let value): row.assign(Optional(DecimalBox(value)), at: offset)
      }
      row.setNull(false, at: offset)
    }
  }
}

extension UUID {
  /// The UUID of sixteen bytes; `nil` when there are fewer or more.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var value = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}
