/// A predicate's format string, read: `"name == %@ AND age > 3"`.
///
/// The grammar is core-data.md §5.1. Reading is safe for any input: length and depth are limited, and
/// every error says where it stands.
public struct PredicateFormat: Hashable, Sendable {
  /// The longest string that is read, in bytes.
  public static let longest = 1_048_576
  /// How deep a predicate may be nested.
  public static let deepest = 128

  /// What the string says.
  public let predicate: PredicateNode
  /// The arguments that it takes, in order.
  public let placeholders: [PredicatePlaceholder]
  /// The names of its variables, in the order of their first use; those of subqueries are left out.
  public let variables: [String]
  /// The variables of subqueries whose tests do not use them.
  public let unusedVariables: [UnusedVariable]

  /// Reads a format string.
  ///
  /// - Throws: ``PredicateSyntaxError`` with the first thing that cannot be read.
  public init(_ text: String) throws(PredicateSyntaxError) {
    guard text.utf8.count <= Self.longest else {
      throw .tooLong(text.utf8.count, limit: Self.longest)
    }
    var parser = try PredicateParser(Array(text.utf8))
    predicate = try parser.parse()
    placeholders = parser.placeholders
    variables = parser.variables
    unusedVariables = parser.unusedVariables
  }

  /// Reads an expression alone, such as the `derivationExpression` of an attribute.
  ///
  /// - Throws: ``PredicateSyntaxError`` with the first thing that cannot be read.
  public static func expression(_ text: String) throws(PredicateSyntaxError) -> ExpressionNode {
    guard text.utf8.count <= longest else {
      throw .tooLong(text.utf8.count, limit: longest)
    }
    var parser = try PredicateParser(Array(text.utf8))
    return try parser.parseExpression()
  }
}

/// The variable of a subquery whose test does not use it, as in `SUBQUERY(pages, $p, number > 3)`:
/// the test then speaks of the object that the whole predicate is about.
public struct UnusedVariable: Hashable, Sendable {
  /// The variable's name.
  public var name: String
  /// Where it is declared.
  public var range: TextRange
}
