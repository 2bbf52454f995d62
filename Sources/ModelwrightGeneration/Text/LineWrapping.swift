/// Breaks the few lines that long names of a model make too long, where swift-format breaks them.
enum LineWrapping {
  /// The columns that swift-format allows unless it is configured otherwise.
  static let limit = 100

  /// The text with its long declarations broken.
  ///
  /// `holds` is false when a line could not be brought to the limit: then only the formatter's
  /// comment that leaves a file alone keeps it silent.
  static func wrap(_ text: String) -> (text: String, holds: Bool) {
    guard hasLongLine(text) else { return (text, true) }
    var lines: [String] = []
    var holds = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard isTooLong(line), !line.drop(while: { $0 == " " }).hasPrefix("//") else {
        lines.append(String(line))
        continue
      }
      let broken = broken(line)
      if broken.contains(where: { isTooLong($0) }) { holds = false }
      lines += broken
    }
    return (lines.joined(separator: "\n"), holds)
  }

  private static func hasLongLine(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == 0x0A ? 0 : length + 1
      if length > limit { return true }
    }
    return false
  }

  private static func isTooLong(_ line: some StringProtocol) -> Bool {
    line.utf8.count > limit && line.count > limit
  }

  private static func broken(_ line: Substring) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    if let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close,
      line.hasSuffix("{")
    {
      return brokenSignature(line, open: open, close: close, indent: indent)
    }
    if line.hasSuffix(" {"), let comma = line.range(of: ", "), line.hasPrefix("nonisolated ") {
      return [
        String(line[...comma]), indent + "  " + line[line.index(comma, offsetBy: 2)...].dropLast(2),
        indent + "{",
      ]
    }
    return [String(line)]
  }

  private static func brokenSignature(
    _ line: Substring, open: Substring.Index, close: Substring.Index, indent: String
  ) -> [String] {
    let parameters = line[line.index(after: open)..<close]
    var rows: [String] = []
    var row = indent + "  "
    for parameter in topLevelParts(of: parameters) {
      let addition = row.hasSuffix("  ") ? parameter : " " + parameter
      if row.count + addition.count > limit, !row.hasSuffix("  ") {
        rows.append(row)
        row = indent + "  " + parameter
      } else {
        row += addition
      }
    }
    return [String(line[...open])] + rows + [row, indent + line[close...]]
  }

  /// The parts between commas that stand outside brackets, each with its comma.
  private static func topLevelParts(of text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if character == " ", part.isEmpty { continue }
      part.append(character)
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension Substring {
  /// Where a short text stands first: the index of its first character.
  fileprivate func range(of part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}
