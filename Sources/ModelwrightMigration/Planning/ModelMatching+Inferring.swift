import ModelwrightModel

extension ModelMatching {
  /// Whether a plan certainly leads from the old version to the new one: no value would have to be
  /// converted, no relationship leads to one object instead of many, no hierarchies are merged.
  ///
  /// It is found without looking at tables, for those who only want to know whether there is a plan.
  /// When the answer is no, the planner has the last word.
  public var isCertainlyInferable: Bool {
    guard RowOrigins(self).merged.isEmpty else { return false }
    return new.model.entities.allSatisfy { entity in
      entity.properties.enumerated().allSatisfy { place, property in
        guard let former = oldProperty(of: entity.index, at: place) else { return true }
        return canCopy(former, to: property)
      }
    }
  }

  private func canCopy(_ former: ResolvedProperty, to property: ResolvedProperty) -> Bool {
    switch (former.kind, property.kind) {
    case (.attribute(let earlier), .attribute(let attribute)):
      // What is not stored in one of them is not copied.
      earlier.isTransient || attribute.isTransient
        || (earlier.type == attribute.type && attribute.type != .composite)
    case (.relationship(let earlier), .relationship(let index)):
      isCopied(old.model.relationships[earlier], to: new.model.relationships[index])
    default: true
    }
  }

  private func isCopied(_ former: ResolvedRelationship, to new: ResolvedRelationship) -> Bool {
    let (earlier, relationship) = (former.relationship, new.relationship)
    return relationship.isToMany || !earlier.isToMany || earlier.isTransient
      || relationship.isTransient
  }
}
