import ModelwrightConfiguration
import Testing

/// Settings over settings: beside the model over the target's over the package's.
@Suite struct LayeringTests {
  static func settings(_ text: String) -> Settings {
    ConfigurationFile(Array(text.utf8), path: "c").settings
  }

  @Test("single values override, lists are joined, entities and rules are merged one by one")
  func layers() {
    let package = Self.settings(
      #"""
      {"accessLevel": "public", "baseClass": "A", "constants": true, "imports": ["K", "L"],
       "entities": {"Dog": {"skip": true, "imports": ["D"], "snapshot": true}, "Cat": {"skip": true}},
       "rules": {"a": "off", "b": "error"}, "packs": ["cloudkit"],
       "suppressions": [{"rule": "a", "entity": "Dog"}],
       "versions": ["V2", "V1"], "stages": [{"from": "V1", "to": "V2"}]}
      """#)
    let target = Self.settings(
      #"""
      {"accessLevel": "internal", "imports": ["M", "K"], "snapshots": false,
       "entities": {"Dog": {"skip": false, "imports": ["E", "D"]}, "Cow": {}},
       "rules": {"a": "note"}, "packs": ["swiftdata", "cloudkit"],
       "suppressions": [{"rule": "a", "entity": "Dog"}, {"rule": "a"}],
       "versions": ["V1"], "stages": [{"from": "V2", "to": "V3"}]}
      """#)
    let expected = Self.settings(
      #"""
      {"accessLevel": "internal", "baseClass": "A", "constants": true, "snapshots": false,
       "imports": ["K", "L", "M"],
       "entities": {"Dog": {"skip": false, "imports": ["D", "E"], "snapshot": true},
                    "Cat": {"skip": true}, "Cow": {}},
       "rules": {"a": "note", "b": "error"}, "packs": ["cloudkit", "swiftdata"],
       "suppressions": [{"rule": "a", "entity": "Dog"}, {"rule": "a"}],
       "versions": ["V1"], "stages": [{"from": "V1", "to": "V2"}, {"from": "V2", "to": "V3"}]}
      """#)
    #expect(target.layered(over: package) == expected)
  }

  @Test("a mapping model that two files name counts once")
  func mappings() {
    let package = Self.settings(#"{"mappings": ["A", "B"]}"#)
    let target = Self.settings(#"{"imports": ["K"], "mappings": ["C", "A"]}"#)
    #expect(target.layered(over: package).mappings.map(\.path) == ["A", "B", "C"])
  }

  @Test("empty settings change nothing, above and below")
  func emptyLayers() {
    let settings = Self.settings(
      #"{"accessLevel": "package", "imports": ["A"], "constants": false}"#)
    #expect(settings.layered(over: Settings()) == settings)
    #expect(Settings().layered(over: settings) == settings)
  }
}
