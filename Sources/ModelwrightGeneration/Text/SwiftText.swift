/// Puts text of a model into Swift source such that it stays text, whatever it holds.
enum SwiftText {
  /// The text as a string literal with its quotation marks, on one line.
  static func literal(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + text + "\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{\(hexadecimal(scalar))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number as a literal of sixteen hexadecimal digits, in groups as swift-format has them.
  static func hexadecimal(_ number: UInt64) -> String {
    let digits = Array(String(number, radix: 16, uppercase: true))
    let padded = [Character](repeating: "0", count: 16 - digits.count) + digits
    let groups = stride(from: 0, to: 16, by: 4).map { String(padded[$0..<$0 + 4]) }
    return "0x" + groups.joined(separator: "_")
  }

  /// The text as part of one line of a comment.
  static func comment(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || $0 == 0x2A }) else { return text }
    var result = ""
    var last: UnicodeScalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result += " "
      } else if isUnsafe(scalar) {
        result += "U+" + hexadecimal(scalar).uppercased()
      } else {
        // Neither the begin nor the end of a block comment.
        if (last == "*" && scalar == "/") || (last == "/" && scalar == "*") { result += " " }
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  /// The text as code inside a documentation comment, between backticks.
  static func code(_ text: String) -> String {
    let safe = comment(text)
    guard safe.utf8.contains(0x60) else { return "`\(safe)`" }
    return "`" + safe.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "'")
      + "`"
  }

  /// Whether a character could end a line, be invisible or change the direction of what follows.
  private static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default: return false
    }
  }

  private static func hexadecimal(_ scalar: UnicodeScalar) -> String {
    String(scalar.value, radix: 16)
  }
}
