/// A Core Data model: one version of it, as plain values in the document's order.
///
/// Core Data's compiled counterpart is `NSManagedObjectModel`. Nothing in these values is computed:
/// inheritance, inverses and storage are worked out by ``ResolvedModel``.
/// Source: core-data.md §1.3.
public struct Model: Hashable, Sendable {
  /// The version's name: its `.xcdatamodel` folder's without the extension.
  public var name: String
  /// `userDefinedModelVersionIdentifier`; `nil` when absent or empty.
  public var versionIdentifier: String?
  /// `sourceLanguage`: "Swift" or "Objective-C".
  public var sourceLanguage: String?
  /// `minimumToolsVersion`.
  public var minimumToolsVersion: String?
  /// `lastSavedToolsVersion`.
  public var lastSavedToolsVersion: String?
  /// `usedWithCloudKit`.
  public var isUsedWithCloudKit: Bool
  /// `usedWithSwiftData`.
  public var isUsedWithSwiftData: Bool
  /// The entities.
  public var entities: [Entity]
  /// The composite types.
  public var composites: [Composite]
  /// The fetch request templates.
  public var fetchRequests: [FetchRequestTemplate]
  /// The named configurations; "Default" with all entities is implied.
  public var configurations: [Configuration]
  /// The entities' places in Xcode's diagram.
  public var layout: [LayoutElement]
  /// Where the model stands.
  public var source: SourceReference

  /// Makes a model.
  public init(
    name: String,
    versionIdentifier: String? = nil,
    sourceLanguage: String? = nil,
    minimumToolsVersion: String? = nil,
    lastSavedToolsVersion: String? = nil,
    isUsedWithCloudKit: Bool = false,
    isUsedWithSwiftData: Bool = false,
    entities: [Entity] = [],
    composites: [Composite] = [],
    fetchRequests: [FetchRequestTemplate] = [],
    configurations: [Configuration] = [],
    layout: [LayoutElement] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.versionIdentifier = versionIdentifier
    self.sourceLanguage = sourceLanguage
    self.minimumToolsVersion = minimumToolsVersion
    self.lastSavedToolsVersion = lastSavedToolsVersion
    self.isUsedWithCloudKit = isUsedWithCloudKit
    self.isUsedWithSwiftData = isUsedWithSwiftData
    self.entities = entities
    self.composites = composites
    self.fetchRequests = fetchRequests
    self.configurations = configurations
    self.layout = layout
    self.source = source
  }
}

/// A named set of entities, for a store of their own.
public struct Configuration: Hashable, Sendable {
  /// The configuration's name.
  public var name: String
  /// `usedWithCloudKit`.
  public var isUsedWithCloudKit: Bool
  /// The names of its entities.
  public var entityNames: [String]
  /// Where it stands; its fields are the names of its entities, each under `memberEntity:<name>`.
  public var source: SourceReference

  /// Makes a configuration.
  public init(
    name: String,
    isUsedWithCloudKit: Bool = false,
    entityNames: [String] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.isUsedWithCloudKit = isUsedWithCloudKit
    self.entityNames = entityNames
    self.source = source
  }
}

/// A composite type: attributes under one name, stored as columns of the entity that uses it.
public struct Composite: Hashable, Sendable {
  /// The composite's name.
  public var name: String
  /// Its attributes, which may be composites again.
  public var attributes: [Attribute]
  /// Where it stands.
  public var source: SourceReference

  /// Makes a composite.
  public init(
    name: String, attributes: [Attribute] = [], source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.attributes = attributes
    self.source = source
  }
}

/// An entity's place in Xcode's diagram, in points.
public struct LayoutElement: Hashable, Sendable {
  /// The entity's name.
  public var name: String
  /// The left edge.
  public var positionX: Double
  /// The upper edge.
  public var positionY: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a place.
  public init(
    name: String, positionX: Double, positionY: Double, width: Double, height: Double
  ) {
    self.name = name
    self.positionX = positionX
    self.positionY = positionY
    self.width = width
    self.height = height
  }
}

/// One entry of a `userInfo` element.
public struct UserInfoEntry: Hashable, Sendable {
  /// The key: free text.
  public var key: String
  /// The value: free text.
  public var value: String
  /// Where it stands.
  public var source: SourceReference

  /// Makes an entry.
  public init(key: String, value: String, source: SourceReference = SourceReference()) {
    self.key = key
    self.value = value
    self.source = source
  }
}

extension [UserInfoEntry] {
  /// The value of a key; the last one counts when a key stands twice, as in a dictionary.
  public subscript(key: String) -> String? { entry(key)?.value }

  /// The entry of a key; the last one when there are several.
  public func entry(_ key: String) -> UserInfoEntry? { last { $0.key == key } }
}
