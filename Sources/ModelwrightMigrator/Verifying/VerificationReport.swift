/// What proving the migrations between the versions of a model has shown.
public struct VerificationReport: Hashable, Sendable {
  /// Two versions between which no migration can be worked out, at least not for all rows.
  public struct ManualPair: Hashable, Sendable {
    /// The name of the version that a store has.
    public var from: String
    /// The name of the version that it is to have.
    public var to: String
    /// What is in the way.
    public var reasons: [String]
  }

  /// Two versions whose migration does not do what it must.
  public struct FailedPair: Hashable, Sendable {
    /// The name of the version that a store has.
    public var from: String
    /// The name of the version that it is to have.
    public var to: String
    /// What was found: entity and property, what was expected and what is there.
    public var problem: String
  }

  /// The versions' names, the oldest first.
  public var versions: [String]
  /// How many pairs there are: ``verified``, those in ``manual`` and those in ``failed`` together.
  public var pairs: Int
  /// How many migrations were run and found right.
  public var verified: Int
  /// Pairs that need hand-written code, or other rows.
  public var manual: [ManualPair]
  /// Pairs that are wrong.
  public var failed: [FailedPair]

  /// Whether no pair has failed.
  public var hasHeld: Bool { failed.isEmpty }
}

extension VerificationReport: CustomStringConvertible {
  /// `10 pairs: 8 verified, 2 manual, 0 failed`
  public var summary: String {
    "\(pairs) pair\(pairs == 1 ? "" : "s"): \(verified) verified, \(manual.count) manual, "
      + "\(failed.count) failed"
  }

  /// The failed pairs, one a line, and the counts.
  public var description: String {
    let lines = failed.map { "'\($0.from)' to '\($0.to)': \($0.problem)" }
    return (lines + [summary]).joined(separator: "\n")
  }
}
