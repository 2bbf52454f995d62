// Everything here refers to the whole model, and through it to everything else: `dump`, a debugger
// or a failing test that goes through all of it would not come to an end.

extension EntityDescription: CustomReflectable, CustomStringConvertible {
  /// The entity's name.
  public var description: String { name }
  /// The name only.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension AttributeDescription: CustomReflectable, CustomStringConvertible {
  /// The attribute's name.
  public var description: String { name }
  /// The name and the type only.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name, "valueType": valueType.rawValue])
  }
}

extension RelationshipDescription: CustomReflectable, CustomStringConvertible {
  /// The relationship's name.
  public var description: String { name }
  /// The name only.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension ManagedObjectModel: CustomReflectable, CustomStringConvertible {
  /// The names of the entities.
  public var description: String { entities.map(\.name).joined(separator: ", ") }
  /// The names of the entities only.
  public var customMirror: Mirror { Mirror(self, children: ["entities": entities.map(\.name)]) }
}

extension ManagedObjectID: CustomReflectable {
  /// The URI only.
  public var customMirror: Mirror { Mirror(self, children: ["uri": uriText]) }
}

extension ManagedObject: CustomReflectable {
  /// The ID only: reading the properties could read from the store.
  public final var customMirror: Mirror { Mirror(self, children: ["objectID": objectID]) }
}

extension ManagedObjectContext: CustomReflectable {
  /// How many objects there are.
  public var customMirror: Mirror { Mirror(self, children: ["objects": registeredCount]) }
}

extension PersistentContainer: CustomReflectable {
  /// The store only.
  public var customMirror: Mirror { Mirror(self, children: ["store": store]) }
}
