import ModelwrightModel

/// A value of JSON, written with two blanks for each level and in the given order of members.
indirect enum JSONValue: Equatable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  struct Member: Equatable {
    var name: String
    var value: JSONValue
  }

  /// An object of what is not `nil`.
  static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The document, with a newline at its end.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .integer(let number): text += String(number)
    case .boolean(let value): text += value ? "true" : "false"
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indentation) { value, text, indentation in
        value.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, to text: inout String,
    _ indentation: String, each: (Element, inout String, String) -> Void
  ) {
    text += opening
    let inner = indentation + "  "
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      each(element, &text, inner)
    }
    text += (elements.isEmpty ? "" : "\n" + indentation) + closing
  }

  /// A string as JSON has it. What must be escaped is, and so is what a terminal would obey.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeToPrint: text += "\(scalar)".utf16.map(escape).joined()
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
