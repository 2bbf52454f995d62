/// An entity: what a class is generated from and what a table stores.
///
/// Source: core-data.md §1.4.
public struct Entity: Hashable, Sendable {
  /// How much of an entity's class the tool writes.
  public enum CodeGeneration: String, Hashable, Sendable {
    /// `codeGenerationType="class"`: the whole class.
    case classDefinition = "class"
    /// `codeGenerationType="category"`: a base class beside a hand-written class.
    case category
    /// Absent: "Manual/None" in Xcode; the whole class here.
    case manual
  }

  /// The entity's name.
  public var name: String
  /// `representedClassName` as written, for example `Dog_Walk.Dog` or `.Dog`; `nil` when absent or
  /// empty.
  public var className: String?
  /// How much of the class is generated.
  public var codeGeneration: CodeGeneration
  /// `isAbstract`.
  public var isAbstract: Bool
  /// `parentEntity`.
  public var parentName: String?
  /// `elementID`: the name in an earlier version; `nil` means the entity's own name.
  public var renamingIdentifier: String?
  /// `versionHashModifier`.
  public var versionHashModifier: String?
  /// The attributes, in the document's order.
  public var attributes: [Attribute]
  /// The relationships, in the document's order.
  public var relationships: [Relationship]
  /// The fetched properties.
  public var fetchedProperties: [FetchedProperty]
  /// The fetch indexes.
  public var fetchIndexes: [FetchIndex]
  /// The legacy compound indexes: the names of the properties of each.
  public var compoundIndexes: [PropertyList]
  /// The uniqueness constraints: the names of the properties of each.
  public var uniquenessConstraints: [PropertyList]
  /// The user info.
  public var userInfo: [UserInfoEntry]
  /// Where it stands.
  public var source: SourceReference

  /// Makes an entity.
  public init(
    name: String,
    className: String? = nil,
    codeGeneration: CodeGeneration = .manual,
    isAbstract: Bool = false,
    parentName: String? = nil,
    renamingIdentifier: String? = nil,
    versionHashModifier: String? = nil,
    attributes: [Attribute] = [],
    relationships: [Relationship] = [],
    fetchedProperties: [FetchedProperty] = [],
    fetchIndexes: [FetchIndex] = [],
    compoundIndexes: [PropertyList] = [],
    uniquenessConstraints: [PropertyList] = [],
    userInfo: [UserInfoEntry] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.className = className
    self.codeGeneration = codeGeneration
    self.isAbstract = isAbstract
    self.parentName = parentName
    self.renamingIdentifier = renamingIdentifier
    self.versionHashModifier = versionHashModifier
    self.attributes = attributes
    self.relationships = relationships
    self.fetchedProperties = fetchedProperties
    self.fetchIndexes = fetchIndexes
    self.compoundIndexes = compoundIndexes
    self.uniquenessConstraints = uniquenessConstraints
    self.userInfo = userInfo
    self.source = source
  }
}

/// Names of properties that belong together: a uniqueness constraint or a legacy compound index.
public struct PropertyList: Hashable, Sendable {
  /// The properties' names.
  public var propertyNames: [String]
  /// Where it stands; its fields are the names, each under `value:<name>`.
  public var source: SourceReference

  /// Makes a list.
  public init(_ propertyNames: [String], source: SourceReference = SourceReference()) {
    self.propertyNames = propertyNames
    self.source = source
  }
}
