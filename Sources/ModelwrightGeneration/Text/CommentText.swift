/// Makes documentation comments of text that may hold anything.
enum CommentText {
  /// The lines of a documentation comment, each beginning with its slashes.
  ///
  /// Lines of the text stay lines; one that is too long is broken between words. What could end a
  /// comment, hide text or turn its direction is made harmless.
  ///
  /// - Parameter indentation: The columns before each line.
  static func lines(_ text: String, indentation: Int) -> [String] {
    let width = LineWrapping.limit - indentation - 4
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
      let words = SwiftText.comment(String(line)).split(separator: " ")
      if words.isEmpty { lines.append("///") }
      lines += broken(words, width: width)
    }
    while lines.count > 1, lines.last == "///" { lines.removeLast() }
    while lines.count > 1, lines.first == "///" { lines.removeFirst() }
    return lines
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    character.isNewline
  }

  private static func broken(_ words: [Substring], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append("/// " + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append("/// " + line) }
    return lines
  }
}
