import ModelwrightModel

/// Writes what a command ends with: results and documents to the standard output, text for people and
/// build systems to the standard error.
struct Reporter {
  let options: ReportOptions

  /// Writes an outcome; returns the exit status.
  func write(_ outcome: Outcome) -> Int32 {
    let report = Report(outcome.diagnostics, leastSeverity: options.leastSeverity)
    if options.format == .text {
      Platform.write(text(of: report, outcome), to: .errors)
    } else {
      // The document has the standard output for itself, so that it can be parsed.
      Platform.write(outcome.output, to: .errors)
    }
    let output = options.format == .text ? outcome.output : document(report).text
    if let problem = Platform.write(output, to: .output) {
      let place = SourceLocation(path: "standard output")
      Platform.write("\(Diagnostic.unwritable(place, problem))\n", to: .errors)
      return Tool.Status.failed
    }
    return outcome.hasFailed || report.counts.errors > 0 ? Tool.Status.failed : Tool.Status.done
  }

  private func text(of report: Report, _ outcome: Outcome) -> String {
    let style = TextStyle(isColored: options.isColored)
    let text = TextReport(style: style, width: options.width).text(of: report)
    guard options.showsCounts, !text.isEmpty, let count = outcome.modelCount else { return text }
    return text + "\(report.counts) in \(count) model\(count == 1 ? "" : "s")\n"
  }

  private func document(_ report: Report) -> JSONValue {
    guard options.format == .sarif else { return JSONReport.document(report) }
    var sarif = SARIFReport(catalog: .tool, currentFolder: Platform.currentFolder)
    return sarif.document(report)
  }
}
