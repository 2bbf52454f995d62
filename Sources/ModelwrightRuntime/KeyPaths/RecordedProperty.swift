/// The property that a key path leads to.
struct RecordedProperty {
  /// One property on the way.
  struct Step: Hashable {
    /// The entity whose object the property was read from: the class's own, not the declaring one.
    let entity: EntityDescription
    /// The property's first slot.
    let slot: Int
    /// How many slots it has: more than one for a whole composite.
    let slotCount: Int
  }

  /// The properties on the way, the last one being where the key path ends. All but the last are
  /// to-one relationships.
  let steps: [Step]
}
