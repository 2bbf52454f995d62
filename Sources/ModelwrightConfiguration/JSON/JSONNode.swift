/// A value of a JSON text with its place.
struct JSONNode: Sendable {
  var value: JSONValue
  var place: JSONPlace
}

/// What a JSON text can hold (RFC 8259 §3).
indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONNode])
  /// The members in the order of the text, each key once.
  case object([JSONMember])
  /// Something that is not JSON and has been reported.
  case invalid

  /// What a message calls such a value.
  var title: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    case .invalid: "nothing"
    }
  }
}

/// A key of an object with its value.
struct JSONMember: Sendable {
  var key: String
  /// Where the key stands.
  var place: JSONPlace
  var node: JSONNode
}

/// A place in a text.
struct JSONPlace: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column in UTF-8 bytes, from 1.
  var column: Int
}
