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
    if isOnePlainLine(text, width: width) { return ["/// " + text] }
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

  /// Whether the text is one line already, as nearly all are: ASCII words with one blank between two.
  private static func isOnePlainLine(_ text: String, width: Int) -> Bool {
    guard !text.isEmpty, text.utf8.count <= width else { return false }
    var isAfterBlank = true
    for byte in text.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "*"), !(isBlank && isAfterBlank) else {
        return false
      }
      isAfterBlank = isBlank
    }
    return !isAfterBlank
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
