/// What entities and properties of a version were called in an earlier one, beyond what their renaming
/// identifiers say: a mapping model, or the versions between the two, may know more.
public struct Renames: Hashable, Sendable {
  /// A property of the later version.
  public struct Property: Hashable, Sendable {
    /// The entity's name in the later version.
    public var entity: String
    /// The property's name in the later version.
    public var name: String

    /// Names a property.
    public init(entity: String, name: String) {
      self.entity = entity
      self.name = name
    }
  }

  /// The earlier names of entities, by the later ones.
  public var entities: [String: String]
  /// The earlier names of properties. Inherited ones may be named at any entity that has them.
  public var properties: [Property: String]

  /// Makes a list of renames.
  public init(entities: [String: String] = [:], properties: [Property: String] = [:]) {
    self.entities = entities
    self.properties = properties
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { entities.isEmpty && properties.isEmpty }
}
