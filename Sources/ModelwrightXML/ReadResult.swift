public import ModelwrightModel

/// What reading a path gave.
public struct ReadResult: Sendable {
  /// What was read of a document before a fault ended it.
  public struct Fragment: Sendable {
    /// The entities and other parts that were complete.
    public var model: Model
    /// Whether it is the current version.
    public var isCurrent: Bool
  }

  /// What could be read; `nil` when nothing usable was. With errors in ``diagnostics`` it must not be
  /// used to generate anything, but it can be checked further.
  public var bundle: ModelBundle?
  /// Everything that is to be said about the files, sorted by place. Faults of the structure, such as
  /// an unknown destination, are not among them: see `ModelResolver`.
  public var diagnostics: [Diagnostic]
  /// Whether the bundle's current version is among those that could be read. Otherwise an earlier one
  /// stands in its place.
  public var hasCurrentVersion: Bool
  /// The versions of which only a part could be read: it can be checked by itself.
  public var fragments: [Fragment]

  /// Makes a result.
  public init(
    bundle: ModelBundle?, diagnostics: [Diagnostic], hasCurrentVersion: Bool = true,
    fragments: [Fragment] = []
  ) {
    self.bundle = bundle
    self.diagnostics = diagnostics
    self.hasCurrentVersion = hasCurrentVersion
    self.fragments = fragments
  }
}
