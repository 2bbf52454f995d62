import ModelwrightConfiguration
import ModelwrightModel
import Testing

/// Names of a model and codes of rules that a configuration mentions.
@Suite struct NameReferenceTests {
  static let names = KnownNames(
    entities: ["Dog", "Walk"],
    properties: ["Dog": ["name", "walks"], "Walk": ["date", "dog"], "Old": ["thing"]],
    codes: ["missing-inverse": .warning, "unknown-destination": .error],
    versions: ["First", "Second"])

  static let references: [(text: String, faults: [String])] = [
    (
      #"{"entities": {"Dog": {}, "Dgo": {}, "Old": {}}}"#,
      [
        "1:26: error: no model has an entity 'Dgo'; did you mean 'Dog'? [configured-entity]",
        "1:37: error: no model has an entity 'Old'",
      ]
    ),
    (
      #"{"suppressions": [{"rule": "missing-inverse", "entity": "Old", "property": "thing"}]}"#, []
    ),
    (
      #"{"suppressions": [{"property": "nmae", "rule": "missing-inverse", "entity": "Dog"}]}"#,
      [
        "1:32: error: entity 'Dog' has no property 'nmae'; did you mean 'name'? "
          + "[configured-property]"
      ]
    ),
    (
      #"{"suppressions": [{"property": "date", "rule": "missing-inverse"}]}"#, []
    ),
    (
      #"{"suppressions": [{"property": "dte", "rule": "mising-inverse", "entity": "Cat"}]}"#,
      [
        "1:47: error: there is no rule 'mising-inverse'; did you mean 'missing-inverse'? "
          + "[configured-rule]",
        "1:75: error: no model has an entity 'Cat'",
      ]
    ),
    (
      #"{"versions": ["First", "Secnd"], "stages": [{"from": "Frist", "to": "Second"}]}"#,
      [
        "1:24: error: no model has a version 'Secnd'; did you mean 'Second'? [configured-version]",
        "1:54: error: no model has a version 'Frist'; did you mean 'First'?",
      ]
    ),
    (
      #"{"suppressions": [{"property": "dates", "rule": "missing-inverse"}]}"#,
      ["1:32: error: no entity has property 'dates'; did you mean 'date'?"]
    ),
    (
      #"{"rules": {"missing-inverse": "error", "unknown-destination": "error"}}"#, []
    ),
    (
      #"{"rules": {"unknown-destination": "warning", "nothing": "off"}}"#,
      [
        "1:12: error: 'unknown-destination' is an error without which no class or store comes of a "
          + "model: it cannot be lowered; mend the model [lowered-error]",
        "1:46: error: there is no rule 'nothing' [configured-rule]",
      ]
    ),
    (
      #"{"suppressions": [{"rule": "unknown-destination"}]}"#,
      ["1:28: error: 'unknown-destination' is an error"]
    ),
  ]

  @Test(
    "what does not exist, or cannot be lowered, is reported at its place", arguments: references)
  func reports(text: String, faults: [String]) {
    let file = ConfigurationFile(Array(text.utf8), path: "c.json")
    #expect(file.diagnostics.isEmpty)
    let found = file.diagnostics(among: Self.names).map(\.description)
    #expect(found.count == faults.count, "\(found)")
    for (found, expected) in zip(found, faults) {
      #expect(found.hasPrefix("c.json:" + expected), "\(found)")
    }
  }
}
