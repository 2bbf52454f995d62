/// The names of the two versions that a plan lies between, for what it tells people.
struct VersionPair {
  var from: String
  var to: String
  /// Whether there is a stage between them already, whose code has run.
  var isStage = false
  /// Whether the first one is the later one: no stage leads backwards.
  var isBackwards = false

  var words: String {
    from == to ? "the earlier and the current state of '\(to)'" : "'\(from)' and '\(to)'"
  }

  /// What to write when the models alone do not say what becomes of the rows.
  var stageAdvice: String {
    if isStage { return "let the code of the stage do it" }
    if isBackwards { return "restore a backup: no stage leads to an earlier version" }
    return from == to
      ? "change it in a new version, with a stage between the two"
      : "write a stage: add {\"from\": \"\(from)\", \"to\": \"\(to)\"} to \"stages\" in "
        + "modelwright.json, then generate or build"
  }
}

extension MigrationObstacle {
  static func typeChanged(
    _ entity: String, _ property: String, from old: String, to new: String, _ pair: VersionPair
  ) -> MigrationObstacle {
    MigrationObstacle(
      .typeChanged, entity: entity, property: property,
      reason:
        "its type is \(old) in one and \(new) in the other of \(pair.words), and the models do "
        + "not say how values are converted; \(pair.stageAdvice)")
  }

  static func toManyBecameToOne(
    _ entity: String, _ property: String, _ pair: VersionPair
  ) -> MigrationObstacle {
    MigrationObstacle(
      .toManyBecameToOne, entity: entity, property: property,
      reason:
        "it led to many objects and leads to one, between \(pair.words), and the models do not "
        + "say which one stays; \(pair.stageAdvice)")
  }

  static func mergedHierarchies(
    _ entity: String, of sources: [String], _ pair: VersionPair
  ) -> MigrationObstacle {
    let names = sources.map { "'\($0)'" }.joined(separator: ", ")
    return MigrationObstacle(
      .mergedHierarchies, entity: entity,
      reason:
        "its table would hold the objects of the hierarchies of \(names), which had no common "
        + "parent: between \(pair.words) they are merged; \(pair.stageAdvice)")
  }

  static func missingValue(
    _ entity: String, _ property: String, isAttribute: Bool, _ pair: VersionPair
  ) -> MigrationObstacle {
    let words =
      pair.isStage
      ? "it is required, and objects have no value when the stage between \(pair.words) has run; "
      : "between \(pair.words) a value became required, and objects of the store have none; "
    return MigrationObstacle(
      .missingValue, entity: entity, property: property,
      reason: words
        + (isAttribute ? "give it a default, make it optional, or " : "make it optional, or ")
        + pair.stageAdvice)
  }

  static func abstractEntity(_ entity: String, _ pair: VersionPair) -> MigrationObstacle {
    MigrationObstacle(
      .abstractEntity, entity: entity,
      reason: "it became abstract between \(pair.words), and the store has objects of it; make it "
        + "concrete, or \(pair.stageAdvice)")
  }

  static func duplicates(
    _ entity: String, _ properties: [String], _ pair: VersionPair
  ) -> MigrationObstacle {
    MigrationObstacle(
      .duplicates, entity: entity,
      property: properties.count == 1 ? properties.first : nil,
      reason:
        "\(properties.joined(separator: ", ")) must be unique, between \(pair.words) that was not so, and "
        + "objects of the store have equal values; change or delete them, or \(pair.stageAdvice)")
  }

  static func sharedDestination(
    _ entity: String, _ relationship: String, to destination: String, _ pair: VersionPair
  ) -> MigrationObstacle {
    MigrationObstacle(
      .sharedDestination, entity: entity, property: relationship,
      reason:
        "between \(pair.words) it changed such that one object only can lead to a '\(destination)', and the "
        + "store has some that several lead to; \(pair.stageAdvice)")
  }

  static func stageCannotBeUndone(_ from: String, _ to: String) -> MigrationObstacle {
    MigrationObstacle(
      .stageCannotBeUndone, entity: "",
      reason: "the stage from '\(from)' to '\(to)' cannot be undone; restore a backup")
  }

  static func unknownVersion(_ place: Int) -> MigrationObstacle {
    MigrationObstacle(
      .unknownVersion, entity: "", reason: "the model of version \(place) is not at hand")
  }
}
