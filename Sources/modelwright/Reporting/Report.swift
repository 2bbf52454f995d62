import ModelwrightModel

/// What a command has found: each thing once, in the order of the places, up to a number of each code.
struct Report {
  /// How many there are of each severity, those that are not shown included.
  struct Counts: Equatable {
    var errors = 0
    var warnings = 0
    var notes = 0
  }

  /// What is written.
  let diagnostics: [Diagnostic]
  /// What was found.
  let counts: Counts

  /// Makes a report of what was found, in any order.
  init(_ found: [Diagnostic], leastSeverity: Diagnostic.Severity = .note) {
    var seen: Set<Diagnostic> = []
    let unique = found.sorted().filter { diagnostic in
      // Two stages may know the same fault, only one of them what it is about.
      var plain = diagnostic
      plain.subject = nil
      return seen.insert(plain).inserted
    }
    counts = unique.reduce(into: Counts()) { counts, diagnostic in
      switch diagnostic.severity {
      case .error: counts.errors += 1
      case .warning: counts.warnings += 1
      case .note: counts.notes += 1
      }
    }
    var collector = DiagnosticCollector()
    for diagnostic in unique where diagnostic.severity >= leastSeverity {
      collector.add(diagnostic)
    }
    diagnostics = collector.diagnostics.sorted()
  }
}

extension Report.Counts: CustomStringConvertible {
  /// `1 error and 2 warnings`
  var description: String {
    let parts = [
      Self.count(errors, "error"), Self.count(warnings, "warning"), Self.count(notes, "note"),
    ].compactMap { $0 }
    guard let last = parts.last else { return "no faults" }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
