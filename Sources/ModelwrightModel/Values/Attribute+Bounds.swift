/// The least and the greatest value that a model allows; for strings the lengths in characters.
public struct AttributeBounds: Hashable, Sendable {
  /// The least value, `nil` when there is no bound.
  public var minimum: AttributeValue?
  /// The greatest value, `nil` when there is no bound.
  public var maximum: AttributeValue?
}

extension Attribute {
  /// The bounds that a value is validated against; a text that cannot be read is no bound.
  ///
  /// Source: core-data.md §1.5, "Validation compiles to predicates".
  public var bounds: AttributeBounds {
    switch type {
    case .date:
      AttributeBounds(
        minimum: minimumDateTimeInterval.map { .date($0) },
        maximum: maximumDateTimeInterval.map { .date($0) })
    case .string:
      AttributeBounds(
        minimum: minimumValueString.flatMap { Self.value(of: $0, type: .integer64) },
        maximum: maximumValueString.flatMap { Self.value(of: $0, type: .integer64) })
    case .integer16, .integer32, .integer64:
      // An integer's bound may be a fraction or lie outside the type: compare it as a number.
      AttributeBounds(
        minimum: minimumValueString.flatMap { Self.numericBound($0) },
        maximum: maximumValueString.flatMap { Self.numericBound($0) })
    case .decimal, .double, .float:
      AttributeBounds(
        minimum: minimumValueString.flatMap { Self.value(of: $0, type: type) },
        maximum: maximumValueString.flatMap { Self.value(of: $0, type: type) })
    default: AttributeBounds()
    }
  }

  private static func numericBound(_ text: String) -> AttributeValue? {
    if let whole = Int64(text) { return .integer(whole) }
    return value(of: text, type: .double)
  }
}
