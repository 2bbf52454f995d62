/// The column at which explanations begin.
private let explanationColumn = 26
/// The width that texts are broken to.
private let width = 80

extension Scope {
  /// `modelwright generate <model> --output <output> [--sql]`
  var usage: String {
    var words = [name]
    if !command.subcommands.isEmpty { words.append("<subcommand>") }
    for argument in command.arguments {
      let form = argument.form + (argument.isRepeating ? " ..." : "")
      words.append(argument.isRequired ? form : "[\(form)]")
    }
    return words.joined(separator: " ")
  }

  /// The usage as errors show it.
  var usageWithHint: String {
    "Usage: \(usage)\n  See '\(name) --help' for more information."
  }

  /// The whole help of the command.
  var help: String {
    var sections = ["OVERVIEW: \(wrapped(command.abstract))"]
    if !command.discussion.isEmpty { sections.append(wrapped(command.discussion)) }
    sections.append("USAGE: \(usage)")
    sections += [
      section("ARGUMENTS", command.positionals.map { ($0.form, explanation(of: $0)) }),
      section("OPTIONS", command.namedArguments.map { (label(of: $0), explanation(of: $0)) }),
      section("SUBCOMMANDS", command.subcommands.map { ($0.commandName, $0.abstract) }),
      examples,
    ].compactMap { $0 }
    if !command.subcommands.isEmpty {
      sections.append("  See '\(name) help <subcommand>' for detailed help.")
    }
    return sections.joined(separator: "\n\n")
  }

  private func section(_ title: String, _ rows: [(label: String, text: String)]) -> String? {
    guard !rows.isEmpty else { return nil }
    return "\(title):\n" + rows.map { row($0.label, $0.text) }.joined(separator: "\n")
  }

  private func row(_ label: String, _ text: String) -> String {
    let lines = ModelwrightArguments.wrapped(text, to: width - explanationColumn)
    let indentation = String(repeating: " ", count: explanationColumn)
    let start = "  " + label
    let body = lines.map { indentation + $0 }.joined(separator: "\n")
    guard start.count < explanationColumn - 1 else { return start + "\n" + body }
    return start + body.dropFirst(start.count)
  }

  private var examples: String? {
    guard !command.examples.isEmpty else { return nil }
    let lines = command.examples.map { "  # \($0.purpose)\n  \($0.line)" }
    return "EXAMPLES:\n" + lines.joined(separator: "\n\n")
  }

  private func label(of argument: ArgumentDefinition) -> String {
    argument.shortName.map { "-\($0), \(argument.form)" } ?? argument.form
  }

  private func explanation(of argument: ArgumentDefinition) -> String {
    var text = argument.help
    let values = argument.allowedValues.joined(separator: ", ")
    switch (values.isEmpty, argument.defaultValue) {
    case (true, nil): break
    case (true, let value?): text += " (default: \(value))"
    case (false, nil): text += " (values: \(values))"
    case (false, let value?): text += " (values: \(values); default: \(value))"
    }
    return text
  }

  /// Paragraphs, each broken into lines.
  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ModelwrightArguments.wrapped(String($0), to: width).joined(separator: "\n") }
      .joined(separator: "\n")
  }
}
