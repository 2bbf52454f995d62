import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

/// What proving the migrations between the versions of a model has shown.
public struct MigrationReport: Sendable, CustomStringConvertible {
  /// How many pairs of an earlier and a later version there are.
  public var pairs: Int
  /// How many of them were migrated and found right.
  public var verified: Int
  /// Pairs for which neither models nor stages say how, each with the reasons.
  public var manual: [String]
  /// Pairs that are wrong, each with what was expected and what was found.
  public var failed: [String]

  /// Every pair that needs a look, one a line, and the counts.
  public var description: String {
    let counts =
      "\(pairs) pairs: \(verified) verified, \(manual.count) manual, \(failed.count) failed"
    return (failed + manual + [counts]).joined(separator: "\n")
  }
}

extension MigrationReport {
  /// Makes a store of every version, fills it with rows that exercise every property, migrates it to
  /// every later version as a program would, with the stages' code, and step by step, and compares every
  /// value. Works in memory, for some milliseconds a pair.
  ///
  /// - Parameters:
  ///   - model: The model, with its stages.
  ///   - versions: Its versions in their canonical encoding, as base64, the oldest first.
  /// - Throws: ``MigrationReportError`` when the versions are not the model's.
  public static func verify(
    _ model: ManagedObjectModel, versions: [String]
  ) throws -> MigrationReport {
    let history = model.migrations.history
    let decoded = try versions.map { text in
      guard let bytes = Base64.decode(text) else { throw MigrationReportError.damaged }
      return MigrationVersion(try ResolvedModel(try ModelCoding.decode(bytes)))
    }
    guard decoded.map(\.modelHash) == history.versions.map(\.hash) else {
      throw MigrationReportError.otherVersions(
        known: history.versions.map(\.name), given: decoded.map(\.name))
    }
    // What names alone do not say: the versions in between are all here, and what mapping models say
    // was generated.
    let last = decoded.count - 1
    let stated = history.versions.enumerated().filter { !$0.element.renames.isEmpty }.map {
      (VersionPlaces(from: $0.offset, to: last), $0.element.renames)
    }
    let lineage = Lineage(decoded, stated: Dictionary(uniqueKeysWithValues: stated))
    let verifier = MigrationVerifier(
      versions: decoded, stages: history.stages,
      renames: { lineage.renames(from: $0, to: $1) })
    return MigrationReport(verifier.run())
  }

  private init(_ report: VerificationReport) {
    self.init(
      pairs: report.pairs, verified: report.verified,
      manual: report.manual.map {
        "'\($0.from)' to '\($0.to)': \($0.reasons.joined(separator: "; "))"
      },
      failed: report.failed.map { "'\($0.from)' to '\($0.to)': \($0.problem)" })
  }
}

/// Why migrations could not be proven.
public enum MigrationReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text of a version is not what the generator wrote.
  case damaged
  /// The versions are others than those that the model knows.
  case otherVersions(known: [String], given: [String])

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .damaged: "the text of a version is damaged; generate the test again"
    case .otherVersions(let known, let given):
      """
      the model has the versions \(known.joined(separator: ", ")), and the test those of \
      \(given.joined(separator: ", ")); generate the test again
      """
    }
  }
}
