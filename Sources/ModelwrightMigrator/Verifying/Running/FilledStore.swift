import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite

/// A store in memory with objects that were made for it, and what is known of them.
struct FilledStore {
  let connection: Connection
  /// The objects that the store has.
  var graph: ObjectGraph
  /// The place of the version that it has.
  var place: Int

  /// Why no store could be made that a migration could be tried on.
  struct Fault: Error {
    var problem: String
  }

  /// Makes a store of a version.
  ///
  /// - Throws: ``Fault`` when the objects cannot be stored and read back as they were made, or when an
  ///   entity that can have objects has none: a migration of nothing would prove nothing.
  init(_ stored: StoredVersion, place: Int, graph: ObjectGraph, isEmpty: Bool = false) throws {
    self.graph = graph
    self.place = place
    do {
      connection = try FreshStore.connection(for: stored.schema)
      let writer = GraphWriter(stored: stored, connection: connection)
      try connection.transaction { try writer.write(graph) }
    } catch let error as SQLiteError {
      throw Fault(problem: "the objects made for '\(stored.version.name)' are refused: \(error)")
    }
    if !isEmpty, let missing = Self.missingEntity(in: graph, of: stored) {
      throw Fault(problem: "no object could be made of the entity '\(missing)'")
    }
    let read = try GraphReader(stored: stored, connection: connection).read()
    let comparison = GraphComparison(
      stored: stored, expected: .init(graph: graph), actual: read)
    if let problem = comparison.problem {
      throw Fault(
        problem: "the objects made for '\(stored.version.name)' are not read as they were: "
          + problem)
    }
    if let row = try connection.rows("PRAGMA foreign_key_check").first {
      throw Fault(
        problem: "the objects made for '\(stored.version.name)' have a key in the table "
          + "'\(row[0].text ?? "")' that leads nowhere")
    }
  }

  private static func missingEntity(in graph: ObjectGraph, of stored: StoredVersion) -> String? {
    let found = Set(graph.objects.map(\.entity))
    let counts = PopulationPlan(stored.model).counts
    return stored.model.entities.first { counts[$0.index] > 0 && !found.contains($0.index) }?.name
  }
}
