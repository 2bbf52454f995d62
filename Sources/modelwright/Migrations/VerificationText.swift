import ModelwrightMigrator

/// What proving migrations has shown, for people and for programs.
struct VerificationText {
  let report: VerificationReport
  let isBothWays: Bool

  /// The document of `migrate verify --format json`.
  var document: JSONValue {
    .record([
      "pairs": .integer(report.pairs),
      "verified": .integer(report.verified),
      "manual": .array(
        report.manual.map { pair in
          .record([
            "from": .string(pair.from), "to": .string(pair.to),
            "reasons": .array(pair.reasons.map { .string($0) }),
          ])
        }),
      "failed": .array(
        report.failed.map { pair in
          .record([
            "from": .string(pair.from), "to": .string(pair.to), "problem": .string(pair.problem),
          ])
        }),
    ])
  }

  /// A line for each version that stores are migrated from, what is in the way of which pairs, what is
  /// wrong, and the counts.
  var table: String {
    guard report.versions.count > 1 else {
      return "There is only one version, and nothing to migrate.\n\(report.summary)\n"
    }
    return ([rows] + [reasons, problems].filter { !$0.isEmpty } + [report.summary + "\n"])
      .joined(separator: "\n")
  }

  private var rows: String {
    let manual = Dictionary(grouping: report.manual, by: \.from).mapValues(\.count)
    let failed = Dictionary(grouping: report.failed, by: \.from).mapValues(\.count)
    var lines = [["from", "pairs", "verified", "manual", "failed"]]
    for (place, name) in report.versions.enumerated() {
      let pairs = report.versions.count - 1 - (isBothWays ? 0 : place)
      guard pairs > 0 else { continue }
      let counts = [manual[name] ?? 0, failed[name] ?? 0]
      lines.append(
        [name] + [pairs, pairs - counts[0] - counts[1], counts[0], counts[1]].map { "\($0)" })
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// One reason is often in the way of many pairs, only the versions' names in it being others: it is said
  /// once, for the first of them.
  private var reasons: String {
    var order: [String] = []
    var found: [String: (text: String, count: Int)] = [:]
    for pair in report.manual {
      for reason in pair.reasons {
        let kind = Self.withoutNames(reason, of: pair)
        if found[kind] == nil {
          order.append(kind)
          found[kind] = ("'\(pair.from)' to '\(pair.to)': \(reason)", 0)
        }
        found[kind]?.count += 1
      }
    }
    guard !order.isEmpty else { return "" }
    let lines = order.compactMap { found[$0] }.map { entry in
      switch entry.count {
      case 1: "  \(entry.text)\n"
      case 2: "  \(entry.text) (and for one more pair)\n"
      default: "  \(entry.text) (and for \(entry.count - 1) more pairs)\n"
      }
    }
    return "Manual, since models or rows do not say how:\n" + lines.joined()
  }

  private static func withoutNames(
    _ reason: String, of pair: VerificationReport.ManualPair
  ) -> String {
    var text = reason
    for name in [pair.from, pair.to] {
      for quote in ["'", "\""] {
        text = text.split(separator: quote + name + quote, omittingEmptySubsequences: false)
          .joined(separator: quote + quote)
      }
    }
    return text
  }

  private var problems: String {
    guard !report.failed.isEmpty else { return "" }
    return "Failed:\n"
      + report.failed.map { "  '\($0.from)' to '\($0.to)': \($0.problem)\n" }.joined()
  }
}
