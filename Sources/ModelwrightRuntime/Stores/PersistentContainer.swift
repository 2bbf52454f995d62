public import Foundation

/// A model and its store: what an app or a server opens once.
///
/// A container can be used from everywhere. Its contexts cannot: ``viewContext`` is the main actor's,
/// ``newContext()`` makes one for an actor, and ``perform(_:)`` runs a piece of work in the background.
public final class PersistentContainer: Sendable {
  /// The model.
  public var managedObjectModel: ManagedObjectModel { coordinator.model }
  /// Where the objects are.
  public var store: PersistentStore { coordinator.store }

  let coordinator: StoreCoordinator
  private let queue = DispatchQueue(label: "modelwright.container", attributes: .concurrent)
  // Only the main actor touches it, except for `deinit`, after which nobody can.
  nonisolated(unsafe) private var mainContext: ManagedObjectContext?

  /// Opens a store. It is made when there is none, and migrated when it has another version of the
  /// model, in one transaction: ``PersistentStoreOptions/migration`` says how, and
  /// ``migrationPreview(model:store:options:)`` what would be done.
  ///
  /// - Throws: ``PersistentStoreError``; then the file is as it was.
  public init(
    model: ManagedObjectModel, store: PersistentStore,
    options: PersistentStoreOptions = PersistentStoreOptions()
  ) throws {
    coordinator = try StoreCoordinator(model: model, store: store, options: options)
  }

  deinit {
    // Objects of the view context may be in use on the main thread right now: it ends there too.
    guard let mainContext, !Thread.isMainThread else { return }
    nonisolated(unsafe) let context = mainContext
    Task { @MainActor in withExtendedLifetime(context) {} }
  }

  /// The context of the main actor, for what is shown.
  @MainActor public var viewContext: ManagedObjectContext {
    if let mainContext { return mainContext }
    let context = ManagedObjectContext(coordinator: coordinator)
    mainContext = context
    return context
  }

  /// A context for whoever asks: the caller's isolation domain owns it.
  public func newContext() -> sending ManagedObjectContext {
    ManagedObjectContext(coordinator: coordinator)
  }

  /// Runs a piece of work in the background with a context of its own.
  ///
  /// The context goes away when the work is done: save it. Objects cannot be returned, but their IDs.
  ///
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public func perform<Result: Sendable>(
    _ work: @escaping @Sendable (ManagedObjectContext) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [coordinator] in
        let result = Swift.Result { try work(ManagedObjectContext(coordinator: coordinator)) }
        continuation.resume(with: result)
      }
    }
  }

  /// The ID that a URI stands for; `nil` when it is none of this store.
  public func managedObjectID(forURIRepresentation uri: URL) -> ManagedObjectID? {
    ManagedObjectID(uri: uri, model: coordinator.model, store: coordinator.identity)
  }

  /// Closes the store. Contexts that are still there throw ``PersistentStoreError/closed``.
  public func close() { coordinator.close() }

  /// Removes a store's files. No container may have it open.
  ///
  /// - Throws: ``PersistentStoreError/failed(path:code:detail:)`` when a file cannot be removed.
  public static func destroyStore(at store: PersistentStore) throws {
    guard case .file(let path) = store else { return }
    for file in [path, path + "-wal", path + "-shm", path + "-journal"] {
      let number = removeFile(file)
      guard number != 0 else { continue }
      throw PersistentStoreError.failed(
        path: file, code: Int(number), detail: systemMessage(number))
    }
  }
}
