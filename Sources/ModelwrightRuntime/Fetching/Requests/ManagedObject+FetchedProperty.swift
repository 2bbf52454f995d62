import ModelwrightModel

/// What generated code calls for fetched properties.
///
/// `$FETCH_SOURCE` in a predicate is the object, `$FETCHED_PROPERTY` the property's name. An error
/// stands in the context's ``ManagedObjectContext/readError``; there is then nothing.
extension ManagedObject {
  /// The objects that a fetched property finds now.
  public final func _fetchedProperty<Element: ManagedObject>(_ name: String) -> [Element] {
    fetched(name, of: Element.self) { try $0.fetch($1) }
  }

  /// The IDs of the objects that a fetched property finds now.
  public final func _fetchedObjectIDs(_ name: String) -> [ManagedObjectID] {
    fetched(name, of: ManagedObject.self) { try $0.fetchObjectIDs($1) }
  }

  /// The values that a fetched property finds now, by the names of their properties.
  public final func _fetchedDictionaries(_ name: String) -> [[String: any Sendable]] {
    fetched(name, of: ManagedObject.self) { try $0.fetchDictionaries($1) }
  }

  private func fetched<Object: ManagedObject, Element>(
    _ name: String, of type: Object.Type,
    _ fetch: (ManagedObjectContext, FetchRequest<Object>) throws -> [Element]
  ) -> [Element] {
    home.recorder?.fetchedProperty = name
    guard let context = managedObjectContext,
      case .fetchedProperty(let property)? = entity.resolved.property(named: name)?.kind,
      let template = property.fetchRequest
    else { return [] }
    do {
      return try fetch(
        context,
        FetchRequest(template, variables: ["FETCH_SOURCE": self, "FETCHED_PROPERTY": name]))
    } catch {
      context.note(error)
      return []
    }
  }
}
