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

  /// Makes a diagnostic.
  public init(_ severity: Severity, code: String, _ message: String, at location: SourceLocation) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form that compilers print and that editors and build systems put at its place.
  public var description: String {
    "\(location): \(severity.rawValue): \(Self.onOneLine(message)) [\(code)]"
  }

  /// Control characters of names in the input must not break the one-line form or a terminal.
  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      line += isControl ? scalar.escaped(asASCII: true) : "\(scalar)"
    }
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
