/// The ids of the objects that a context forgot, because they were deleted or never saved, which sets
/// may still hold: those of relationships that a deletion at the other end does not reach.
///
/// A set is cleaned when it is next looked at: forgetting need not search for it.
struct ForgottenIDs {
  /// How often ids were forgotten. A set that has seen this number holds none of them.
  private(set) var count = 0
  /// By the root entity's index; `nil` where no set can hold a forgotten id.
  private var ids: ContiguousArray<Set<Int64>?>

  init(_ model: ManagedObjectModel) {
    ids = ContiguousArray(repeating: nil, count: model.entities.count)
    for relationship in model.relationships where relationship.keepsDeletedObjects {
      ids[relationship.destinationRoot] = []
    }
  }

  mutating func insert(_ id: Int64, root: Int) {
    if ids[root]?.insert(id).inserted == true { count += 1 }
  }

  func contains(_ id: Int64, root: Int) -> Bool { ids[root]?.contains(id) == true }
}

extension RelationshipDescription {
  /// Whether a to-many relationship goes on holding an object that is deleted: nothing leads back
  /// from the object, or its rule says that this end is left alone. Source: core-data.md §4.3.
  var keepsDeletedObjects: Bool {
    guard isToMany else { return false }
    guard let inverse = inverseRelationship else { return true }
    return inverse.deleteRule == .noAction || inverse.deleteRule == .deny
  }
}
