/// An attribute whose value is computed, and who computes it.
public struct DerivedAttribute: Hashable, Sendable {
  /// Who keeps the value right.
  public enum Maintenance: Hashable, Sendable {
    /// Triggers: always, whoever changes the rows. It is never written by a program.
    case database
    /// The runtime, whenever it saves the object: the database alone could not be exact.
    case atSave
    /// Nobody: the expression cannot be computed; it is in ``Schema/unsupported``.
    case none
  }

  /// The index of the declaring entity.
  public var entity: Int
  /// The attribute's name.
  public var name: String
  /// The column of the entity's table, unquoted.
  public var column: String
  /// What is computed; `nil` when the expression cannot be read.
  public var expression: DerivedExpression?
  /// Who keeps the value right.
  public var maintenance: Maintenance
}

/// What a `derivationExpression` says.
///
/// Source: core-data.md §5.6.
public enum DerivedExpression: Hashable, Sendable {
  /// The value of an attribute, over any number of to-one relationships: `author.name`.
  case copy([String])
  /// A string without the differences of case and diacritics: `canonical:(name)`.
  case canonical([String])
  /// A string in upper case: `uppercase:(name)`.
  case uppercase([String])
  /// A string in lower case: `lowercase:(name)`.
  case lowercase([String])
  /// How many objects a to-many relationship has: `pages.@count`.
  case count(relationship: String)
  /// The sum of an attribute of a to-many relationship's objects: `pages.number.@sum`.
  case sum(relationship: String, attribute: String)
  /// The time of the save: `now()`.
  case now

  /// Reads an expression; `nil` for what no derived attribute can say.
  public init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    if text == "now()" {
      self = .now
      return
    }
    for (function, make) in Self.functions where text.hasPrefix("\(function):(") {
      guard text.hasSuffix(")"), let path = Self.path(text.dropFirst(function.count + 2).dropLast())
      else { return nil }
      self = make(path)
      return
    }
    guard let path = Self.path(text[...], allowingOperator: true) else { return nil }
    switch path.last {
    case "@count" where path.count == 2: self = .count(relationship: path[0])
    case "@sum" where path.count == 3: self = .sum(relationship: path[0], attribute: path[1])
    case .some(let last) where !last.hasPrefix("@"): self = .copy(path)
    default: return nil
    }
  }

  private static let functions: [(String, @Sendable ([String]) -> DerivedExpression)] = [
    ("canonical", { .canonical($0) }), ("uppercase", { .uppercase($0) }),
    ("lowercase", { .lowercase($0) }),
  ]

  /// The names of a key path; an operator may only be the last.
  private static func path(_ text: Substring, allowingOperator: Bool = false) -> [String]? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, name) in names.enumerated() {
      let isOperator = name.hasPrefix("@")
      if isOperator, !allowingOperator || index + 1 < names.count { return nil }
      let letters = isOperator ? name.dropFirst() : name[...]
      guard let first = letters.first, first.isLetter || first == "_",
        letters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
    }
    return names
  }
}
