import ModelwrightModel

extension ResolvedModel {
  /// The entities whose objects CloudKit mirrors: all when the model says so itself (its default
  /// configuration does), otherwise those of the configurations that say so; all when neither does and
  /// the rules run because a configuration file asks for them.
  var mirroredEntities: [ResolvedEntity] {
    let flagged = model.configurations.filter(\.isUsedWithCloudKit)
    guard !model.isUsedWithCloudKit, !flagged.isEmpty else { return entities }
    let names = Set(flagged.flatMap(\.entityNames))
    return entities.filter { names.contains($0.name) }
  }

  /// The stored relationships of ``mirroredEntities``.
  var mirroredRelationships: [ResolvedRelationship] {
    let mirrored = Set(mirroredEntities.map(\.index))
    return relationships.filter {
      mirrored.contains($0.entity) && !$0.relationship.isTransient
    }
  }

  /// Calls a function with each stored attribute of ``mirroredEntities`` and its title; those of
  /// composites have the entity's attribute in front.
  func eachMirroredAttribute(_ body: (Attribute, PropertyTitle) -> Void) {
    for entity in mirroredEntities {
      for attribute in entity.entity.attributes where !attribute.isTransient {
        body(
          attribute,
          PropertyTitle(
            kind: "attribute", name: attribute.name, ownerKind: "entity", owner: entity.name))
      }
    }
  }
}
