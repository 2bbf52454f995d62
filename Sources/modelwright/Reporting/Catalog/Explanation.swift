import ModelwrightArguments
import ModelwrightModel

/// The documentation of codes as it is printed.
struct Explanation {
  let entries: [DiagnosticDocumentation]

  /// The width that texts are broken to.
  private static let width = 80

  // MARK: Text

  /// A line for each code: the code, how much it weighs, what is found.
  var table: String {
    let code = (entries.map(\.code.count).max() ?? 0) + 2
    let start = code + "warning".count + 2
    let rows = entries.map { entry in
      let head = pad(entry.code, to: code) + pad(entry.severity.rawValue, to: start - code)
      let lines = wrapped(entry.summary, to: Self.width - start)
      return head + lines.joined(separator: "\n" + pad("", to: start)) + "\n"
    }
    return rows.joined()
      + "\n'modelwright explain CODE' gives the cause of a code and what to do.\n"
  }

  /// A page for each code.
  var pages: String { entries.map(page).joined(separator: "\n") }

  private func page(_ entry: DiagnosticDocumentation) -> String {
    var text = "\(entry.code) (\(entry.severity.rawValue))\n\n"
    text += wrapped(entry.summary, to: Self.width).map { $0 + "\n" }.joined()
    text += section("Cause", wrapped(entry.cause, to: Self.width - 2))
    text += section("Remedy", wrapped(entry.remedy, to: Self.width - 2))
    let example = entry.example.split(separator: "\n", omittingEmptySubsequences: false)
    if !entry.example.isEmpty { text += section("Example", example.map { "  \($0)" }) }
    return text
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    guard lines.contains(where: { !$0.isEmpty }) else { return "" }
    return "\n\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  // MARK: JSON

  /// `{"codes": [{"code", "severity", "summary", "cause", "remedy", "example"}]}`
  var json: String {
    JSONValue.record(["codes": .array(entries.map(Self.value))]).text
  }

  private static func value(_ entry: DiagnosticDocumentation) -> JSONValue {
    .record([
      "code": .string(entry.code),
      "severity": .string(entry.severity.rawValue),
      "summary": .string(entry.summary),
      "cause": .string(entry.cause),
      "remedy": .string(entry.remedy),
      "example": entry.example.isEmpty ? nil : .string(entry.example),
    ])
  }
}
