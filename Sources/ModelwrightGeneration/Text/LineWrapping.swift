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
    let newline = UInt8(ascii: "\n")
    for bytes in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
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
    // From every place the next hundred bytes are searched backwards: most are never looked at.
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while bytes.count - start > limit {
        guard let end = bytes[start...(start + limit)].lastIndex(of: 0x0A) else { return true }
        start = end + 1
      }
      return false
    }
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
    if line.hasPrefix(indent + "let "), line.hasSuffix(")"),
      let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")")
    {
      return brokenCall(line, open: open, close: close, indent: indent)
    }
    if line.contains(" static let "), let value = line.position(of: " = \"") {
      return [line[..<value] + " =", indent + "  " + line[value...].dropFirst(3)]
    }
    if line.hasPrefix("nonisolated ") { return brokenHeader(line) }
    if let brace = line.position(of: " { \""), line.hasSuffix(" }") {
      let body = line[brace...].dropFirst(3).dropLast(2)
      return [String(line[..<brace]) + " {", indent + "  " + body, indent + "}"]
    }
    if line.contains(" var "), line.hasSuffix(" {"), let colon = line.firstIndex(of: ":") {
      let type = line[colon...].dropFirst(2).dropLast(2)
      return [String(line[...colon]), indent + "  " + type, indent + "{"]
    }
    if line.hasPrefix(indent + "\""), let member = line.position(of: ".self") {
      return brokenElement(line, member: member, indent: indent + "  ")
    }
    return [String(line)]
  }

  /// The head of a class: broken after the first inherited type, or before it when that is too long.
  private static func brokenHeader(_ line: Substring) -> [String] {
    guard line.hasSuffix(" {"), let colon = line.firstIndex(of: ":") else { return [String(line)] }
    if let comma = line.position(of: ", "), !isTooLong(line[...comma]) {
      return [String(line[...comma]), "  " + line[comma...].dropFirst(2).dropLast(2), "{"]
    }
    return [String(line[...colon]), "  " + line[colon...].dropFirst(2).dropLast(2), "{"]
  }

  /// `"Name": Name.self,`: broken before the member, and after the key when that is too long.
  private static func brokenElement(
    _ line: Substring, member: Substring.Index, indent: String
  ) -> [String] {
    let start = line[..<member]
    guard isTooLong(start), let colon = start.position(of: "\": ") else {
      return [String(start), indent + line[member...]]
    }
    let key = start[...start.index(after: colon)]
    return [
      String(key), indent + start[key.endIndex...].dropFirst(), indent + line[member...],
    ]
  }

  private static func brokenSignature(
    _ line: Substring, open: Substring.Index, close: Substring.Index, indent: String
  ) -> [String] {
    let parameters = line[line.index(after: open)..<close]
    return [String(line[...open])] + rows(of: parameters, indent: indent + "  ")
      + [indent + line[close...]]
  }

  /// A call whose value is named: the arguments on rows of their own, the parenthesis behind them.
  private static func brokenCall(
    _ line: Substring, open: Substring.Index, close: Substring.Index, indent: String
  ) -> [String] {
    var rows = rows(of: line[line.index(after: open)..<close], indent: indent + "  ")
    rows[rows.count - 1] += line[close...]
    return [String(line[...open])] + rows
  }

  /// Parameters or arguments on as few rows as they need.
  private static func rows(of list: Substring, indent: String) -> [String] {
    var rows: [String] = []
    var row = indent
    for part in topLevelParts(of: list) {
      let addition = row.hasSuffix("  ") ? part : " " + part
      if row.count + addition.count > limit, !row.hasSuffix("  ") {
        rows.append(row)
        row = indent + part
      } else {
        row += addition
      }
    }
    return rows + [row]
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
  /// Where a short text stands first.
  fileprivate func position(of part: String) -> Index? {
    let wanted = Array(part.utf8)
    var start = utf8.startIndex
    while let next = utf8[start...].firstIndex(of: wanted[0]) {
      if utf8[next...].starts(with: wanted) { return next }
      start = utf8.index(after: next)
    }
    return nil
  }
}
