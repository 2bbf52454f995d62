import ModelwrightRuntime

/// A table of events: what the program does with its data.
@MainActor
public struct EventTable {
  private let container: PersistentContainer
  private var context: ManagedObjectContext { container.viewContext }

  /// Opens the store, or makes it.
  public init(path: String) throws {
    container = try PersistentContainer(model: EventsModel.model, store: .file(path))
  }

  /// All events; an empty list when they cannot be fetched.
  public var events: [Event] { (try? context.fetch(Event.fetchRequest())) ?? [] }

  /// Adds an event with the model's default values.
  @discardableResult
  public func add() throws -> Event {
    let event = Event(context: context)
    try context.save()
    return event
  }

  /// Gives an event another name.
  public func rename(_ event: Event, to name: String) throws {
    event.name = name
    try context.save()
  }

  /// Deletes an event.
  public func delete(_ event: Event) throws {
    context.delete(event)
    try context.save()
  }
}
