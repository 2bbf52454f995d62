import ModelwrightModel

/// A predicate that says nothing sensible of a model: an unknown property, or types that do not fit.
public struct PredicateTypeError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: String, Hashable, Sendable {
    /// A name that the model does not have.
    case unknownProperty = "unknown-property"
    /// Values that cannot be compared or computed with each other.
    case typeMismatch = "type-mismatch"
    /// A to-many key path where one value is needed, or the other way round.
    case cardinality = "cardinality"
    /// A form that has a meaning for Core Data but not here.
    case unsupported = "unsupported"
    /// An argument or a variable that is missing.
    case missingValue = "missing-value"
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// What is wrong, with the names, and what to do.
  public var message: String
  /// Where it stands in the format string.
  public var range: TextRange

  init(_ kind: Kind, _ message: String, at range: TextRange) {
    self.kind = kind
    self.message = message
    self.range = range
  }

  static func unknownProperty(
    _ name: String, of entity: ResolvedEntity, at range: TextRange
  ) -> Self {
    Self(
      .unknownProperty,
      "entity '\(entity.name)' has no property '\(name)'\(suggestion(for: name, among: entity.properties.map(\.name)))",
      at: range)
  }

  static func unknownField(
    _ name: String, of attribute: String, fields: [String], at range: TextRange
  ) -> Self {
    Self(
      .unknownProperty,
      "the composite attribute '\(attribute)' has no field '\(name)'\(suggestion(for: name, among: fields))",
      at: range)
  }

  static func noProperties(of what: String, next name: String, at range: TextRange) -> Self {
    Self(.unknownProperty, "\(what) has no property '\(name)'", at: range)
  }

  static func mismatch(_ left: String, _ right: String, hint: String?, at range: TextRange) -> Self
  {
    Self(
      .typeMismatch, "\(left) cannot be compared with \(right)" + (hint.map { "; \($0)" } ?? ""),
      at: range)
  }

  static func inconsistentVariable(
    _ name: String, _ type: String, _ other: String, at range: TextRange
  ) -> Self {
    Self(
      .typeMismatch, "'$\(name)' is \(type) and cannot be compared with \(other) too", at: range)
  }

  static func wrongType(_ what: String, found: String, at range: TextRange) -> Self {
    Self(.typeMismatch, "\(what), found \(found)", at: range)
  }

  static func bareToMany(at range: TextRange) -> Self {
    Self(
      .cardinality,
      "a to-many key path is not one value; put ANY, ALL or NONE in front, or ask for its @count",
      at: range)
  }

  static func needsToMany(_ word: String, at range: TextRange) -> Self {
    Self(.cardinality, "\(word) needs a to-many key path", at: range)
  }

  static func unsupported(_ what: String, hint: String? = nil, at range: TextRange) -> Self {
    Self(.unsupported, "\(what) is not supported" + (hint.map { "; \($0)" } ?? ""), at: range)
  }

  static func missingArgument(_ index: Int, count: Int, at range: TextRange) -> Self {
    Self(
      .missingValue,
      "the predicate needs a value for placeholder \(index + 1), but \(count) argument\(count == 1 ? " was" : "s were") given",
      at: range)
  }

  static func notAKeyPath(at range: TextRange) -> Self {
    Self(.typeMismatch, "%K takes a string that holds a key path", at: range)
  }

  static func tooDeep(at range: TextRange) -> Self {
    Self(.unsupported, "the predicate is nested too deep", at: range)
  }

  static func nestedRanges(at range: TextRange) -> Self {
    Self(.unsupported, "more than four BETWEENs inside each other are not supported", at: range)
  }
}

extension PredicateTypeError: CustomStringConvertible {
  /// The message, and where the fault stands when that is known.
  public var description: String {
    range.upper == 0 ? message : "\(message) (at byte \(range.lower))"
  }
}
