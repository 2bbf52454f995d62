/// The JSON Schema of `modelwright.json`, draft 2020-12, made of the keys that decoding knows.
public enum ConfigurationSchema {
  /// The whole schema, ending in a newline; stable byte for byte.
  public static var text: String {
    let root: [(String, SchemaValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("modelwright.json")),
      (
        "description",
        .text(
          "What Modelwright generates of Core Data models and how it checks them. The file holds for "
            + "the models in its folder and, in a target's or a package's folder, below it.")
      ),
    ]
    let keys = Settings.keys.map(\.description)
    return SchemaValue.object(root + object(of: keys)).text + "\n"
  }

  private static func object(of keys: [KeyDescription]) -> [(String, SchemaValue)] {
    var members: [(String, SchemaValue)] = [("type", .text("object"))]
    let required = keys.filter(\.isRequired).map { SchemaValue.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    members.append(
      (
        "properties",
        .object(
          keys.map { key in
            let about = ("description", SchemaValue.text(key.documentation))
            return (key.name, .object([about] + value(of: key.form)))
          })
      ))
    members.append(("additionalProperties", .flag(false)))
    return members
  }

  private static func value(of form: ValueForm) -> [(String, SchemaValue)] {
    switch form {
    case .flag: [("type", .text("boolean"))]
    case .text(let form): [("type", .text("string"))] + restrictions(of: form)
    case .list(let element): [("type", .text("array")), ("items", .object(value(of: element)))]
    case .object(let keys): object(of: keys)
    case .map(let keys, let values):
      [
        ("type", .text("object")),
        ("propertyNames", .object(restrictions(of: keys))),
        ("additionalProperties", .object(value(of: values))),
      ]
    }
  }

  private static func restrictions(of form: TextForm) -> [(String, SchemaValue)] {
    if case .choice(let words) = form { return [("enum", .list(words.map { .text($0) }))] }
    return form.pattern.map { [("pattern", .text($0))] } ?? []
  }
}
