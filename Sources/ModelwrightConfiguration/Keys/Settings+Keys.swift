import ModelwrightModel

extension Settings {
  /// Every key of a configuration: the one description from which decoding, messages and the schema
  /// are made.
  static let keys: [SettingKey<Settings>] = [
    SettingKey("$schema", .text(.any), "Where the schema of this file is, for editors.") {
      node, _, decoder in _ = decoder.text(node, "$schema", .any)
    },
    .text(
      "accessLevel", \.accessLevel, .choice(["public", "package", "internal"]),
      "The access level of everything that is generated; `public` when nothing says otherwise."),
    .list(
      "imports", \.imports, .moduleImport,
      "Modules that every generated file with a class imports besides those that it needs. "
        + "`public Kit` is the module of the hand-written types that classes name without one."),
    .list(
      "conformances", \.conformances, .swiftName("a protocol"),
      "Protocols that every generated class declares."),
    .text(
      "baseClass", \.baseClass, .swiftName("a class"),
      "The class that the classes of root entities inherit from; `ManagedObject` when absent."),
    .flag(
      "constants", \.constants,
      "Whether classes hold the names of their properties; true when absent."),
    .flag(
      "snapshots", \.snapshots,
      "Whether every class has a value snapshot; false when absent, since a snapshot costs more "
        + "time to compile than the class itself."),
    entities,
    rules,
    .list(
      "packs", \.packs, .choice(["cloudkit", "swiftdata"]),
      "Packs of rules that run though the model does not ask for them."),
    suppressions,
    versions,
    stages,
    mappings,
  ]

  private static let entities = SettingKey<Settings>(
    "entities",
    .map(keys: .name, values: .object(EntitySettings.keys.map(\.description))),
    "What holds for single entities, by their names in the model."
  ) { node, settings, decoder in
    for member in decoder.members(node, "entities") {
      var entity = EntitySettings()
      guard decoder.checkKey(member, .name) else { continue }
      decoder.entity = member.key
      decoder.decode(member.node, member.key, EntitySettings.keys, into: &entity)
      decoder.entity = nil
      settings.entities[member.key] = entity
      decoder.references.append(
        NameReference(.entity(member.key), at: decoder.location(of: member.place)))
    }
  }

  private static let rules = SettingKey<Settings>(
    "rules",
    .map(keys: .code, values: .text(.choice(RuleSeverity.allCases.map(\.rawValue)))),
    "How much the findings of a rule weigh, by the rule's code (`modelwright explain` knows them). "
      + "An error that no class or store could do without cannot be lowered."
  ) { node, settings, decoder in
    let form = TextForm.choice(RuleSeverity.allCases.map(\.rawValue))
    for member in decoder.members(node, "rules") {
      guard decoder.checkKey(member, .code),
        let text = decoder.text(member.node, member.key, form),
        let severity = RuleSeverity(rawValue: text)
      else { continue }
      settings.rules[member.key] = severity
      decoder.references.append(
        NameReference(
          .rule(member.key, lowersErrors: severity != .error),
          at: decoder.location(of: member.place)))
    }
  }

  private static let suppressions = SettingKey<Settings>(
    "suppressions",
    .list(.object(SuppressionDraft.keys.map(\.description))),
    "Findings that are accepted: those of a rule at an entity, at a property, or everywhere."
  ) { node, settings, decoder in
    for element in decoder.list(node, "suppressions") {
      var draft = SuppressionDraft()
      decoder.decode(element, "suppressions", SuppressionDraft.keys, into: &draft)
      guard let rule = draft.rule else { continue }
      settings.suppressions.appendMissing([
        SuppressionSettings(rule: rule, entity: draft.entity, property: draft.property)
      ])
      decoder.references += draft.references
    }
  }
}

extension Settings {
  private static let versions = SettingKey<Settings>(
    "versions", .list(.text(.name)),
    "The names of the model's versions, the oldest first, where the natural order of the names is "
      + "not the order in which they were released. The current version is always the last."
  ) { node, settings, decoder in
    for element in decoder.list(node, "versions") {
      guard let text = decoder.text(element, "versions", .name) else { continue }
      settings.versions.appendMissing([text])
      decoder.references.append(
        NameReference(.version(text), at: decoder.location(of: element.place)))
    }
  }

  private static let stages = SettingKey<Settings>(
    "stages", .list(.object(StageDraft.keys.map(\.description))),
    "Between which versions hand-written code does what no plan can know. A file for the code is "
      + "generated once."
  ) { node, settings, decoder in
    for element in decoder.list(node, "stages") {
      var draft = StageDraft()
      decoder.decode(element, "stages", StageDraft.keys, into: &draft)
      guard let from = draft.from, let to = draft.to else { continue }
      settings.stages.appendMissing([StageSettings(from: from, to: to)])
      decoder.references += draft.references
      decoder.places[SettingName("stages", text: "\(from) \(to)")] = decoder.location(
        of: element.place)
    }
  }

  private static let mappings = SettingKey<Settings>(
    "mappings", .list(.text(.name)),
    "The paths of mapping models (`.xcmappingmodel`), from this file's folder. Those in the model's "
      + "own folder and below it are found without."
  ) { node, settings, decoder in
    for element in decoder.list(node, "mappings") {
      guard let text = decoder.text(element, "mappings", .name) else { continue }
      let path = decoder.path(from: text)
      guard !settings.mappings.contains(where: { $0.path == path }) else { continue }
      settings.mappings.append(
        MappingSettings(path: path, location: decoder.location(of: element.place)))
    }
  }
}

/// A stage while it is decoded.
struct StageDraft {
  var from: String?
  var to: String?
  var references: [NameReference] = []

  /// Every key of a stage's object.
  static let keys: [SettingKey<StageDraft>] = [
    version("from", \.from, "The name of the version whose rows are read."),
    version("to", \.to, "The name of the version whose rows are written."),
  ]

  private static func version(
    _ name: String, _ path: any WritableKeyPath<StageDraft, String?> & Sendable,
    _ documentation: String
  ) -> SettingKey<StageDraft> {
    SettingKey(name, .text(.name), documentation, isRequired: true) { node, draft, decoder in
      guard let text = decoder.text(node, name, .name) else { return }
      draft[keyPath: path] = text
      draft.references.append(
        NameReference(.version(text), at: decoder.location(of: node.place)))
    }
  }
}

extension EntitySettings {
  /// Every key of an entity's object.
  static let keys: [SettingKey<EntitySettings>] = [
    .flag("skip", \.skip, "Whether no class is generated for the entity."),
    .list(
      "imports", \.imports, .moduleImport,
      "Further modules that the entity's file imports."
    ),
    .list(
      "conformances", \.conformances, .swiftName("a protocol"),
      "Further protocols that the entity's class declares."),
    .flag(
      "snapshot", \.snapshot,
      "Whether the entity's class has a value snapshot; what `snapshots` says when absent."),
  ]
}

/// A suppression while it is decoded.
struct SuppressionDraft {
  var rule: String?
  var entity: String?
  var property: String?
  private var propertyLocation: SourceLocation?
  private var names: [NameReference] = []

  /// The names that the suppression mentions. The entity may stand after the property.
  var references: [NameReference] {
    guard let property, let propertyLocation else { return names }
    return names + [NameReference(.property(property, entity: entity), at: propertyLocation)]
  }

  /// Every key of a suppression's object.
  static let keys: [SettingKey<SuppressionDraft>] = [
    SettingKey("rule", .text(.code), "The rule's code.", isRequired: true) {
      node, draft, decoder in
      guard let text = decoder.text(node, "rule", .code) else { return }
      draft.rule = text
      draft.names.append(
        NameReference(.rule(text, lowersErrors: true), at: decoder.location(of: node.place)))
    },
    SettingKey("entity", .text(.name), "The entity's name; every entity when absent.") {
      node, draft, decoder in
      guard let text = decoder.text(node, "entity", .name) else { return }
      draft.entity = text
      draft.names.append(
        NameReference(.anyVersionEntity(text), at: decoder.location(of: node.place)))
    },
    SettingKey(
      "property", .text(.name),
      "The property's name; the entity and all its properties when absent."
    ) { node, draft, decoder in
      guard let text = decoder.text(node, "property", .name) else { return }
      draft.property = text
      draft.propertyLocation = decoder.location(of: node.place)
    },
  ]
}
