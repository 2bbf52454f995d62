public import ModelwrightModel

/// The versions of a model that were released: what `modelwright lock` writes beside the bundle, to be
/// committed with it, so that an edit of a version that users' stores have is noticed.
public struct VersionLock: Hashable, Sendable {
  /// What follows the bundle's name in the file's name.
  public static let suffix = ".modelwright-lock.json"
  /// The bytes of the largest file that is read: hundreds of versions of a large model fit.
  public static let maximumSize = 16 << 20
  /// The form of the file that is written and read.
  static let format = 1
  /// How many digits of the digests of entities and properties are kept.
  public static let shortLength = 10

  /// The versions, the oldest first.
  public var versions: [ReleasedVersion]

  /// Makes a record.
  public init(versions: [ReleasedVersion] = []) { self.versions = versions }

  /// What is recorded of the version of a name.
  public subscript(name: String) -> ReleasedVersion? { versions.first { $0.name == name } }
}

/// A version as it was released. Digests are in hexadecimal digits.
public struct ReleasedVersion: Hashable, Sendable {
  /// The version's name.
  public var name: String
  /// The digest of what Core Data's version hash counts.
  public var model: String
  /// The digest of the tables, indexes and triggers.
  public var schema: String
  /// The rules by which the schema was made: of two digests by different ones nothing follows.
  public var schemaRules: Int
  /// The entities by their names.
  public var entities: [String: ReleasedEntity]
  /// Where the file names the version; no place for one that was not read.
  public var location: SourceReference

  /// Records a version.
  public init(
    name: String, model: String, schema: String, schemaRules: Int,
    entities: [String: ReleasedEntity], location: SourceReference = SourceReference()
  ) {
    self.name = name
    self.model = model
    self.schema = schema
    self.schemaRules = schemaRules
    self.entities = entities
    self.location = location
  }
}

/// An entity as it was released.
public struct ReleasedEntity: Hashable, Sendable {
  /// The beginning of the digest of the entity without its properties.
  public var declaration: String
  /// The beginnings of the digests of its own properties, by their names.
  public var properties: [String: String]

  /// Records an entity.
  public init(declaration: String, properties: [String: String]) {
    self.declaration = declaration
    self.properties = properties
  }
}
