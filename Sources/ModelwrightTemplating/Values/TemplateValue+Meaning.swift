extension TemplateValue {
  /// Whether a condition takes the value as true: filled texts and collections, numbers above zero.
  var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .int(let value): value > 0
    case .double(let value): value > 0
    case .string(let value): !value.isEmpty
    case .array(let value): !value.isEmpty
    case .dictionary(let value): !value.isEmpty
    }
  }

  /// Whether there is no value.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The number that comparisons use.
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The text that is put out.
  public var text: String {
    switch self {
    case .none: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    case .array, .dictionary: described
    }
  }

  /// The form inside a collection: Swift's own, texts in quotation marks.
  private var described: String {
    switch self {
    case .none: "nil"
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.described).joined(separator: ", ") + "]"
    case .dictionary(let values):
      values.isEmpty
        ? "[:]"
        : "["
          + values.sortedEntries.map { "\($0.key.debugDescription): \($0.value.described)" }
          .joined(separator: ", ") + "]"
    case .bool, .int, .double: text
    }
  }

  /// Whether `==` holds: numbers by their value, everything else only with its own kind.
  func equals(_ other: TemplateValue) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left == right
    case (.int, .double), (.double, .int), (.double, .double): number == other.number
    default: self == other
    }
  }

  /// Whether `in` holds: an element of an array, a name of a dictionary, a part of a text.
  func isContained(in other: TemplateValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (_, .array(let values)): values.contains { equals($0) }
    case (.string(let part), .string(let whole)): whole.contains(substring: part)
    case (.string(let key), .dictionary(let dictionary)): dictionary[key] != nil
    default: false
    }
  }
}
