public import ModelwrightModel

/// What the step from the latest earlier version into the current one does to the objects of users.
///
/// All findings are warnings: Core Data migrates most of it without a word. Attributes that are required
/// without a default are found by a rule that looks at all earlier versions.
/// Source: core-data.md §3.1.
public enum MigrationLints {
  /// The findings, in any order.
  ///
  /// - Parameters:
  ///   - comparison: The two versions.
  ///   - hasStage: Whether hand-written code brings rows from one to the other. It does what no plan can
  ///     know, so nothing is said about it.
  public static func findings(_ comparison: ModelComparison, hasStage: Bool = false) -> [Diagnostic]
  {
    guard !hasStage else { return [] }
    let suspects = Set(comparison.suspectedRenames.map { Gone(entity: $0.entity, $0) })
    return comparison.suspectedRenames.map { comparison.suspicion($0) }
      + comparison.changes.compactMap { change in
        suspects.contains(Gone(change)) ? nil : comparison.finding(change)
      }
  }

  /// Something that is gone and seems to have another name now: saying both would say it twice.
  private struct Gone: Hashable {
    var entity: String
    var property: String?

    init(_ change: ModelChange) {
      switch change.kind {
      case .entityRemoved, .attributeRemoved, .relationshipRemoved: entity = change.entity
      default: entity = ""
      }
      property = change.property
    }

    init(entity: String, _ suspect: SuspectedRename) {
      self.entity = suspect.property == nil ? suspect.from : entity
      property = suspect.property == nil ? nil : suspect.from
    }
  }
}

extension ModelComparison {
  fileprivate func suspicion(_ suspect: SuspectedRename) -> Diagnostic {
    let place = matching.new.model.location(ofEntity: suspect.entity, property: suspect.property)
    let what =
      suspect.property.map { "'\($0)' of entity '\(suspect.entity)'" }
      ?? "entity '\(suspect.entity)'"
    return Diagnostic(
      .warning, code: "suspected-rename",
      "\(what) looks like '\(suspect.from)' of version '\(matching.old.name)' under another name: when "
        + "it is, write elementID=\"\(suspect.identifier)\" (the renaming identifier), or what stores "
        + "hold of '\(suspect.from)' is lost",
      at: place, about: .init(entity: suspect.entity, property: suspect.property))
  }

  fileprivate func finding(_ change: ModelChange) -> Diagnostic? {
    switch change.kind {
    case .entityRemoved where change.effect == .losesData:
      return finding("removed-entity", change, "its objects are deleted")
    case .attributeRemoved where change.effect == .losesData:
      return finding("removed-attribute", change, "its values are lost")
    case .relationshipRemoved where leadsToNothing(change): return nil
    case .relationshipRemoved where change.effect == .losesData:
      return finding("removed-relationship", change, "who belonged to whom is lost")
    case .attributeChanged(let aspects): return finding(change, aspects)
    case .relationshipChanged(let aspects): return finding(change, aspects)
    case .constraintAdded:
      return finding(
        "unique-addition", change, "stores that hold equal values cannot be migrated")
    // Attributes that are required without a default have a rule of their own.
    case .attributeAdded: return nil
    default: return rest(change)
    }
  }

  /// Whether a relationship that is gone led to objects that are gone: losing them says it all.
  private func leadsToNothing(_ change: ModelChange) -> Bool {
    guard case .relationship(let index)? = property(of: change, isOld: true)?.kind else {
      return false
    }
    return matching.newEntity(of: matching.old.model.relationships[index].destination) == nil
  }

  private func finding(_ change: ModelChange, _ aspects: Set<AttributeAspect>) -> Diagnostic? {
    if !aspects.isDisjoint(with: [.type, .contents]), change.effect == .needsStage {
      return finding("type-change", change, "nothing says how values are converted: \(stageAdvice)")
    }
    if aspects.contains(.becameTransient), change.effect == .losesData {
      return finding("unstored-property", change, "stored values are lost")
    }
    if aspects.contains(.becameRequired), change.effect == .needsStage { return nil }
    return rest(change)
  }

  private func finding(_ change: ModelChange, _ aspects: Set<RelationshipAspect>) -> Diagnostic? {
    if aspects.contains(.becameTransient), change.effect == .losesData {
      return finding("unstored-property", change, "who belonged to whom is lost")
    }
    if aspects.contains(.cardinality), change.effect == .needsStage {
      return finding("to-many-to-one", change, "nothing says which object stays: \(stageAdvice)")
    }
    if aspects.contains(.ordering), change.effect == .losesData {
      return finding("lost-ordering", change, "the order of what is stored is lost")
    }
    return rest(change)
  }

  /// What has no code of its own.
  private func rest(_ change: ModelChange) -> Diagnostic? {
    switch change.effect {
    case .losesData: finding("data-loss", change, "something that stores hold is lost")
    case .needsStage:
      finding("uninferable-change", change, "stores with such objects need code: \(stageAdvice)")
    case .free, .inferable: nil
    }
  }

  private var stageAdvice: String {
    "add a stage from '\(matching.old.name)' to '\(matching.new.name)' to modelwright.json"
  }

  private func finding(
    _ code: String, _ change: ModelChange, _ consequence: String
  ) -> Diagnostic {
    let model = matching.new.model
    let isRemoved = change.kind == .entityRemoved
    let place =
      isRemoved
      ? model.model.source.location
      : model.location(ofEntity: change.entity, property: change.property)
    return Diagnostic(
      .warning, code: code,
      "since version '\(matching.old.name)', entity '\(change.entity)': \(words(for: change)); "
        + consequence,
      at: place, about: .init(entity: change.entity, property: change.property))
  }
}
