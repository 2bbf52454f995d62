import ModelwrightModel

/// Diagnostics as compilers print them: a line that editors and build systems read, and below it,
/// indented so that they do not, the source line with a caret.
struct TextReport {
  let style: TextStyle
  /// The columns that an excerpt may take.
  var width = SourceExcerpt.width

  /// The whole text; empty when there is nothing to say.
  func text(of report: Report) -> String {
    var lines = SourceLines()
    return report.diagnostics.reduce(into: "") { text, diagnostic in
      text += line(of: diagnostic) + "\n"
      if let excerpt = excerpt(of: diagnostic, &lines) { text += excerpt }
    }
  }

  private func line(of diagnostic: Diagnostic) -> String {
    guard style.isColored else { return diagnostic.description }
    return [
      style.place("\(diagnostic.location.description.visible):"),
      style.severity(diagnostic.severity),
      style.message(diagnostic.message.visible),
      style.code("[\(diagnostic.code)]"),
    ].joined(separator: " ")
  }

  private func excerpt(of diagnostic: Diagnostic, _ lines: inout SourceLines) -> String? {
    let place = diagnostic.location
    // A fault of a whole file is placed at its first byte, where there is nothing to be seen.
    let isWholeFile = place.line <= 1 && place.column <= 1
    guard !isWholeFile, diagnostic.code != "more-diagnostics",
      let excerpt = lines.line(at: place).flatMap({ SourceExcerpt($0, width: width) })
    else { return nil }
    let number = String(place.line)
    let blanks = String(repeating: " ", count: max(0, 4 - number.count))
    let margin = String(repeating: " ", count: max(4, number.count))
    let indentation = String(repeating: " ", count: excerpt.indentation)
    return style.margin("  \(blanks)\(number) |") + (excerpt.text.isEmpty ? "" : " \(excerpt.text)")
      + "\n" + style.margin("  \(margin) |") + " \(indentation)" + style.caret("^") + "\n"
  }
}
