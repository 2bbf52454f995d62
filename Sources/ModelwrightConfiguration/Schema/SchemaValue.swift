/// A value of the schema, with its members in their order.
indirect enum SchemaValue {
  case flag(Bool)
  case text(String)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  /// The JSON text, indented by two blanks a level.
  var text: String { text(indentation: "") }

  private func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .flag(let value): return "\(value)"
    case .text(let value): return Self.quoted(value)
    case .list(let values): return "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { key, value in
        "\(inner)\(Self.quoted(key)): \(value.text(indentation: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  /// The schema's own texts have no control characters.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"" + escaped.joined() + "\""
  }
}
