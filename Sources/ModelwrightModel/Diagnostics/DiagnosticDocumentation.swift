/// What is to be known of a diagnostic's code: what `modelwright explain` prints.
public struct DiagnosticDocumentation: Hashable, Sendable {
  /// The code.
  public var code: String
  /// How much a diagnostic with this code weighs unless a configuration says otherwise.
  public var severity: Diagnostic.Severity
  /// What is found, in one sentence.
  public var summary: String
  /// How a model comes to it, and what follows from it.
  public var cause: String
  /// What to do.
  public var remedy: String
  /// What is right, in a few lines; empty where words are enough.
  public var example: String

  /// Makes a documentation.
  public init(
    code: String, severity: Diagnostic.Severity, summary: String, cause: String, remedy: String,
    example: String = ""
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.cause = cause
    self.remedy = remedy
    self.example = example
  }
}
