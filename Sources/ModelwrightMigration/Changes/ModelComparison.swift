public import ModelwrightModel

/// What differs between two versions of a model, entity by entity, property by property.
public struct ModelComparison: Sendable {
  /// The differences: entities in the new model's order, then those that are gone.
  public private(set) var changes: [ModelChange] = []
  let old: ResolvedModel
  let new: ResolvedModel

  /// Compares two versions.
  public init(from old: ResolvedModel, to new: ResolvedModel) {
    self.old = old
    self.new = new
    for entity in new.entities {
      if let earlier = old.entity(named: entity.name) {
        compare(earlier, entity)
      } else {
        changes.append(ModelChange(.entityAdded, entity: entity.name))
      }
    }
    for entity in old.entities where new.entity(named: entity.name) == nil {
      changes.append(ModelChange(.entityRemoved, entity: entity.name))
    }
    if changes.isEmpty, old.model != new.model {
      changes.append(ModelChange(.descriptionChanged, entity: ""))
    }
  }

  private mutating func compare(_ earlier: ResolvedEntity, _ entity: ResolvedEntity) {
    let name = entity.name
    let parents = (earlier.entity.parentName, entity.entity.parentName)
    if parents.0 != parents.1 {
      changes.append(
        ModelChange(.parentChanged(from: parents.0, to: parents.1), entity: name))
    }
    if earlier.entity.isAbstract != entity.entity.isAbstract {
      changes.append(
        ModelChange(.abstractChanged(isAbstract: entity.entity.isAbstract), entity: name))
    }
    compareAttributes(earlier.entity, entity.entity)
    compareRelationships(earlier, entity)
    compareIndexes(earlier.entity, entity.entity)
    if description(earlier.entity) != description(entity.entity) {
      changes.append(ModelChange(.descriptionChanged, entity: name))
    }
  }

  private mutating func compareAttributes(_ earlier: Entity, _ entity: Entity) {
    let before = Dictionary(earlier.attributes.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(entity.attributes.map(\.name))
    for attribute in entity.attributes {
      guard let other = before[attribute.name] else {
        changes.append(
          ModelChange(.attributeAdded, entity: entity.name, property: attribute.name))
        continue
      }
      let aspects = aspects(of: other, attribute)
      guard !aspects.isEmpty else { continue }
      changes.append(
        ModelChange(.attributeChanged(aspects), entity: entity.name, property: attribute.name))
    }
    for attribute in earlier.attributes where !after.contains(attribute.name) {
      changes.append(
        ModelChange(.attributeRemoved, entity: entity.name, property: attribute.name))
    }
  }

  private func aspects(of old: Attribute, _ new: Attribute) -> Set<AttributeAspect> {
    guard old != new || new.type == .composite else { return [] }
    var aspects: Set<AttributeAspect> = []
    if old.type != new.type || leaves(of: old, in: self.old) != leaves(of: new, in: self.new) {
      aspects.insert(.type)
    }
    if old.isOptional != new.isOptional {
      aspects.insert(new.isOptional ? .becameOptional : .becameRequired)
    }
    if old.isTransient != new.isTransient {
      aspects.insert(new.isTransient ? .becameTransient : .becamePersistent)
    }
    if old.defaultValue != new.defaultValue { aspects.insert(.defaultValue) }
    if old.derivationExpression != new.derivationExpression { aspects.insert(.derivation) }
    if aspects.isEmpty, old != new { aspects.insert(.description) }
    return aspects
  }

  /// What a composite attribute stores; empty for other types.
  private func leaves(of attribute: Attribute, in model: ResolvedModel) -> [String] {
    guard let composite = model.composite(of: attribute) else { return [] }
    return composite.attributes.flatMap { inner in
      let own = "\(inner.name):\(inner.type.rawValue):\(inner.isOptional):\(inner.isTransient)"
      return [own] + leaves(of: inner, in: model).map { "\(inner.name).\($0)" }
    }
  }

  private mutating func compareIndexes(_ earlier: Entity, _ entity: Entity) {
    if earlier.fetchIndexes != entity.fetchIndexes
      || earlier.compoundIndexes != entity.compoundIndexes
      || earlier.attributes.filter(\.isIndexed).map(\.name)
        != entity.attributes.filter(\.isIndexed).map(\.name)
    {
      changes.append(ModelChange(.indexesChanged, entity: entity.name))
    }
    let before = Set(earlier.uniquenessConstraints.map(\.propertyNames))
    let after = Set(entity.uniquenessConstraints.map(\.propertyNames))
    for names in after.subtracting(before).sorted(by: { $0.joined() < $1.joined() }) {
      changes.append(ModelChange(.constraintAdded(names), entity: entity.name))
    }
    for names in before.subtracting(after).sorted(by: { $0.joined() < $1.joined() }) {
      changes.append(ModelChange(.constraintRemoved(names), entity: entity.name))
    }
  }

  /// What of an entity itself no store shows.
  private func description(_ entity: Entity) -> Entity {
    Entity(
      name: entity.name, className: entity.className, codeGeneration: entity.codeGeneration,
      renamingIdentifier: entity.renamingIdentifier,
      versionHashModifier: entity.versionHashModifier,
      fetchedProperties: entity.fetchedProperties, userInfo: entity.userInfo)
  }

  mutating func append(_ change: ModelChange) { changes.append(change) }
}
