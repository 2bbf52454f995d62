import ModelwrightMigration
import ModelwrightSQLite

/// What all threads share.
struct ProofMaterial: Sendable {
  /// The versions, the oldest first; `nil` where a model is not at hand.
  let versions: [StoredVersion?]
  /// What their new stores consist of; `nil` where no new store can be made.
  let freshStores: [FreshStore?]
  let hints: GenerationHints
  let code: [StoreStage]
  let alter: @Sendable (inout MigrationPlan) -> Void

  /// The versions' names.
  var names: [String] { versions.enumerated().map { $1?.version.name ?? "\($0)" } }
}

/// What a thread has for itself while it works on one version after another.
final class ProofContext {
  let material: ProofMaterial
  let router: MigrationRouter
  /// By the versions' places, the statements that are as good as those of their new stores.
  var equivalents: [Set<String>]
  /// What is expected of the steps between neighbours, which every earlier version's stores go.
  private var expectations: [Step: LegExpectation] = [:]
  private var steps: [Step: Result<MigrationRoute, MigrationError>] = [:]

  private struct Step: Hashable {
    var from: Int
    var to: Int
  }

  init(_ material: ProofMaterial, router: MigrationRouter) {
    self.material = material
    self.router = router
    equivalents = material.versions.map { _ in [] }
  }

  /// What a new store of a version consists of.
  func freshStore(of place: Int, _ stored: StoredVersion) throws -> FreshStore {
    try material.freshStores[place] ?? FreshStore(stored.schema)
  }

  /// What is expected of a leg without hand-written code, whose plan may have been altered since.
  func expectation(
    of leg: MigrationRoute.Leg, altered plan: MigrationPlan, _ old: StoredVersion,
    _ new: StoredVersion
  ) -> LegExpectation {
    let step = Step(from: leg.from, to: leg.to)
    if let known = expectations[step] { return known }
    let oracle = GraphOracle(from: old, to: new, matching: leg.plan.matching)
    let made = LegExpectation(
      oracle: oracle, undeclaredLoss: UndeclaredLosses(oracle: oracle, plan: plan).problem)
    if abs(leg.from - leg.to) == 1 { expectations[step] = made }
    return made
  }

  /// The route between neighbours, which every earlier version's steps lead over.
  func step(from: Int, to: Int) throws(MigrationError) -> MigrationRoute {
    let step = Step(from: from, to: to)
    if let known = steps[step] { return try known.get() }
    let found: Result<MigrationRoute, MigrationError>
    do throws(MigrationError) {
      found = .success(try router.route(from: from, to: to))
    } catch {
      found = .failure(error)
    }
    steps[step] = found
    return try found.get()
  }
}

/// What two models say that a leg must lead to.
struct LegExpectation {
  let oracle: GraphOracle
  /// What the plan loses without saying so, in words; `nil` when there is nothing.
  let undeclaredLoss: String?
}

/// What was found out about two versions.
struct PairResult: Sendable {
  enum Outcome: Sendable {
    case verified
    case manual([String])
    case failed(String)
  }

  var from: Int
  var to: Int
  var outcome: Outcome
}
