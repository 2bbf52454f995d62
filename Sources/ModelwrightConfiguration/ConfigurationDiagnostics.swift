public import ModelwrightModel

/// What `modelwright explain` says of faults of a configuration.
public enum ConfigurationDiagnostics {
  /// The documentation of every code that ``ConfigurationFile`` and ``VersionLock`` can give.
  public static let documentation: [DiagnosticDocumentation] =
    ofText + ofSettings + ofNames + ofLocks

  private static let ofText = [
    error(
      "invalid-json", "A configuration is not JSON.",
      "JSON has no comments, no comma after the last value, and double quotes around every key.",
      "Correct the place that the message names; an editor that knows JSON shows it too."),
    error(
      "configuration-limit", "A configuration is larger or deeper than any needs to be.",
      "It has more than 1,048,576 bytes, or more than 64 lists and objects inside each other.",
      "Make sure that the file is a configuration, and leave out what is no setting."),
    error(
      "duplicate-setting", "A key stands twice in one object of a configuration.",
      "The two were written at different times; which one is meant cannot be told.",
      "Remove one of them."),
  ]

  private static let ofSettings = [
    error(
      "unknown-setting", "A configuration has a key that is no setting.",
      "It is misspelt, stands in the wrong object, or belongs to a later version of modelwright.",
      "Correct it. 'modelwright config schema' prints a schema with which editors offer the keys."),
    error(
      "missing-setting", "An object of a configuration lacks a key that it needs.",
      "A suppression without the rule that it is about says nothing.", "Add the key."),
    error(
      "setting-type", "A setting has a value of the wrong kind.",
      "A string stands where a list is needed, 1 where true is, or the like.",
      "Write the kind of value that the message names."),
    error(
      "setting-value", "A setting has a value that is not allowed.",
      """
      The value is none of the words that the message lists, or a name that cannot be the name of \
      a Swift module or type.
      """,
      "Write one of the values that the message names."),
  ]

  private static let ofNames = [
    error(
      "configured-entity", "A configuration names an entity that no model has.",
      "The entity was renamed or removed, or its name is misspelt.",
      "Correct the name, or remove what is said of the entity."),
    error(
      "configured-property", "A configuration names a property that its entity does not have.",
      "The property was renamed or removed, or its name is misspelt.",
      "Correct the name, or remove what is said of the property."),
    error(
      "configured-rule", "A configuration names a rule that does not exist.",
      "Its code is misspelt. 'modelwright explain' lists all codes.", "Correct the code."),
    error(
      "configured-version", "A configuration names a version that no model has.",
      "The version was renamed or removed, or its name is misspelt.",
      "Correct the name: it is that of the version's folder without '.xcdatamodel'."),
    error(
      "lowered-error", "A configuration lowers or accepts an error that nothing can do without.",
      """
      Core Data refuses the model, or no class or store can be made of it: with the error unsaid \
      the fault would only come up later.
      """,
      "Remove the setting and mend the model."),
  ]

  private static func error(
    _ code: String, _ summary: String, _ cause: String, _ remedy: String
  ) -> DiagnosticDocumentation {
    DiagnosticDocumentation(
      code: code, severity: .error, summary: summary, cause: cause, remedy: remedy)
  }
}
