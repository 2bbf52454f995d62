public import ModelwrightMigration
import ModelwrightSQLite

/// Proves the migrations between the versions of a model on rows that are made for it.
///
/// For each version a store in memory gets several objects of every entity, with values, gaps and
/// boundaries in every attribute and links in every relationship. It is migrated to each later version,
/// by the route that a program would take and step by step through the versions in between. Then its
/// structure must be that of a new store, SQLite's own checks of keys and pages must find nothing, and
/// every object, value and link must be what the two models say of each other: that is worked out on
/// plain values, without the plan and its statements.
public struct MigrationVerifier: Sendable {
  private let router: @Sendable () -> MigrationRouter
  private let code: [StoreStage]
  private let isBothWays: Bool
  /// How many threads work; one for each processor when nothing else is said.
  public var threadCount: Int
  /// What tests do to every plan before it is run, to see that a wrong one is found.
  var alter: @Sendable (inout MigrationPlan) -> Void = { _ in }

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - code: What the stages do. A pair whose route has a stage without code is manual.
  ///   - isBothWays: Whether stores are also migrated from later versions to earlier ones.
  ///   - router: Makes a router over the versions: one for each thread.
  public init(
    code: [StoreStage] = [], isBothWays: Bool = false,
    router: @escaping @Sendable () -> MigrationRouter
  ) {
    self.router = router
    self.code = code
    self.isBothWays = isBothWays
    threadCount = WorkerThreads.processorCount
  }

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - versions: The versions, the oldest first.
  ///   - stages: The stages between them with their code.
  ///   - renames: What entities and properties were called beyond what the models say, by the versions'
  ///     places.
  ///   - isBothWays: Whether stores are also migrated from later versions to earlier ones.
  public init(
    versions: [MigrationVersion], stages: [StoreStage] = [],
    renames: @escaping @Sendable (Int, Int) -> Renames = { _, _ in Renames() },
    isBothWays: Bool = false
  ) {
    let places = stages.compactMap { stage -> (from: Int, to: Int)? in
      guard let from = versions.firstIndex(where: { $0.name == stage.reference.from }),
        let to = versions.firstIndex(where: { $0.name == stage.reference.to })
      else { return nil }
      return (from, to)
    }
    self.init(code: stages, isBothWays: isBothWays) {
      MigrationRouter(versions: versions, stages: places, renames: renames)
    }
  }

  /// Proves every pair of versions. It takes a few milliseconds a pair.
  public func run() -> VerificationReport {
    let versions = router().versions
    let stored = WorkerThreads.map(versions.count, threadCount: threadCount, context: {}) {
      _, place in versions[place].map { StoredVersion($0) }
    }
    let fresh = WorkerThreads.map(versions.count, threadCount: threadCount, context: {}) {
      _, place in versions[place].flatMap { try? FreshStore($0.schema) }
    }
    let material = ProofMaterial(
      versions: stored, freshStores: fresh, hints: GenerationHints(stored.compactMap { $0 }),
      code: code,
      alter: alter)
    let router = router
    let isBothWays = isBothWays
    let results = WorkerThreads.map(
      versions.count, threadCount: threadCount,
      context: { ProofContext(material, router: router()) },
      { context, start in
        StartProof(context: context, start: start).prove(isBothWays: isBothWays)
      })
    return report(results, names: material.names)
  }

  private func report(_ results: [[PairResult]], names: [String]) -> VerificationReport {
    var report = VerificationReport(versions: names, pairs: 0, verified: 0, manual: [], failed: [])
    for result in results.joined() {
      let (from, to) = (names[result.from], names[result.to])
      report.pairs += 1
      switch result.outcome {
      case .verified: report.verified += 1
      case .manual(let reasons):
        report.manual.append(.init(from: from, to: to, reasons: reasons))
      case .failed(let problem):
        report.failed.append(.init(from: from, to: to, problem: problem))
      }
    }
    return report
  }
}
