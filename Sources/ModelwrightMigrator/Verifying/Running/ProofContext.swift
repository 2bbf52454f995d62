import ModelwrightMigration
import ModelwrightSQLite

/// What all threads share.
struct ProofMaterial: Sendable {
  /// The versions, the oldest first; `nil` where a model is not at hand.
  let versions: [StoredVersion?]
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
  private var freshStores: [Int: FreshStore] = [:]
  private var steps: [Step: Result<MigrationRoute, MigrationError>] = [:]

  private struct Step: Hashable {
    var from: Int
    var to: Int
  }

  init(_ material: ProofMaterial, router: MigrationRouter) {
    self.material = material
    self.router = router
  }

  /// What a new store of a version consists of.
  func freshStore(of place: Int, _ stored: StoredVersion) throws -> FreshStore {
    if let known = freshStores[place] { return known }
    let made = try FreshStore(stored.schema)
    freshStores[place] = made
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
