import ModelwrightModel

extension ManagedObjectContext {
  /// Whether any object may have unsaved changes.
  var hasPendingChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
}

/// The unsaved changes that a fetch has to look at: what the store says of these objects does not count.
struct PendingOverlay {
  /// New and changed objects of the fetched entity: those that may be among the results.
  let objects: [ManagedObject]
  /// The keys of all saved objects with changes, deleted ones included.
  let keys: [Int64]
  /// The roots of the hierarchies that any changed object belongs to.
  private let changedRoots: Set<Int>

  init(context: ManagedObjectContext, entity: EntityDescription, includes key: FetchPlanKey) {
    var objects: [ManagedObject] = []
    var keys: Set<Int64> = []
    var roots: Set<Int> = []
    let root = entity.resolved.root
    func isWanted(_ object: ManagedObject) -> Bool {
      key.includesSubentities
        ? object.entity.isKind(of: entity) : object.entity === entity
    }
    for object in context.inserted where object.isInserted && object.hasChanges {
      roots.insert(object.home.root)
      if isWanted(object) { objects.append(object) }
    }
    // An object may stand in the list twice when a change was taken back in between.
    for object in context.changed where object.isUpdated {
      roots.insert(object.home.root)
      guard object.home.root == root, keys.insert(object.row.id).inserted else { continue }
      if isWanted(object) { objects.append(object) }
    }
    for object in context.deleted where object.isDeleted {
      roots.insert(object.home.root)
      if object.home.root == root, object.row.id > 0 { keys.insert(object.row.id) }
    }
    self.objects = objects
    self.keys = keys.sorted()
    changedRoots = roots
  }

  /// Whether unsaved changes of related objects may change a plan's answer for any object.
  func touches(_ plan: FetchPlan) -> Bool { !plan.touchedRoots.isDisjoint(with: changedRoots) }

  /// Whether there is nothing that a plan's answer could depend on.
  func isEmpty(for plan: FetchPlan) -> Bool {
    objects.isEmpty && keys.isEmpty && !touches(plan)
  }
}
