import ModelwrightModel

/// What can be wrong with a configuration as a JSON text.
extension Diagnostic {
  private static func invalidJSON(_ message: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, code: "invalid-json", message, at: place)
  }

  static func configurationTooLarge(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "configuration-limit",
      "a configuration has at most \(limit) bytes: make it smaller", at: place)
  }

  static func configurationTooDeep(_ limit: Int, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "configuration-limit",
      "lists and objects lie in each other more than \(limit) deep: no setting needs that",
      at: place)
  }

  static func invalidEncoding(at place: SourceLocation) -> Diagnostic {
    invalidJSON("this byte is not UTF-8: save the file as UTF-8", at: place)
  }

  static func textAfterEnd(at place: SourceLocation) -> Diagnostic {
    invalidJSON("text follows the end of the configuration: remove it", at: place)
  }

  static func unexpectedText(_ text: String, at place: SourceLocation) -> Diagnostic {
    invalidJSON("'\(text)' is not expected here: remove it", at: place)
  }

  static func comment(at place: SourceLocation) -> Diagnostic {
    invalidJSON("JSON has no comments: remove it", at: place)
  }

  static func missingValue(at place: SourceLocation) -> Diagnostic {
    invalidJSON("a value is missing here", at: place)
  }

  static func missingKey(at place: SourceLocation) -> Diagnostic {
    invalidJSON("a key between double quotes is missing here", at: place)
  }

  static func unquotedKey(_ key: String, at place: SourceLocation) -> Diagnostic {
    invalidJSON("a key stands between double quotes: \"\(key)\"", at: place)
  }

  static func singleQuote(at place: SourceLocation) -> Diagnostic {
    invalidJSON("a string stands between double quotes, not single ones", at: place)
  }

  static func missingColon(after key: String, at place: SourceLocation) -> Diagnostic {
    invalidJSON("a colon is missing after the key '\(key)'", at: place)
  }

  static func missingComma(at place: SourceLocation) -> Diagnostic {
    invalidJSON("a comma is missing before this", at: place)
  }

  static func trailingComma(at place: SourceLocation) -> Diagnostic {
    invalidJSON("no comma follows the last value: remove it", at: place)
  }

  static func unclosed(
    _ bracket: String, since start: JSONPlace, at place: SourceLocation
  ) -> Diagnostic {
    let end = bracket == "{" ? "}" : "]"
    return invalidJSON(
      "'\(end)' is missing: '\(bracket)' in line \(start.line), column \(start.column) is never closed",
      at: place)
  }

  static func openString(at place: SourceLocation) -> Diagnostic {
    invalidJSON("the string has no closing quote on its line", at: place)
  }

  static func controlCharacter(_ byte: UInt8, at place: SourceLocation) -> Diagnostic {
    let digits = String(byte, radix: 16)
    let code = String(repeating: "0", count: 4 - digits.count) + digits
    return invalidJSON("a control character stands in a string as '\\u\(code)'", at: place)
  }

  static func unknownEscape(at place: SourceLocation) -> Diagnostic {
    invalidJSON(
      #"this is no escape; there are \" \\ \/ \b \f \n \r \t and \u with four digits"#, at: place)
  }

  static func loneSurrogate(at place: SourceLocation) -> Diagnostic {
    invalidJSON(
      "this is half of a surrogate pair, which is no character: write both halves", at: place)
  }

  static func unknownWord(_ word: String, at place: SourceLocation) -> Diagnostic {
    let lowercased = word.lowercased()
    let advice: String
    switch lowercased {
    case "true", "yes", "on": advice = "write true"
    case "false", "no", "off": advice = "write false"
    case "null", "nil", "none": advice = "leave the key out"
    default:
      let isNumber = word.utf8.first.map { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) } ?? false
      advice =
        isNumber ? "it is no number as JSON has them" : "a string stands between double quotes"
    }
    return invalidJSON("'\(word)' is no value: \(advice)", at: place)
  }

  static func duplicateKey(
    _ key: String, first: JSONPlace, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "duplicate-setting",
      "'\(key)' is here a second time, after line \(first.line): remove one of them", at: place)
  }
}
