import ModelwrightModel

/// What a mapping model asks for that no plan can do.
extension Diagnostic {
  static func mappingPolicy(
    _ policy: LocatedText, of mapping: EntityMapping, _ versions: ModelMatching
  ) -> Diagnostic {
    let entity = mapping.destination ?? mapping.source ?? ""
    return warning(
      "mapping-policy",
      "entity '\(entity)' is migrated by policy class '\(policy.text)', which only Core Data can run",
      versions, at: policy.location, about: Subject(entity: entity))
  }

  static func mappingFilter(
    _ filter: LocatedText, of mapping: EntityMapping, _ versions: ModelMatching
  ) -> Diagnostic {
    let entity = mapping.source ?? ""
    return warning(
      "mapping-filter",
      "of the objects of '\(entity)' the mapping model takes only those with '\(filter.text)'; all are kept",
      versions, at: filter.location, about: Subject(entity: mapping.destination ?? entity))
  }

  static func mappingSplit(
    _ mapping: EntityMapping, also other: String?, _ versions: ModelMatching
  ) -> Diagnostic {
    let (source, destination) = (mapping.source ?? "", mapping.destination ?? "")
    let reason =
      other.map { "which become '\($0)' too" }
      ?? "and '\(destination)' is made of other objects too"
    return warning(
      "mapping-split", "'\(destination)' is made of the objects of '\(source)', \(reason)",
      versions, at: mapping.location, about: Subject(entity: destination))
  }

  static func mappingRemoval(
    _ mapping: EntityMapping, of entity: String, _ versions: ModelMatching
  ) -> Diagnostic {
    warning(
      "mapping-removal",
      "the mapping model drops the objects of '\(entity)', which are kept otherwise", versions,
      at: mapping.location, about: Subject(entity: mapping.destination ?? entity))
  }

  static func mappingExpression(
    _ value: MappingExpression, of property: PropertyMapping, _ entity: ResolvedEntity,
    _ versions: ModelMatching
  ) -> Diagnostic {
    warning(
      "mapping-expression",
      "'\(property.name)' of '\(entity.name)' is computed as \(text(of: value)), which a plan cannot do",
      versions, at: property.location, about: Subject(entity: entity.name, property: property.name))
  }

  static func mappingCopy(
    _ property: PropertyMapping, of source: String, goesOnAs first: String,
    _ entity: ResolvedEntity, _ versions: ModelMatching
  ) -> Diagnostic {
    warning(
      "mapping-copy",
      "'\(property.name)' of '\(entity.name)' is filled from '\(source)', which goes on as '\(first)'",
      versions, at: property.location, about: Subject(entity: entity.name, property: property.name))
  }

  /// What a value is, without the functions around what a relationship leads to.
  private static func text(of value: MappingExpression) -> String {
    switch value.sourceRelationship {
    case (let mapping?, "")?: "the objects that mapping '\(mapping)' makes"
    case (_, let path)? where !path.isEmpty: "'$source.\(path)'"
    default: "'\(value)'"
    }
  }

  /// Says between which versions hand-written code is to stand.
  private static func warning(
    _ code: String, _ problem: String, _ versions: ModelMatching, at place: SourceLocation,
    about subject: Subject
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: code,
      "\(problem); write it as a stage from version '\(versions.old.name)' to '\(versions.new.name)'",
      at: place, about: subject)
  }

  // MARK: Names

  static func unknownEntity(
    _ name: String, in model: Model, at mapping: EntityMapping, hint: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-mapping-entity",
      "version '\(model.name)' has no entity '\(name)', so the mapping is passed over\(hint)",
      at: mapping.location, about: Subject(entity: name))
  }

  static func unknownProperty(
    _ name: String, of entity: ResolvedEntity, in model: Model, at mapping: PropertyMapping,
    hint: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-mapping-property",
      "entity '\(entity.name)' of version '\(model.name)' has no such property '\(name)', so the "
        + "mapping is passed over\(hint)",
      at: mapping.location, about: Subject(entity: entity.name, property: mapping.name))
  }
}
