import ModelwrightConfiguration
import ModelwrightModel
import Testing

/// Settings of a configuration's text.
@Suite struct SettingsDecodingTests {
  static func file(_ text: String) -> ConfigurationFile {
    ConfigurationFile(Array(text.utf8), path: "modelwright.json")
  }

  @Test("every setting is read")
  func everything() {
    let file = Self.file(
      """
      {
        "$schema": "https://example.org/s.json",
        "accessLevel": "internal", "imports": ["Kit", "public A.B", "Kit"], "conformances": ["Shown"],
        "baseClass": "Base", "constants": false, "snapshots": true,
        "entities": {
          "Dog": {"skip": true, "imports": ["X"], "conformances": ["Y"], "snapshot": false},
          "Zoo Keeper": {}
        },
        "rules": {"missing-inverse": "off", "abstract-leaf": "error"},
        "packs": ["cloudkit", "swiftdata"],
        "suppressions": [{"property": "name", "rule": "some-rule", "entity": "Dog"}, {"rule": "r"}],
        "versions": ["Old", "New", "Old"],
        "stages": [{"from": "Old", "to": "New"}, {"to": "New", "from": "Old"}],
        "mappings": ["Maps/A.xcmappingmodel", "/B.xcmappingmodel", "Maps/A.xcmappingmodel"]
      }
      """)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    var expected = Settings()
    expected.accessLevel = "internal"
    expected.imports = ["Kit", "public A.B"]
    expected.conformances = ["Shown"]
    expected.baseClass = "Base"
    expected.constants = false
    expected.snapshots = true
    var dog = EntitySettings()
    dog.skip = true
    dog.imports = ["X"]
    dog.conformances = ["Y"]
    dog.snapshot = false
    expected.entities = ["Dog": dog, "Zoo Keeper": EntitySettings()]
    expected.rules = ["missing-inverse": .off, "abstract-leaf": .error]
    expected.packs = ["cloudkit", "swiftdata"]
    expected.suppressions = [
      SuppressionSettings(rule: "some-rule", entity: "Dog", property: "name"),
      SuppressionSettings(rule: "r"),
    ]
    expected.versions = ["Old", "New"]
    expected.stages = [StageSettings(from: "Old", to: "New")]
    let place = { SourceLocation(path: "modelwright.json", line: 14, column: $0) }
    expected.mappings = [
      MappingSettings(path: "Maps/A.xcmappingmodel", location: place(16)),
      MappingSettings(path: "/B.xcmappingmodel", location: place(41)),
    ]
    #expect(file.settings == expected)
  }

  @Test("the path of a mapping model begins at the file's folder")
  func mappingPath() {
    let text = #"{"mappings": ["Maps/A.xcmappingmodel", "/B.xcmappingmodel"]}"#
    let file = ConfigurationFile(Array(text.utf8), path: "Kit/Models/modelwright.json")
    #expect(
      file.settings.mappings.map(\.path)
        == ["Kit/Models/Maps/A.xcmappingmodel", "/B.xcmappingmodel"])
  }

  @Test("an empty object says nothing")
  func emptyObject() { #expect(Self.file("{}").settings == Settings()) }

  static let faults: [(text: String, faults: [String])] = [
    ("[]", ["1:1: error: 'the configuration' needs an object, and this is a list [setting-type]"]),
    (
      #"{"acessLevel": "public"}"#,
      ["1:2: error: there is no setting 'acessLevel' here; did you mean 'accessLevel'?"]
    ),
    (#"{"Zzz": 1}"#, ["1:2: error: there is no setting 'Zzz' here; there are 'accessLevel', "]),
    (
      #"{"entities": {"Dog": {"skp": true}}}"#,
      ["1:23: error: there is no setting 'skp' here; did you mean 'skip'?"]
    ),
    (
      #"{"accessLevel": "pubic"}"#,
      [
        "1:17: error: 'pubic' of 'accessLevel' is not one of 'public', 'package', 'internal'; did you "
          + "mean 'public'? [setting-value]"
      ]
    ),
    (
      #"{"constants": "yes", "snapshots": 1, "imports": "Kit"}"#,
      [
        "1:15: error: 'constants' needs true or false, and this is a string [setting-type]",
        "1:35: error: 'snapshots' needs true or false, and this is a number",
        "1:49: error: 'imports' needs a list, and this is a string",
      ]
    ),
    (
      #"{"imports": ["Kit", null, "a b", "x\nimport y", ""], "baseClass": "A;B"}"#,
      [
        "1:21: error: 'imports' needs a string, and this is null",
        "1:27: error: 'a b' of 'imports' is not the name of a module",
        #"1:34: error: 'x\nimport y' of 'imports' is not the name of a module"#,
        "1:49: error: '' of 'imports' is not the name of a module",
        "1:67: error: 'A;B' of 'baseClass' is not the name of a class",
      ]
    ),
    (
      #"{"rules": {"missing-inverse": "of", "Bad Code": "off"}}"#,
      [
        "1:31: error: 'of' of 'missing-inverse' is not one of 'off', 'note', 'warning', 'error'; did "
          + "you mean 'off'?", "1:37: error: 'Bad Code' of 'key' is not a code",
      ]
    ),
    (#"{"packs": ["core"]}"#, ["1:12: error: 'core' of 'packs' is not one of 'cloudkit', "]),
    (
      #"{"suppressions": [{"entity": "Dog"}, 3]}"#,
      [
        "1:19: error: an object in 'suppressions' needs 'rule': add it [missing-setting]",
        "1:38: error: 'suppressions' needs an object, and this is a number",
      ]
    ),
    (
      #"{"constants": True, "entities": {"": {}}}"#,
      [
        "1:15: error: 'True' is no value: write true [invalid-json]",
        "1:34: error: '' of 'key' is not a text that is not empty",
      ]
    ),
  ]

  @Test("every fault of a file is reported at its place in one run", arguments: faults)
  func reports(text: String, faults: [String]) {
    let found = Self.file(text).diagnostics.map(\.description)
    #expect(found.count == faults.count, "\(found)")
    for (found, expected) in zip(found, faults) {
      #expect(found.hasPrefix("modelwright.json:" + expected), "\(found)")
    }
  }

  @Test("what is right beside a fault is read all the same")
  func readsAroundFaults() {
    let settings = Self.file(#"{"constants": 1, "snapshots": true, "imports": ["a b", "C"]}"#)
      .settings
    #expect(settings.snapshots == true && settings.imports == ["C"] && settings.constants == nil)
  }
}
