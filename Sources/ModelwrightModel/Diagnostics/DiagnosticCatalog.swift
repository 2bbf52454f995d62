/// The documentation of many codes, found by code.
public struct DiagnosticCatalog: Sendable {
  /// Every code's documentation, sorted by code.
  public let entries: [DiagnosticDocumentation]
  private let indexes: [String: Int]

  /// Makes a catalog; of two entries with one code the first counts.
  public init(_ entries: some Sequence<DiagnosticDocumentation>) {
    let sorted = entries.sorted { $0.code < $1.code }
    self.entries = sorted
    indexes = Dictionary(sorted.enumerated().map { ($1.code, $0) }) { first, _ in first }
  }

  /// What is known of a code; `nil` when there is no such code.
  public subscript(code: String) -> DiagnosticDocumentation? { indexes[code].map { entries[$0] } }

  /// Whether a code stands for what Core Data refuses or what nothing can be generated from: it is an
  /// error whatever a configuration says, and cannot be suppressed.
  public func isFixedError(_ code: String) -> Bool { self[code]?.severity == .error }

  /// `; did you mean 'x'?` when a known code is close to an unknown one, otherwise an empty string.
  public func suggestion(for code: String) -> String {
    ModelwrightModel.suggestion(for: code, among: entries.map(\.code))
  }
}
