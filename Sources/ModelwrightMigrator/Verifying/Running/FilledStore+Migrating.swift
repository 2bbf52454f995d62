import ModelwrightMigration
import ModelwrightSQLite

extension FilledStore {
  /// Why a route could not be gone to its end.
  enum Obstruction: Error {
    /// The rows, or the versions, do not allow it.
    case manual([String])
    /// Something was wrong.
    case failed(String)
  }

  /// Goes a route inside the caller's transaction, and checks everything after every leg.
  mutating func migrate(by route: MigrationRoute, in context: ProofContext) throws {
    for leg in route.legs {
      do {
        try migrate(by: leg, in: context)
      } catch PlanRunner.Fault.obstacles(let obstacles) {
        throw Obstruction.manual(obstacles.map(\.description))
      } catch PlanRunner.Fault.statement(let statement, let error) {
        throw Obstruction.failed(
          "\(name(of: leg, context))a statement fails (\(statement.purpose)): \(error)")
      } catch let fault as GraphReader.Fault {
        throw Obstruction.failed("\(name(of: leg, context))\(fault.problem)")
      } catch let error as SQLiteError {
        throw Obstruction.failed("\(name(of: leg, context))\(error)")
      }
    }
  }

  private mutating func migrate(by leg: MigrationRoute.Leg, in context: ProofContext) throws {
    guard let old = context.material.versions[leg.from],
      let new = context.material.versions[leg.to]
    else { throw Obstruction.manual(["the model of a version on the way is not at hand"]) }
    let stage = try leg.stage.map { try code(of: $0, context) }
    var plan = leg.plan
    context.material.alter(&plan)
    var runner = PlanRunner(connection: connection, plan: plan)
    // The rows were made for the proof: an example of them tells nobody anything.
    runner.namesExamples = false
    try runner.run {
      guard let stage else { return }
      try stage.body(
        StageStore(
          connection: connection, source: old.version, target: new.version,
          stageTables: plan.stageTables))
    }
    connection.forgetStatements()
    try PlanRunner.addSequences(of: new.schema, to: connection)
    let fresh = try context.freshStore(of: leg.to, new)
    let check = StoreCheck(fresh: fresh, connection: connection, context: context, place: leg.to)
    if let problem = try check.problem() {
      throw Obstruction.failed("\(name(of: leg, context))\(problem)")
    }
    let actual = try GraphReader(stored: new, connection: connection).read()
    // What hand-written code makes of the rows only its author knows.
    if stage == nil {
      let expectation = context.expectation(of: leg, altered: plan, old, new)
      if let problem = expectation.undeclaredLoss {
        throw Obstruction.failed("\(name(of: leg, context))\(problem)")
      }
      let comparison = GraphComparison(
        stored: new, expected: expectation.oracle.expectation(from: graph), actual: actual)
      if let problem = comparison.problem {
        throw Obstruction.failed("\(name(of: leg, context))\(problem)")
      }
    }
    graph = actual
    place = leg.to
  }

  private func code(of stage: Int, _ context: ProofContext) throws -> StoreStage {
    let (from, to) = context.router.stages[stage]
    let reference = StageReference(
      from: context.material.names[from], to: context.material.names[to])
    if let code = context.material.code.first(where: { $0.reference == reference }) { return code }
    throw Obstruction.manual([
      "the stage from '\(reference.from)' to '\(reference.to)' is hand-written"
    ])
  }

  /// The leg, when it is not the whole way.
  private func name(of leg: MigrationRoute.Leg, _ context: ProofContext) -> String {
    "from '\(context.material.names[leg.from])' to '\(context.material.names[leg.to])': "
  }
}
