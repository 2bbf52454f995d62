import Foundation

/// Validates JSON against as much of JSON Schema 2020-12 as the configuration's schema uses; a keyword
/// that it does not know is a fault of the schema.
struct SchemaValidator {
  let root: [String: Any]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let root = object as? [String: Any] else { throw CocoaError(.coderInvalidValue) }
    self.root = root
  }

  static let keywords: Set<String> = [
    "$schema", "title", "description", "type", "required", "properties", "additionalProperties",
    "items", "enum", "pattern", "propertyNames",
  ]

  func accepts(_ text: String) -> Bool {
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
    else { return false }
    return accepts(value, root)
  }

  func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard Set(schema.keys).isSubset(of: Self.keywords) else { return false }
    if let type = schema["type"] as? String, !hasType(value, type) { return false }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return false
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return false
    }
    if let items = schema["items"] as? [String: Any], let values = value as? [Any] {
      guard values.allSatisfy({ accepts($0, items) }) else { return false }
    }
    guard let object = value as? [String: Any] else { return true }
    return acceptsMembers(of: object, schema)
  }

  private func acceptsMembers(of object: [String: Any], _ schema: [String: Any]) -> Bool {
    let required = schema["required"] as? [String] ?? []
    guard required.allSatisfy({ object[$0] != nil }) else { return false }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let others = schema["additionalProperties"]
    return object.allSatisfy { key, value in
      if let names = schema["propertyNames"] as? [String: Any], !accepts(key, names) {
        return false
      }
      if let property = properties[key] { return accepts(value, property) }
      if let other = others as? [String: Any] { return accepts(value, other) }
      return others as? Bool != false
    }
  }

  private func hasType(_ value: Any, _ type: String) -> Bool {
    // Numbers and flags are both NSNumber; what they hold tells them apart.
    let isFlag = (value as? NSNumber).map { isBoolean($0) } ?? false
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isFlag
    default: false
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
