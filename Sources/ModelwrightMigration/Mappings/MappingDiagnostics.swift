public import ModelwrightModel

/// What `modelwright explain` says of what mapping models ask for.
public enum MappingDiagnostics {
  /// The documentation of every code that ``MappingInterpretation`` can give.
  public static let documentation: [DiagnosticDocumentation] = [
    DiagnosticDocumentation(
      code: "mapping-policy", severity: .warning,
      summary: "A mapping model asks for a class that only Core Data can run.",
      cause: """
        A policy class is code in Objective-C, or in Swift for Core Data, that migrates the objects \
        of an entity. Without it the objects are migrated as the two models say.
        """,
      remedy: stage, example: stageExample),
    DiagnosticDocumentation(
      code: "mapping-filter", severity: .warning,
      summary: "A mapping model migrates only some objects of an entity.",
      cause: "Its filter is not applied: nothing is dropped that the model has a place for.",
      remedy: "Delete the objects in a stage, or later; or remove the filter.",
      example: stageExample),
    DiagnosticDocumentation(
      code: "mapping-split", severity: .warning,
      summary: "A mapping model makes objects of two entities from those of one, or the reverse.",
      cause: """
        The objects of an entity become objects of one entity. The other one stays empty unless \
        code fills it.
        """,
      remedy: stage, example: stageExample),
    DiagnosticDocumentation(
      code: "mapping-removal", severity: .warning,
      summary: "A mapping model drops objects that the models keep.",
      cause: """
        The entity is in both versions, and the mapping model says that its objects are not taken \
        over. They are.
        """,
      remedy: "Delete the objects in a stage, or remove the mapping.", example: stageExample),
    DiagnosticDocumentation(
      code: "mapping-expression", severity: .warning,
      summary: "A mapping model computes a value.",
      cause: """
        '$source.name' is a rename, which is followed. Key paths over relationships, constants and \
        functions are computed object by object, which only code can do; the property is migrated \
        as the two models say.
        """,
      remedy: stage, example: stageExample),
    DiagnosticDocumentation(
      code: "mapping-copy", severity: .warning,
      summary: "A mapping model fills two properties from one.",
      cause: """
        The values of a property go on as those of one property. The other one stays empty, or has \
        its default.
        """,
      remedy: stage, example: stageExample),
    DiagnosticDocumentation(
      code: "unknown-mapping-entity", severity: .warning,
      summary: "A mapping model names an entity that its version does not have.",
      cause: """
        The version was edited after the mapping model was made. Core Data refuses such a mapping \
        model when it migrates.
        """,
      remedy: "Choose the entity anew in Xcode, or remove the mapping."),
    DiagnosticDocumentation(
      code: "unknown-mapping-property", severity: .warning,
      summary: "A mapping model names a property that its entity does not have.",
      cause: """
        The version was edited after the mapping model was made, or an expression has a wrong name. \
        Core Data stops with an exception when it migrates.
        """,
      remedy: "Correct the name in Xcode, or remove the mapping."),
  ]

  private static let stage = """
    Write what the mapping model does as a stage: hand-written Swift between the two versions. A \
    scaffold of it is generated once.
    """
  private static let stageExample = """
    "stages": [{ "from": "Model 2", "to": "Model 3" }]
    """
}
