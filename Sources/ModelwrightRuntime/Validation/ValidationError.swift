/// Why a value of an object cannot be saved.
public struct ValidationError: Error {
  /// Core Data's codes. Source: core-data.md §4.4.
  public enum Code: Int, Sendable {
    /// A rule that has no code of its own, such as one of the program's or "not a number".
    case invalid = 1550
    /// A required property has no value.
    case missingValue = 1570
    /// A to-many relationship has too few objects.
    case tooFewObjects = 1580
    /// A to-many relationship has too many objects.
    case tooManyObjects = 1590
    /// The object cannot be deleted as long as others refer to it.
    case deniedDelete = 1600
    /// A number is too large.
    case numberTooLarge = 1610
    /// A number is too small.
    case numberTooSmall = 1620
    /// A date is too late.
    case dateTooLate = 1630
    /// A date is too early.
    case dateTooEarly = 1640
    /// A date is "not a number".
    case invalidDate = 1650
    /// A string is too long.
    case stringTooLong = 1660
    /// A string is too short.
    case stringTooShort = 1670
    /// A string does not match the regular expression.
    case stringPattern = 1680
  }

  /// What is wrong.
  public var code: Code
  /// The object.
  public var objectID: ManagedObjectID
  /// The name of its entity.
  public var entityName: String
  /// The name of the property; `nil` when it is about the object as a whole.
  public var propertyName: String?
  /// What is wrong, in words.
  public var message: String
  /// The error that an override of a validation method threw, when it was another one.
  public var underlyingError: (any Error)?
  /// What the value had to be, as a predicate: `length <= 10`.
  public var rule: String?

  /// Makes an error, for overrides of the validation methods.
  public init(
    _ object: ManagedObject, property: String? = nil, code: Code = .invalid, message: String,
    rule: String? = nil
  ) {
    self.code = code
    objectID = object.objectID
    entityName = object.entity.name
    propertyName = property
    self.message = message
    self.rule = rule
  }

  /// An error that a program's own rule threw.
  init(_ object: ManagedObject, underlying: any Error) {
    self.init(object, message: "\(underlying)")
    underlyingError = underlying
  }
}

extension ValidationError: CustomStringConvertible {
  /// The entity and property, what is wrong, and the code.
  public var description: String {
    let place = [entityName, propertyName].compactMap { $0 }.joined(separator: ".")
    return "\(place): \(message) [\(code.rawValue)]"
  }
}

/// Several values that cannot be saved, in the order of the objects. Core Data's code is 1560.
public struct ValidationErrors: Error {
  /// Core Data's code.
  public static let code = 1560
  /// The failures; at least two.
  public var errors: [ValidationError]
}

extension ValidationErrors: CustomStringConvertible {
  /// The failures, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
