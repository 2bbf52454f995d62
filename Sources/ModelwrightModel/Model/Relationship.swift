/// What happens to the objects at the other end when an object is deleted.
///
/// Source: core-data.md §4.3.
public enum DeleteRule: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the other end may be left dangling.
  case noAction = "No Action"
  /// The other end forgets the object.
  case nullify = "Nullify"
  /// The other end is deleted too.
  case cascade = "Cascade"
  /// The object cannot be deleted while there is another end.
  case deny = "Deny"
}

/// A relationship of an entity, as the document writes it.
///
/// Source: core-data.md §1.6.
public struct Relationship: Hashable, Sendable {
  /// The relationship's name.
  public var name: String
  /// `destinationEntity`.
  public var destinationName: String
  /// `inverseName`; `nil` when there is no inverse.
  public var inverseName: String?
  /// `inverseEntity`: the destination or one of its ancestors.
  public var inverseEntityName: String?
  /// Whether it leads to many objects.
  public var isToMany: Bool
  /// `ordered`.
  public var isOrdered: Bool
  /// `optional`.
  public var isOptional: Bool
  /// `transient`: maintained in memory, never stored.
  public var isTransient: Bool
  /// `minCount` of a to-many relationship; 0 is no bound.
  public var minimumCount: Int
  /// `maxCount` of a to-many relationship; 0 is no bound.
  public var maximumCount: Int
  /// `deletionRule`.
  public var deleteRule: DeleteRule
  /// `indexed`: legacy, since Core Data indexes every key.
  public var isIndexed: Bool
  /// `elementID`: the name in an earlier version; `nil` means the relationship's own name.
  public var renamingIdentifier: String?
  /// `versionHashModifier`.
  public var versionHashModifier: String?
  /// The user info.
  public var userInfo: [UserInfoEntry]
  /// Where it stands.
  public var source: SourceReference

  /// Makes a relationship.
  public init(
    name: String,
    destinationName: String,
    inverseName: String? = nil,
    inverseEntityName: String? = nil,
    isToMany: Bool = false,
    isOrdered: Bool = false,
    isOptional: Bool = false,
    isTransient: Bool = false,
    minimumCount: Int = 0,
    maximumCount: Int = 0,
    deleteRule: DeleteRule = .nullify,
    renamingIdentifier: String? = nil,
    versionHashModifier: String? = nil,
    userInfo: [UserInfoEntry] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.destinationName = destinationName
    self.inverseName = inverseName
    self.inverseEntityName = inverseEntityName
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.deleteRule = deleteRule
    isIndexed = false
    self.renamingIdentifier = renamingIdentifier
    self.versionHashModifier = versionHashModifier
    self.userInfo = userInfo
    self.source = source
  }
}
