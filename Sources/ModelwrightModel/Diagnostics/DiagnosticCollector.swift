/// Collects diagnostics up to a number for each code, which only a hostile model reaches: one kind of
/// fault that stands everywhere costs bounded memory and does not hide the others.
public struct DiagnosticCollector: Sendable {
  /// The most diagnostics of one code.
  public static let limit = 1_000

  private var kept: [Diagnostic] = []
  private var counts: [String: Int] = [:]

  /// Makes an empty collector.
  public init() {}

  /// Whether a further diagnostic of a code would only be counted: no need to make its text.
  public func isFull(_ code: String) -> Bool { counts[code, default: 0] >= Self.limit }

  /// Adds a diagnostic, or counts it.
  public mutating func add(_ diagnostic: Diagnostic) {
    let count = counts[diagnostic.code, default: 0]
    counts[diagnostic.code] = count + 1
    if count < Self.limit { kept.append(diagnostic) }
  }

  /// Counts a diagnostic that was not made because the collector is full.
  public mutating func count(_ code: String) { counts[code, default: 0] += 1 }

  /// Whether any of them is an error.
  public var hasErrors: Bool { kept.hasErrors }

  /// What was collected, in its order, and a note for each code of which some were left out.
  public var diagnostics: [Diagnostic] {
    let full = counts.filter { $0.value > Self.limit }
    guard !full.isEmpty else { return kept }
    return kept
      + full.sorted { $0.key < $1.key }.compactMap { code, count in
        kept.last { $0.code == code }.map {
          .furtherDiagnostics(count - Self.limit, of: code, at: $0.location)
        }
      }
  }
}

extension Diagnostic {
  /// Some diagnostics were left out.
  ///
  /// - Parameter code: What they all have; `nil` when they differ.
  public static func furtherDiagnostics(
    _ count: Int, of code: String? = nil, at place: SourceLocation
  ) -> Diagnostic {
    let subject = code.map { " of '\($0)'" } ?? ""
    return Diagnostic(
      .note, code: "more-diagnostics", "\(count) more messages\(subject) are left out", at: place)
  }
}
