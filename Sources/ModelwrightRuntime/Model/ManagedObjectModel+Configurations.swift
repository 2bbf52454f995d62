import ModelwrightModel

/// Named sets of entities, each for a store of its own.
extension ManagedObjectModel {
  /// The names of the model's configurations, in the model's order. The set of all entities, which
  /// Core Data calls "Default", is not among them.
  public var configurations: [String] { resolved.model.configurations.map(\.name) }

  /// The entities of a configuration, in the order in which it names them; `nil` when the model has
  /// none of that name. `nil` and "Default" name the set of all entities, as in Core Data.
  public func entities(forConfigurationNamed name: String?) -> [EntityDescription]? {
    let configuration = resolved.model.configurations.first { $0.name == name }
    if let configuration { return configuration.entityNames.compactMap { entitiesByName[$0] } }
    return name == nil || name == "Default" ? entities : nil
  }
}
