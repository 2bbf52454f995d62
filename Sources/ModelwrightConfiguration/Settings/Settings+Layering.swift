extension Settings {
  /// What holds when these settings lie over others, which are farther from the model: a single value
  /// replaces the other one, lists are joined without duplicates, and the settings of an entity and
  /// the weight of a rule are looked at one by one.
  public func layered(over base: Settings) -> Settings {
    var result = base
    result.accessLevel = accessLevel ?? base.accessLevel
    result.imports.appendMissing(imports)
    result.conformances.appendMissing(conformances)
    result.baseClass = baseClass ?? base.baseClass
    result.constants = constants ?? base.constants
    result.snapshots = snapshots ?? base.snapshots
    result.entities.merge(entities) { $1.layered(over: $0) }
    result.rules.merge(rules) { $1 }
    result.packs.appendMissing(packs)
    result.suppressions.appendMissing(suppressions)
    // An order is one thought: joining two would be neither's.
    if !versions.isEmpty { result.versions = versions }
    result.stages.appendMissing(stages)
    result.mappings += mappings.filter { mapping in
      !base.mappings.contains { $0.path == mapping.path }
    }
    return result
  }
}

extension EntitySettings {
  /// What holds when these settings lie over others.
  func layered(over base: EntitySettings) -> EntitySettings {
    var result = base
    result.skip = skip ?? base.skip
    result.imports.appendMissing(imports)
    result.conformances.appendMissing(conformances)
    result.snapshot = snapshot ?? base.snapshot
    return result
  }
}

extension Array where Element: Hashable {
  /// Adds the elements that are not there yet, in their order.
  mutating func appendMissing(_ elements: [Element]) {
    var present = Set(self)
    for element in elements where present.insert(element).inserted { append(element) }
  }
}
