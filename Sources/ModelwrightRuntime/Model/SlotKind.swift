import ModelwrightModel

/// How a slot keeps its value in memory, and how the column of the slot is read and written.
enum SlotKind: UInt8, Sendable {
  /// Eight bytes, an `Int64`.
  case int16, int32, int64, boolean
  /// Eight bytes, a `Double`; a date's seconds since 2001.
  case double, float, date
  /// A `String?` in place.
  case string
  /// A `Data?` in place.
  case data
  /// Sixteen bytes; the NULL bit tells whether they count.
  case uuid
  /// A `URL?` in place.
  case url
  /// A retained ``DecimalBox``.
  case decimal
  /// A retained ``AnyBox``.
  case any
  /// A retained ``CodableBox``.
  case codable
  /// A ``ToOneSlot``.
  case toOne
  /// A retained ``ToManyStorage``; none as long as nothing is known about the set.
  case toMany

  init(_ type: AttributeType) {
    self =
      switch type {
      case .integer16: .int16
      case .integer32: .int32
      case .integer64: .int64
      case .boolean: .boolean
      case .double: .double
      case .float: .float
      case .date: .date
      case .string: .string
      case .binary: .data
      case .uuid: .uuid
      case .uri: .url
      case .decimal: .decimal
      case .transformable: .codable
      case .undefined, .composite, .objectID: .any
      }
  }

  /// Whether the slot owns memory that must be released with the row.
  var isManaged: Bool {
    switch self {
    case .string, .data, .url, .decimal, .any, .codable, .toMany: true
    default: false
    }
  }

  /// Whether the slot holds a relationship.
  var isRelationship: Bool { self == .toOne || self == .toMany }
}
