/// One thing that is to be said about an input, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Explains another diagnostic.
    case note
    /// The input can be used, but is likely not what was meant.
    case warning
    /// The input cannot be used: Core Data refuses it, or nothing can be generated from it.
    case error

    /// Notes before warnings before errors.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much it weighs.
  public var severity: Severity
  /// The rule's stable code, in lower case with hyphens: `unknown-destination`.
  public var code: String
  /// What is wrong, with the names, and what to do.
  public var message: String
  /// Where.
  public var location: SourceLocation
  /// The entity and property that it is about; `nil` when only the place tells.
  public var subject: Subject?

  /// Makes a diagnostic. Names of absurd length in the message are cut.
  public init(
    _ severity: Severity, code: String, _ message: String, at location: SourceLocation,
    about subject: Subject? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message.shortened()
    self.location = location
    self.subject = subject
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form that compilers print and that editors and build systems put at its place: one line,
  /// whatever the names in the input hold.
  public var description: String {
    "\(location.description.visible): \(severity.rawValue): \(message.visible) [\(code)]"
  }
}

extension Diagnostic: Comparable {
  /// In the order of their places; at one place the heavier first.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    return (lhs.code, lhs.message) < (rhs.code, rhs.message)
  }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
