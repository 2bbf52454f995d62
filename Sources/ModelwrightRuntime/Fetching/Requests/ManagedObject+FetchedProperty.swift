import ModelwrightModel
import ModelwrightPredicate

extension ManagedObject {
  /// The objects that a fetched property finds now.
  ///
  /// `$FETCH_SOURCE` in its predicate is this object, `$FETCHED_PROPERTY` the property's name. An error
  /// stands in the context's ``ManagedObjectContext/readError``; there are then no objects.
  public final func _fetchedProperty<Element: ManagedObject>(_ name: String) -> [Element] {
    guard let context = managedObjectContext,
      case .fetchedProperty(let property)? = entity.resolved.property(named: name)?.kind,
      let template = property.fetchRequest
    else { return [] }
    var request =
      if let predicate = template.predicateString {
        FetchRequest<Element>(
          format: predicate, arguments: [],
          variables: ["FETCH_SOURCE": self, "FETCHED_PROPERTY": name])
      } else {
        FetchRequest<Element>()
      }
    request.entityName = template.entityName
    request.fetchLimit = template.fetchLimit
    // A flag that the model leaves out is off, unlike that of a request made in code.
    request.includesSubentities = template.includesSubentities
    request.includesPendingChanges = template.includesPendingChanges
    do {
      return try context.fetch(request)
    } catch {
      context.note(error)
      return []
    }
  }
}
