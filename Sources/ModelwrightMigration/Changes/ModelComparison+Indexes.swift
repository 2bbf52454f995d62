import ModelwrightModel

extension ModelComparison {
  mutating func compareIndexes(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    func note(_ kind: ModelChange.Kind, _ effect: ChangeEffect) -> ModelChange {
      ModelChange(kind, entity: entity.name, earlierEntity: earlier.name, effect: effect)
    }
    let (before, after) = (earlier.entity, entity.entity)
    if before.fetchIndexes != after.fetchIndexes || before.compoundIndexes != after.compoundIndexes
      || before.attributes.filter(\.isIndexed).map(\.name)
        != after.attributes.filter(\.isIndexed).map(\.name)
    {
      append(note(.indexesChanged, .free))
    }
    guard !before.uniquenessConstraints.isEmpty || !after.uniquenessConstraints.isEmpty else {
      return
    }
    let were = Set(before.uniquenessConstraints.map { names(of: $0, earlier) })
    let are = Set(after.uniquenessConstraints.map(\.propertyNames))
    for names in are.subtracting(were).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      append(note(.constraintAdded(names), .inferable))
    }
    for names in were.subtracting(are).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      append(note(.constraintRemoved(names), .free))
    }
  }

  /// The properties of an old constraint, as the new version calls them.
  private func names(of constraint: PropertyList, _ earlier: ResolvedEntity) -> [String] {
    constraint.propertyNames.map { name in
      let path = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = path.first,
        let property = matching.newProperty(ofOld: earlier.index, named: first)
      else { return name }
      return ([property.name] + path.dropFirst()).joined(separator: ".")
    }
  }
}
