/// A mapping model: what Core Data is told about the way from one version to another.
///
/// Source: core-data.md §1.9, `.xcmappingmodel`.
public struct MappingModel: Hashable, Sendable {
  /// The version that a mapping model leads from or to.
  public struct Version: Hashable, Sendable {
    /// The name of the `.xcdatamodeld` around it, without the extension; `nil` for a version that
    /// stands alone.
    public var bundle: String?
    /// The name of the version, without the extension.
    public var name: String
    /// Where the mapping model names it.
    public var location: SourceLocation

    /// Names a version.
    public init(bundle: String? = nil, name: String, location: SourceLocation) {
      self.bundle = bundle
      self.name = name
      self.location = location
    }
  }

  /// The mapping model's file.
  public var path: String
  /// The version whose objects are read; `nil` when the file names none.
  public var source: Version?
  /// The version whose objects are written; `nil` when the file names none.
  public var destination: Version?
  /// What is said of the entities, in the order in which Core Data goes through them.
  public var entities: [EntityMapping]

  /// Makes a mapping model.
  public init(
    path: String, source: Version? = nil, destination: Version? = nil,
    entities: [EntityMapping] = []
  ) {
    self.path = path
    self.source = source
    self.destination = destination
    self.entities = entities
  }
}

/// What becomes of the objects of an entity.
public struct EntityMapping: Hashable, Sendable {
  /// The name by which relationship mappings refer to it: `DogToHound` unless the file gives one.
  public var name: String
  /// The entity whose objects are read; `nil` when objects are made of nothing.
  public var source: String?
  /// The entity whose objects are written; `nil` when the objects are dropped.
  public var destination: String?
  /// The class whose code Core Data runs; `nil` for Core Data's own.
  public var policyClass: LocatedText?
  /// The objects that are read; `nil` for all of them.
  public var filter: LocatedText?
  /// What is said of the destination's attributes.
  public var attributes: [PropertyMapping]
  /// What is said of the destination's relationships.
  public var relationships: [PropertyMapping]
  /// Where the mapping stands.
  public var location: SourceLocation

  /// Makes a mapping; its name follows from the entities' unless one is given.
  public init(
    name: String? = nil, source: String?, destination: String?, policyClass: LocatedText? = nil,
    filter: LocatedText? = nil, attributes: [PropertyMapping] = [],
    relationships: [PropertyMapping] = [], location: SourceLocation
  ) {
    self.name = name ?? Self.name(source: source, destination: destination)
    self.source = source
    self.destination = destination
    self.policyClass = policyClass
    self.filter = filter
    self.attributes = attributes
    self.relationships = relationships
    self.location = location
  }

  /// The name that Xcode gives a mapping.
  private static func name(source: String?, destination: String?) -> String {
    switch (source, destination) {
    case (let source?, let destination?): "\(source)To\(destination)"
    case (let source?, nil): source
    case (nil, let destination?): destination
    case (nil, nil): ""
    }
  }
}

/// Where the value of a property comes from.
public struct PropertyMapping: Hashable, Sendable {
  /// The property of the destination.
  public var name: String
  /// How its value is computed; `nil` for the value of the source's property of the same name.
  public var value: MappingExpression?
  /// Where the mapping, or its expression, stands.
  public var location: SourceLocation

  /// Makes a mapping.
  public init(name: String, value: MappingExpression? = nil, location: SourceLocation) {
    self.name = name
    self.value = value
    self.location = location
  }
}

/// A text with its place.
public struct LocatedText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where it stands.
  public var location: SourceLocation

  /// Makes a text.
  public init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
