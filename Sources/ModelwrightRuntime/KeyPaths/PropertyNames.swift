/// A generated enumeration that holds a model: `DogWalkModel`.
public protocol ModelNamespace {
  /// The model with the classes of its entities.
  static var model: ManagedObjectModel { get }
}

/// A generated class, which knows the model that it was made from.
public protocol ModelClass: ManagedObject {
  /// What holds the model.
  associatedtype _Namespace: ModelNamespace
}

extension ModelClass {
  /// The model that the class was generated from.
  public static var managedObjectModel: ManagedObjectModel { _Namespace.model }

  /// The names of the class's properties in the model: `Dog.names.birthday` is `"birthday"`.
  public static var names: PropertyNames<Self> { PropertyNames() }
}

/// The names of a class's properties in the model, where format strings, `%K` and
/// ``FetchRequest/propertiesToFetch`` want them. A name that the class does not have does not compile.
///
/// ```swift
/// Dog.fetchRequest(format: "%K == %@", Dog.names.name, "Fido")
/// request.propertiesToFetch = [Dog.names.name, Dog.names[\.owner?.name]]
/// ```
///
/// A constant for each property would cost more to compile than all of the class's accessors, so names
/// are found by what an accessor asks for, once for each key path.
@dynamicMemberLookup
public struct PropertyNames<Object: ModelClass>: Sendable {
  init() {}

  /// The name of a property: an attribute, a relationship or a fetched property.
  ///
  /// Stops with a message for a property that the model does not know.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Object, Value>) -> String {
    self[keyPath]
  }

  /// The names along a key path, joined by points: over to-one relationships and into composites.
  ///
  /// Stops with a message when the key path leads to no property of the model.
  public subscript(keyPath: PartialKeyPath<Object>) -> String {
    let model = Object.managedObjectModel
    if let names = model.fetchPlans.names(of: keyPath, in: Object.self, model) {
      return names.joined(separator: ".")
    }
    guard let name = KeyPathRecorder.fetchedProperty(keyPath, of: Object.self, in: model) else {
      preconditionFailure("A key path of \(Object.self) leads to no property of the model.")
    }
    return name
  }
}
