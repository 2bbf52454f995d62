public import ModelwrightModel

extension MigrationLints {
  /// What `modelwright explain` says of the findings.
  public static let documentation = losses + demands

  private static let losses = [
    warning(
      "removed-entity", "An entity of the latest earlier version is gone.",
      "Migrating a store deletes its objects.",
      """
      Keep the entity, or accept the loss in modelwright.json: {"suppressions": [{"rule": \
      "removed-entity", "entity": "NAME"}]}. When it was renamed, give the new entity the old name \
      as its renaming identifier.
      """),
    warning(
      "removed-attribute", "An attribute of the latest earlier version is gone.",
      "Migrating a store drops its values.",
      """
      Keep the attribute, or accept the loss: the user-info key 'modelwright.ignore' of the entity or \
      a suppression in modelwright.json. When it was renamed, set the renaming identifier.
      """),
    warning(
      "removed-relationship", "A relationship of the latest earlier version is gone.",
      "Migrating a store drops what it led to, and no inverse that is kept knows it either.",
      """
      Keep the relationship, or accept the loss: the user-info key 'modelwright.ignore' of the entity \
      or a suppression in modelwright.json. When it was renamed, set the renaming identifier.
      """),
    warning(
      "suspected-rename", "Something new looks like something that is gone under another name.",
      """
      One property of a type is gone and one is new, or an entity is gone and a new one has mostly the \
      same properties. Without a renaming identifier both are taken for what they say, and what stores \
      hold is lost.
      """,
      """
      Write the 'elementID' that the message gives (in Xcode: Renaming ID) at the new one; when it is \
      no rename, accept it with 'modelwright.ignore' or a suppression.
      """),
    warning(
      "unstored-property", "A property is transient now.",
      "What stores hold of it is lost when they are migrated.",
      "Keep it stored, or accept the loss."),
    warning(
      "lost-ordering", "A relationship is no longer ordered.",
      "The objects stay, their order is lost when a store is migrated.",
      "Keep the relationship ordered, or accept the loss."),
    warning(
      "data-loss", "A change loses something that stores hold.",
      """
      The message names the change, such as another destination of a relationship: what led to objects \
      that it cannot lead to any more is dropped.
      """,
      "Take the change back, write a stage that saves what is needed, or accept the loss."),
  ]

  private static let demands = [
    warning(
      "type-change", "An attribute has another type.",
      """
      Nothing in a model says how values of one type become values of another, not even Integer 32 and \
      Integer 64: Core Data's lightweight migration fails with 134190.
      """,
      """
      Add an attribute of the new type under a new name and fill it, or write a stage: "stages": \
      [{"from": "OLD", "to": "NEW"}] in modelwright.json, and generate.
      """),
    warning(
      "to-many-to-one", "A relationship that led to many objects leads to one.",
      "Nothing says which of the objects stays.",
      "Write a stage that chooses, or add a new relationship beside it."),
    warning(
      "unique-addition", "A uniqueness constraint is new.",
      """
      A store that holds objects with equal values cannot be migrated; users of the program decide \
      whether there are such.
      """,
      """
      See to it that there are none, by a release that removes them or by a stage, and accept the \
      warning.
      """),
    warning(
      "uninferable-change", "A change cannot be worked out where there are objects.",
      """
      The message names the change: an entity that became abstract, hierarchies that were merged, a \
      relationship that must lead to an object.
      """,
      "Write a stage, or take the change back."),
  ]

  private static func warning(
    _ code: String, _ summary: String, _ cause: String, _ remedy: String
  ) -> DiagnosticDocumentation {
    DiagnosticDocumentation(
      code: code, severity: .warning, summary: summary, cause: cause, remedy: remedy)
  }
}
