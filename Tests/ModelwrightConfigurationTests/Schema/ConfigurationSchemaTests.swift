import Foundation
import ModelwrightConfiguration
import Testing

/// The published schema and the decoder: what one accepts, the other accepts.
@Suite struct ConfigurationSchemaTests {
  static let published = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/modelwright.schema.json")

  @Test("the published file is what the tool prints")
  func publishedFile() throws {
    if ProcessInfo.processInfo.environment["MODELWRIGHT_ACCEPT"] != nil {
      try Data(ConfigurationSchema.text.utf8).write(to: Self.published)
    }
    #expect(try String(contentsOf: Self.published, encoding: .utf8) == ConfigurationSchema.text)
  }

  @Test("every key has a description")
  func descriptions() throws {
    let root = try SchemaValidator(ConfigurationSchema.text).root
    #expect(root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    var open = [root]
    var count = 0
    while let schema = open.popLast() {
      for value in [schema["items"], schema["additionalProperties"]] {
        if let inner = value as? [String: Any] { open.append(inner) }
      }
      for (key, value) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        count += 1
        #expect((value["description"] as? String)?.isEmpty == false, "\(key)")
        open.append(value)
      }
    }
    #expect(count == 23)
  }

  /// Values of every kind, and the words and names that settings are made of.
  static let values = [
    "null", "true", "false", "0", "1", "-1.5", "[]", "{}", #""""#, #""x""#, #""A.B""#, #""1A""#,
    #""a b""#, #""A.""#, #"["public Kit"]"#, #"["internal A.B"]"#, #"["package  Kit"]"#,
    #"["public"]"#, #"["public "]"#, #"["public package Kit"]"#, #"["private Kit"]"#, #""public""#,
    #""Public""#, #""package""#, #""internal""#, #""cloudkit""#,
    #""off""#, #""error""#, #""a-b""#, #""é""#, #"["Kit"]"#, #"["Kit", "cloudkit"]"#, "[1]",
    #"["swiftdata", "cloudkit"]"#, #"[""]"#, "[[]]", "[{}]", #"{"rule": "a"}"#, #"[{"rule": "a"}]"#,
    #"[{"rule": "A"}]"#, #"[{"rule": 1}]"#, #"[{"rule": "a", "entity": "E", "property": "p"}]"#,
    #"[{"rule": "a", "entity": ""}]"#, #"[{"rule": "a", "property": null}]"#,
    #"[{"rule": "a", "other": 1}]"#, #"{"E": {}}"#, #"{"": {}}"#, #"{"E": 1}"#,
    #"{"E": {"skip": true}}"#, #"{"E": {"skip": "true"}}"#, #"{"E": {"skpi": true}}"#,
    #"{"E": {"imports": ["A"], "conformances": ["B.C"], "snapshot": false}}"#,
    #"{"E": {"imports": "A"}}"#, #"{"E": {"conformances": ["B C"]}}"#, #"{"E": {"snapshot": 0}}"#,
    #"{"a-b": "off", "c": "note", "d": "warning", "e": "error"}"#, #"{"a-b": "Off"}"#,
    #"{"A": "off"}"#, #"{"a": true}"#, #"{"": "off"}"#,
  ]

  @Test("schema and decoder accept and refuse the same configurations")
  func agreement() throws {
    let validator = try SchemaValidator(ConfigurationSchema.text)
    let properties = try #require(validator.root["properties"] as? [String: Any])
    var accepted: Set<String> = []
    var samples = Self.values
    for key in properties.keys.sorted() + ["other", "Imports"] {
      samples += Self.values.map { "{\"\(key)\": \($0)}" }
    }
    for sample in samples {
      let file = ConfigurationFile(Array(sample.utf8), path: "c")
      let isValid = validator.accepts(sample)
      #expect(file.diagnostics.isEmpty == isValid, "\(sample) \(file.diagnostics)")
      if isValid { accepted.insert(String(sample.prefix { $0 != ":" })) }
    }
    // The samples hold an accepted value for every key, so that no key is refused by both.
    #expect(accepted.count == properties.count + 1, "\(accepted)")
  }
}
