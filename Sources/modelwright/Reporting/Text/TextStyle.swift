import ModelwrightModel

/// Colours as compilers use them; without colours every text stays as it is.
struct TextStyle {
  var isColored: Bool

  func place(_ text: String) -> String { wrap(text, "1") }
  func message(_ text: String) -> String { wrap(text, "1") }
  func code(_ text: String) -> String { wrap(text, "2") }
  func margin(_ text: String) -> String { wrap(text, "2") }
  func caret(_ text: String) -> String { wrap(text, "1;32") }

  func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: wrap("error:", "1;31")
    case .warning: wrap("warning:", "1;35")
    case .note: wrap("note:", "1;36")
    }
  }

  private func wrap(_ text: String, _ parameters: String) -> String {
    isColored ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }
}
