public import ModelwrightMigration
import ModelwrightSQLite
import ModelwrightSchema

/// What opening a store would do.
public struct StorePreview: Sendable {
  /// What opening would do.
  public enum Action: Sendable {
    /// The store would be made.
    case create
    /// The store has this version of the model already.
    case open
    /// The store would be migrated on this route.
    case migrate(StoreRoute)
  }

  /// What opening would do.
  public var action: Action
  /// What the store records about itself; `nil` when there is none.
  public var metadata: StoreMetadata?
  /// What the store's rows keep the route from, as they are now. Only the first part of a route can be
  /// asked: what the rows are like after it is not known before it has run.
  public var obstacles: [MigrationObstacle] = []
  /// How many rows each table of the store has that the route writes anew or looks through.
  public var rowCounts: [String: Int] = [:]
}

extension StoreOpener {
  /// Finds out what opening a store would do, and writes nothing.
  ///
  /// - Throws: What opening the store would, as far as that shows without changing a row.
  public func preview(_ location: StoreLocation) throws(StoreError) -> StorePreview {
    guard Connection.isLibrarySupported else {
      throw .unsupportedSQLite(version: Connection.libraryVersion)
    }
    guard case .file(let path) = location else { return StorePreview(action: .create) }
    do {
      let inspector = StoreInspector(path: path)
      guard let metadata = try inspector.inspect(options: options) else {
        return StorePreview(action: .create)
      }
      guard case .migrate(let route) = try decide(metadata, location) else {
        return StorePreview(action: .open, metadata: metadata)
      }
      var preview = StorePreview(action: .migrate(route), metadata: metadata)
      try inspector.withReader(options) { try look(at: route, through: $0, &preview) }
      return preview
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private func look(
    at route: StoreRoute, through connection: Connection, _ preview: inout StorePreview
  ) throws {
    guard let first = route.legs.first?.plan else { return }
    do {
      try PlanRunner(connection: connection, plan: first).check(first.conditions)
    } catch PlanRunner.Fault.obstacles(let obstacles) {
      preview.obstacles = obstacles
    }
    for statement in first.statements {
      guard let table = StatementWeight.table(of: statement.sql), preview.rowCounts[table] == nil,
        first.source.table(named: table) != nil
      else { continue }
      preview.rowCounts[table] = try StatementWeight.count(table, on: connection)
    }
  }
}
