import ModelwrightArguments
import ModelwrightModel

/// How a command's diagnostics are written.
struct ReportOptions {
  var format = ReportFormat.text
  var isColored = false
  /// What weighs less is not written.
  var leastSeverity = Diagnostic.Severity.note
  /// Whether counts follow the diagnostics: only a person reads them.
  var showsCounts = false
  /// The columns that a source line may take.
  var width = SourceExcerpt.width

  /// Options of a command that has none.
  init() {}

  /// What a command line asks for. Options that the command does not have count as not given.
  init(_ arguments: ParsedArguments) {
    format = arguments.value("format").flatMap(ReportFormat.init) ?? .text
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    let isTerminal = Platform.isTerminal(.errors)
    isColored = choice.isColored(isTerminal: isTerminal, environment: Platform.environment)
    // A strict check fails for warnings: hiding them would leave no reason.
    if arguments.flag("quiet") { leastSeverity = arguments.flag("strict") ? .warning : .error }
    // Line numbers and the rule beside them take nine columns.
    if isTerminal, let columns = Platform.columns(of: .errors) { width = columns - 9 }
    showsCounts = isTerminal && !arguments.flag("quiet")
  }
}
