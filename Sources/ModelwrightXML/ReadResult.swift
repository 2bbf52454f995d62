public import ModelwrightModel

/// What reading a path gave.
public struct ReadResult: Sendable {
  /// What could be read; `nil` when nothing usable was. With errors in ``diagnostics`` it must not be
  /// used to generate anything, but it can be checked further.
  public var bundle: ModelBundle?
  /// Everything that is to be said about the files, sorted by place. Faults of the structure, such as
  /// an unknown destination, are not among them: see `ModelResolver`.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(bundle: ModelBundle?, diagnostics: [Diagnostic]) {
    self.bundle = bundle
    self.diagnostics = diagnostics
  }
}
