/// A fetch request that the model names, or the request behind a fetched property.
///
/// A flag that the document leaves out is `false`, which differs from a request made in code.
/// Source: core-data.md §1.7, generators.md §11.
public struct FetchRequestTemplate: Hashable, Sendable {
  /// What a request gives back: the document's 0, 1 and 2.
  public enum ResultType: Int, Hashable, Sendable {
    /// Objects.
    case managedObject = 0
    /// Object IDs.
    case managedObjectID = 1
    /// Dictionaries.
    case dictionary = 2
  }

  /// The template's name.
  public var name: String
  /// The name of the entity that is fetched.
  public var entityName: String
  /// The predicate's format string, with variables such as `$NAME`; `nil` when there is none.
  public var predicateString: String?
  /// `fetchLimit`; 0 is no limit.
  public var fetchLimit: Int
  /// `fetchBatchSize`; 0 is no batches.
  public var fetchBatchSize: Int
  /// `resultType`.
  public var resultType: ResultType
  /// `includeSubentities`.
  public var includesSubentities: Bool
  /// `includePropertyValues`.
  public var includesPropertyValues: Bool
  /// `includesPendingChanges`.
  public var includesPendingChanges: Bool
  /// `returnObjectsAsFaults`.
  public var returnsObjectsAsFaults: Bool
  /// `returnDistinctResults`.
  public var returnsDistinctResults: Bool
  /// Where it stands.
  public var source: SourceReference

  /// Makes a template.
  public init(
    name: String,
    entityName: String,
    predicateString: String? = nil,
    fetchLimit: Int = 0,
    fetchBatchSize: Int = 0,
    resultType: ResultType = .managedObject,
    includesSubentities: Bool = false,
    includesPropertyValues: Bool = false,
    includesPendingChanges: Bool = false,
    returnsObjectsAsFaults: Bool = false,
    returnsDistinctResults: Bool = false,
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.entityName = entityName
    self.predicateString = predicateString
    self.fetchLimit = fetchLimit
    self.fetchBatchSize = fetchBatchSize
    self.resultType = resultType
    self.includesSubentities = includesSubentities
    self.includesPropertyValues = includesPropertyValues
    self.includesPendingChanges = includesPendingChanges
    self.returnsObjectsAsFaults = returnsObjectsAsFaults
    self.returnsDistinctResults = returnsDistinctResults
    self.source = source
  }
}

/// A property whose value is fetched each time it is asked for.
public struct FetchedProperty: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// `optional`.
  public var isOptional: Bool
  /// The request; its predicate may use `$FETCH_SOURCE` and `$FETCHED_PROPERTY`. `nil` when the
  /// document gives none.
  public var fetchRequest: FetchRequestTemplate?
  /// The user info.
  public var userInfo: [UserInfoEntry]
  /// Where it stands.
  public var source: SourceReference

  /// Makes a fetched property.
  public init(
    name: String,
    isOptional: Bool = false,
    fetchRequest: FetchRequestTemplate? = nil,
    userInfo: [UserInfoEntry] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.isOptional = isOptional
    self.fetchRequest = fetchRequest
    self.userInfo = userInfo
    self.source = source
  }
}
