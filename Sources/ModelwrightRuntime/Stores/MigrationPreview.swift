import ModelwrightMigration
import ModelwrightMigrator

/// What opening a store would do, found without changing it.
public struct MigrationPreview: Sendable {
  /// What opening would do.
  public enum Action: Hashable, Sendable {
    /// The store would be made.
    case create
    /// The store has this version of the model already.
    case open
    /// The store would be migrated.
    case migrate
  }

  /// A part of the way: one plan, and hand-written code where there is a stage.
  public struct Step: Hashable, Sendable {
    /// The version that it begins with.
    public let from: String
    /// The version that it leads to.
    public let to: String
    /// Whether hand-written code runs.
    public let hasStage: Bool
    /// What is done, in words, in its order.
    public let changes: [String]
  }

  /// What opening would do.
  public let action: Action
  /// The version that the store has; `nil` when there is none.
  public let version: String?
  /// The way, part by part; empty when there is nothing to migrate.
  public let steps: [Step]
  /// What the store's rows keep the first part from, as they are now, each with entity and property.
  public let obstacles: [String]

  init(_ preview: StorePreview) {
    version = preview.metadata?.modelName
    obstacles = preview.obstacles.map(\.description)
    switch preview.action {
    case .create: (action, steps) = (.create, [])
    case .open: (action, steps) = (.open, [])
    case .migrate(let route):
      action = .migrate
      steps = route.legs.map { leg in
        Step(
          from: leg.source.name, to: leg.target.name, hasStage: leg.stage != nil,
          changes: leg.purposes)
      }
    }
  }
}

extension PersistentContainer {
  /// Finds out what opening a store would do, and writes nothing: how it would be migrated, and whether
  /// its rows allow it.
  ///
  /// - Throws: ``PersistentStoreError``: what opening the store would, as far as that shows before.
  public static func migrationPreview(
    model: ManagedObjectModel, store: PersistentStore,
    options: PersistentStoreOptions = PersistentStoreOptions()
  ) throws -> MigrationPreview {
    do {
      let opener = StoreCoordinator.opener(model: model, options: options)
      return MigrationPreview(try opener.preview(store.location))
    } catch {
      throw PersistentStoreError(error)
    }
  }
}
