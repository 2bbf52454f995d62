import Foundation

/// Finds out which property a key path names, by evaluating it on an object that records what is
/// asked of it. On Linux a key path does not know its names.
enum KeyPathRecorder {
  /// The property that a key path of a class leads to.
  ///
  /// `nil` when it leads to no property of the model: to one that the class computes, for example.
  static func property(
    _ keyPath: AnyKeyPath, of objectClass: ManagedObject.Type, in model: ManagedObjectModel
  ) -> RecordedProperty? {
    guard let entity = model.entity(for: objectClass) else { return nil }
    let object = ManagedObject.recorder(of: entity)
    // The key path's root may be an ancestor of the class, not something else.
    guard let value = object[keyPath: keyPath] else { return nil }
    var steps: [RecordedProperty.Step] = []
    var last = object
    while let recorder = last.home.recorder, recorder.notes.count == 1 {
      let note = recorder.notes[0]
      steps.append(
        .init(
          entity: recorder.entity, slot: last.row.slot(at: note.offset), slotCount: note.slotCount))
      guard let next = recorder.destination, next.home.recorder?.notes.isEmpty == false else {
        return end(of: steps, at: last, value: value, keyPath)
      }
      last = next
    }
    return nil
  }

  /// The name of the fetched property that a key path of a class leads to; `nil` when it leads to none.
  static func fetchedProperty(
    _ keyPath: AnyKeyPath, of objectClass: ManagedObject.Type, in model: ManagedObjectModel
  ) -> String? {
    guard let entity = model.entity(for: objectClass) else { return nil }
    let object = ManagedObject.recorder(of: entity)
    _ = object[keyPath: keyPath]
    return object.home.recorder?.fetchedProperty
  }

  /// Checks that the key path's value is the last property's own, and not computed from it.
  private static func end(
    of steps: [RecordedProperty.Step], at object: ManagedObject, value: Any, _ keyPath: AnyKeyPath
  ) -> RecordedProperty? {
    guard let last = steps.last else { return nil }
    if last.slotCount > 1 {
      return compositeProperty(steps, at: object, value: value, keyPath)
    }
    if let placeholder = object.home.recorder?.notes.last?.placeholder {
      return placeholder.matches(unwrapped(value)) ? RecordedProperty(steps: steps) : nil
    }
    let isOwn =
      switch object.home.kinds[last.slot] {
      case .toOne: unwrapped(value) as? ManagedObject === object.home.recorder?.destination
      case .toMany: value is any RelationshipView
      default: object.dummy(of: last.slot, equals: unwrapped(value))
      }
    return isOwn ? RecordedProperty(steps: steps) : nil
  }

  /// A whole composite, or the leaf whose dummy the value is.
  private static func compositeProperty(
    _ steps: [RecordedProperty.Step], at object: ManagedObject, value: Any, _ keyPath: AnyKeyPath
  ) -> RecordedProperty? {
    guard let last = steps.last else { return nil }
    if unwrapped(value) is any CompositeValue { return RecordedProperty(steps: steps) }
    let leaves = last.slot..<last.slot + last.slotCount
    let found = leaves.filter { object.dummy(of: $0, equals: unwrapped(value)) }
    guard found.count == 1 else { return nil }
    let step = RecordedProperty.Step(entity: last.entity, slot: found[0], slotCount: 1)
    return RecordedProperty(steps: steps.dropLast() + [step])
  }

  /// What an optional holds.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
