import ModelwrightMigration
import ModelwrightModel
import ModelwrightSQLite

/// Proves the migrations that begin with one version.
struct StartProof {
  let context: ProofContext
  /// The place of the version.
  let start: Int

  /// The stores that migrations are tried on one after another: what is in the way of full ones may not
  /// be in the way of plain or empty ones, which are then tried too.
  private final class Stores {
    var made: [FilledStore?] = [nil, nil, nil]
  }

  /// Proves all pairs.
  func prove(isBothWays: Bool) -> [PairResult] {
    let count = context.material.versions.count
    let later = Array((start + 1)..<max(count, start + 1))
    let earlier = isBothWays ? Array((0..<start).reversed()) : []
    return prove(later) + prove(earlier)
  }

  /// Proves the pairs with versions on one side, the nearest first.
  private func prove(_ goals: [Int]) -> [PairResult] {
    guard !goals.isEmpty else { return [] }
    guard let stored = context.material.versions[start] else {
      return goals.map {
        PairResult(
          from: start, to: $0, outcome: .manual(["the model of the version is not at hand"]))
      }
    }
    let stores = Stores()
    var walk: FilledStore?
    do {
      walk = try store(0, stored, in: Stores())
    } catch {
      return goals.map {
        PairResult(from: start, to: $0, outcome: .failed(Self.problem(error)))
      }
    }
    return goals.map { goal in
      let stepwise = step(&walk, to: goal)
      var outcome = direct(stored, to: goal, in: stores)
      if case .failed(let problem)? = stepwise {
        if case .failed = outcome {} else { outcome = .failed("step by step, \(problem)") }
      }
      return PairResult(from: start, to: goal, outcome: outcome)
    }
  }

  // MARK: Step by step

  /// Takes the store one version further; it does not go on when a step cannot be made.
  private func step(_ walk: inout FilledStore?, to goal: Int) -> PairResult.Outcome? {
    guard var store = walk else { return nil }
    walk = nil
    do {
      let route = try context.step(from: store.place, to: goal)
      try store.connection.transaction { try store.migrate(by: route, in: context) }
      walk = store
      return .verified
    } catch FilledStore.Obstruction.failed(let problem) {
      return .failed(problem)
    } catch FilledStore.Obstruction.manual(let reasons) {
      return .manual(reasons)
    } catch let error as MigrationError {
      return .manual(error.obstacles.map(\.description))
    } catch {
      return .failed(Self.problem(error))
    }
  }

  // MARK: Directly

  private func direct(
    _ stored: StoredVersion, to goal: Int, in stores: Stores
  ) -> PairResult.Outcome {
    let route: MigrationRoute
    do throws(MigrationError) {
      route = try context.router.route(from: start, to: goal)
    } catch {
      return .manual(error.obstacles.map(\.description))
    }
    var reasons: [String] = []
    for kind in stores.made.indices {
      do {
        let store = try store(kind, stored, in: stores)
        try attempt(route, on: store)
        return reasons.isEmpty ? .verified : .manual(reasons)
      } catch FilledStore.Obstruction.manual(let obstacles) {
        if reasons.isEmpty { reasons = obstacles }
      } catch FilledStore.Obstruction.failed(let problem) {
        return .failed(problem)
      } catch {
        return .failed(Self.problem(error))
      }
    }
    return .manual(reasons)
  }

  private struct Undo: Error {}

  /// Goes a route on a store and takes everything back.
  private func attempt(_ route: MigrationRoute, on store: FilledStore) throws {
    defer { store.connection.forgetStatements() }
    var store = store
    do {
      try store.connection.transaction {
        try store.migrate(by: route, in: context)
        throw Undo()
      }
    } catch is Undo {}
  }

  // MARK: Stores

  private func store(
    _ kind: Int, _ stored: StoredVersion, in stores: Stores
  ) throws -> FilledStore {
    if let known = stores.made[kind] { return known }
    let hints = context.material.hints
    let graph =
      switch kind {
      case 0: GraphGenerator.graph(of: stored, style: .rich, hints: hints)
      case 1: GraphGenerator.graph(of: stored, style: .plain, hints: hints)
      default: ObjectGraph(relationshipCount: stored.model.relationships.count)
      }
    let made = try FilledStore(stored, place: start, graph: graph, isEmpty: kind == 2)
    stores.made[kind] = made
    return made
  }

  private static func problem(_ error: any Error) -> String {
    switch error {
    case let fault as FilledStore.Fault: fault.problem
    case let fault as GraphReader.Fault: fault.problem
    default: "\(error)"
    }
  }
}
