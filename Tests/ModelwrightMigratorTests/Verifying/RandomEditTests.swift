import Foundation
import ModelwrightMigration
import ModelwrightModel
import Testing

@testable import ModelwrightMigrator

/// Planner and oracle know nothing of each other; what they say of models that nobody has thought of must
/// be the same.
@Suite struct RandomEditTests {
  private static func versions(seed: Int) throws -> [MigrationVersion] {
    var edits = RandomEdits(seed: seed)
    var models = [Shelter.model]
    for number in 2...4 {
      var model = edits.edited(models[models.count - 1], count: 1 + edits.below(5))
      model.name = "Shelter \(number)"
      models.append(model)
    }
    return try models.map { MigrationVersion(try ResolvedModel($0)) }
  }

  /// How many models there are; more can be asked for.
  private static let count =
    ProcessInfo.processInfo.environment["MODELWRIGHT_RANDOM_MODELS"].flatMap(Int.init) ?? 60

  @Test("every migration between versions that were edited by lot does what the models say")
  func randomEdits() throws {
    var (pairs, verified) = (0, 0)
    let first =
      ProcessInfo.processInfo.environment["MODELWRIGHT_RANDOM_SEED"].flatMap(Int.init) ?? 1
    for seed in first..<(first + Self.count) {
      let report = MigrationVerifier(versions: try Self.versions(seed: seed), isBothWays: true)
        .run()
      #expect(report.failed == [], "seed \(seed): \(report)")
      pairs += report.pairs
      verified += report.verified
    }
    #expect(pairs == 12 * Self.count)
    // Most edits can be inferred: a proof of a few would be none.
    #expect(verified * 4 > pairs, "\(verified) of \(pairs)")
  }
}
