/// An index on properties or expressions of an entity.
///
/// Source: core-data.md §1.7.
public struct FetchIndex: Hashable, Sendable {
  /// The kind of an index.
  public enum Kind: String, Hashable, Sendable {
    /// An ordered index, SQLite's usual one.
    case binary = "Binary"
    /// A spatial index over numbers.
    case rTree = "RTree"
  }

  /// What one place of an index holds.
  public struct Element: Hashable, Sendable {
    /// A property's name or an expression.
    public enum Content: Hashable, Sendable {
      /// `property`.
      case property(String)
      /// `expression`.
      case expression(String)
    }

    /// What is indexed.
    public var content: Content
    /// `type`, compared regardless of case.
    public var kind: Kind
    /// Whether `order` is anything but `descending`.
    public var isAscending: Bool
    /// `expressionType`, as written.
    public var expressionType: String?
    /// Where it stands.
    public var source: SourceReference

    /// Makes an element.
    public init(
      _ content: Content,
      kind: Kind = .binary,
      isAscending: Bool = true,
      expressionType: String? = nil,
      source: SourceReference = SourceReference()
    ) {
      self.content = content
      self.kind = kind
      self.isAscending = isAscending
      self.expressionType = expressionType
      self.source = source
    }
  }

  /// The index's name.
  public var name: String
  /// Its elements, the first being the most significant.
  public var elements: [Element]
  /// `partialIndexPredicate`: which rows are indexed.
  public var partialPredicate: String?
  /// Where it stands.
  public var source: SourceReference

  /// Makes an index.
  public init(
    name: String,
    elements: [Element],
    partialPredicate: String? = nil,
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.elements = elements
    self.partialPredicate = partialPredicate
    self.source = source
  }

  /// Whether the index is spatial: it is when its first element is.
  public var isRTree: Bool { elements.first?.kind == .rTree }
}
