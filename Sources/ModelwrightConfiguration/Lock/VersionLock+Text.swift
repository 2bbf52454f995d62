import ModelwrightModel

/// The lock file's text: one line for each entity, and of each version only what differs from the one
/// before it, so that a difference in version control is what has changed.
extension VersionLock {
  /// The whole text, stable byte for byte.
  public var text: String {
    var text = "{\n  \"format\": \(Self.format),\n  \"versions\": ["
    var before: [String: ReleasedEntity] = [:]
    for (index, version) in versions.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + Self.text(of: version, after: before)
      before = version.entities
    }
    return text + (versions.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func text(
    of version: ReleasedVersion, after before: [String: ReleasedEntity]
  ) -> String {
    let names = Set(version.entities.keys).union(before.keys).sorted()
    let entities = names.compactMap { name -> String? in
      let (old, new) = (before[name], version.entities[name])
      guard old != new else { return nil }
      guard let new else { return "        \(quoted(name)): null" }
      return "        \(quoted(name)): \(text(of: new, after: old))"
    }
    let lines = [
      "      \"name\": \(quoted(version.name)),",
      "      \"model\": \(quoted(version.model)),",
      "      \"schema\": \(quoted(version.schema)),",
      "      \"schemaRules\": \(version.schemaRules),",
      entities.isEmpty
        ? "      \"entities\": {}"
        : "      \"entities\": {\n" + entities.joined(separator: ",\n") + "\n      }",
    ]
    return "    {\n" + lines.joined(separator: "\n") + "\n    }"
  }

  private static func text(of entity: ReleasedEntity, after old: ReleasedEntity?) -> String {
    let before = old?.properties ?? [:]
    let names = Set(entity.properties.keys).union(before.keys).sorted()
    let properties = names.compactMap { name -> String? in
      guard before[name] != entity.properties[name] else { return nil }
      return "\(quoted(name)): \(entity.properties[name].map(quoted) ?? "null")"
    }
    var members: [String] = []
    if old?.declaration != entity.declaration {
      members.append("\"entity\": \(quoted(entity.declaration))")
    }
    if !properties.isEmpty {
      members.append("\"properties\": {\(properties.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// A string as JSON has it, in ASCII where a terminal would obey a character.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.isUnsafeToPrint:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
