/// Where an element of a document stands, and where each of its attributes' values stands.
///
/// Two references are always equal: a model is what it says, not where it says it, so that models
/// read from different files compare by their contents.
public struct SourceReference: Sendable {
  /// The file that the element was read from; empty for a model that was not read from a file.
  public var path: String
  /// The element's line, from 1; 0 when it is not known.
  public var line: Int32
  /// The element's column in UTF-8 bytes, from 1.
  public var column: Int32
  /// The places of the attributes' values, in the document's order.
  public var fields: [Field]
  /// The values that are read further, such as predicates, and that the document writes otherwise than
  /// they are: with references such as `&lt;`, or on several lines. Most elements have none.
  public var spellings: [Spelling]

  /// The place of one attribute's value.
  public struct Field: Sendable {
    /// The attribute's name in the document.
    public var name: String
    /// The line of the value's first character, from 1.
    public var line: Int32
    /// The column of the value's first character in UTF-8 bytes, from 1.
    public var column: Int32

    /// Makes a field.
    public init(name: String, line: Int32, column: Int32) {
      self.name = name
      self.line = line
      self.column = column
    }
  }

  /// Makes a reference; without arguments one that knows no place.
  public init(
    path: String = "", line: Int32 = 0, column: Int32 = 0, fields: [Field] = [],
    spellings: [Spelling] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.fields = fields
    self.spellings = spellings
  }

  /// The element's place.
  public var location: SourceLocation {
    SourceLocation(path: path, line: Int(line), column: Int(column))
  }

  /// The place of an attribute's value; the element's own place when it has no such attribute.
  public func location(of field: String) -> SourceLocation {
    guard let found = fields.first(where: { $0.name == field }) else { return location }
    return SourceLocation(path: path, line: Int(found.line), column: Int(found.column))
  }
}

extension SourceReference: Hashable {
  /// Always true: see the type's description.
  public static func == (lhs: SourceReference, rhs: SourceReference) -> Bool { true }

  /// Adds nothing: see the type's description.
  public func hash(into hasher: inout Hasher) {}
}
