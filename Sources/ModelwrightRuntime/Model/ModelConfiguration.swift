/// A configuration of a model as generated code names it: `DogWalkModel.Configurations.local`.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name in the model: what ``ManagedObjectModel/entities(forConfigurationNamed:)`` takes.
  public let name: String
  /// The names of its entities, in the model's order.
  public let entityNames: [String]

  /// Makes a value; generated code does.
  public init(name: String, entityNames: [String]) {
    self.name = name
    self.entityNames = entityNames
  }
}
