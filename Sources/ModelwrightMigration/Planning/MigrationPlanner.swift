public import ModelwrightModel
import ModelwrightSchema

/// Works out how a store of one version of a model becomes one of another.
///
/// What only adds can be worked out: entities, optional or defaulted attributes, optional
/// relationships, indexes and constraints; and what needs less than before. Everything else is an
/// obstacle.
public struct MigrationPlanner {
  private let old: ResolvedModel
  private let new: ResolvedModel
  private let source: Schema
  private let target: Schema
  private var steps: [MigrationStep] = []
  private var conditions: [MigrationCondition] = []
  private var obstacles: [MigrationObstacle] = []

  /// The plan for two versions.
  public static func plan(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()
  ) throws(MigrationError) -> MigrationPlan {
    try makePlan(from: old, to: new)
  }

  /// The plan for two versions with hand-written code between them: what cannot be inferred is left to
  /// the code, which finds old and new rows side by side.
  public static func stagePlan(
    from old: MigrationVersion, to new: MigrationVersion, renames: Renames = Renames()
  ) throws(MigrationError) -> MigrationPlan {
    try makePlan(from: old, to: new)
  }

  /// The plan for two models.
  public static func plan(
    from old: ResolvedModel, to new: ResolvedModel
  ) throws(MigrationError) -> MigrationPlan {
    try plan(from: MigrationVersion(old), to: MigrationVersion(new))
  }

  private static func makePlan(
    from old: MigrationVersion, to new: MigrationVersion
  ) throws(MigrationError) -> MigrationPlan {
    var planner = MigrationPlanner(from: old.model, to: new.model)
    for change in ModelComparison(from: old, to: new).changes { planner.consider(change) }
    guard planner.obstacles.isEmpty else { throw MigrationError(obstacles: planner.obstacles) }
    let tables = SchemaMigration(from: planner.source, to: planner.target)
    guard tables.obstacles.isEmpty else { throw MigrationError(obstacles: tables.obstacles) }
    return MigrationPlan(
      from: old.name, to: new.name, steps: planner.steps, conditions: planner.conditions,
      statements: tables.statements,
      writtenTables: tables.writtenTables, source: planner.source, target: planner.target)
  }

  private init(from old: ResolvedModel, to new: ResolvedModel) {
    self.old = old
    self.new = new
    source = Schema(old)
    target = Schema(new)
  }

  private mutating func consider(_ change: ModelChange) {
    switch change.kind {
    case .entityAdded: add(change, .additive)
    case .entityRemoved: obstacles.append(.removed(change, what: "the entity"))
    case .entityRenamed, .attributeRenamed, .relationshipRenamed, .propertyMoved:
      obstacles.append(.changed(change, "it was renamed"))
    case .parentChanged: obstacles.append(.changed(change, "its parent is another"))
    case .abstractChanged(let isAbstract): considerAbstract(change, isAbstract)
    case .attributeAdded: considerAddedAttribute(change)
    case .attributeRemoved: considerRemoved(change, what: "the attribute")
    case .attributeChanged(let aspects): consider(change, aspects)
    case .relationshipAdded: considerAddedRelationship(change)
    case .relationshipRemoved: considerRemoved(change, what: "the relationship")
    case .relationshipChanged(let aspects): consider(change, aspects)
    case .indexesChanged, .constraintRemoved, .descriptionChanged: add(change, .free)
    case .constraintAdded: add(change, .dependsOnRows)
    }
  }

  private enum Risk { case free, additive, dependsOnRows }

  private mutating func add(_ change: ModelChange, _ risk: Risk) {
    steps.append(MigrationStep(change: change))
  }

  private mutating func considerAbstract(_ change: ModelChange, _ isAbstract: Bool) {
    add(change, isAbstract ? .dependsOnRows : .free)
    guard isAbstract, let entity = old.entity(named: change.entity) else { return }
    conditions.append(
      MigrationCondition(
        violation: source.anyRow(of: [entity.name], in: entity.index),
        obstacle: .abstractEntity(
          entity.name, VersionPair(from: old.model.name, to: new.model.name))))
  }

  /// A property that was never stored can go.
  private mutating func considerRemoved(_ change: ModelChange, what: String) {
    guard let entity = old.entity(named: change.entity),
      let property = change.property.flatMap({ entity.property(named: $0) })
    else { return }
    let isStored =
      switch property.kind {
      case .attribute(let attribute): !attribute.isTransient
      case .relationship(let index): !old.relationships[index].relationship.isTransient
      case .fetchedProperty: false
      }
    if isStored { obstacles.append(.removed(change, what: what)) } else { add(change, .free) }
  }

  private mutating func considerAddedAttribute(_ change: ModelChange) {
    guard let entity = new.entity(named: change.entity), let name = change.property,
      case .attribute(let attribute)? = entity.property(named: name)?.kind
    else { return }
    let needsValue =
      !attribute.isTransient
      && new.layout(of: entity.index).slots(of: name).contains { slot in
        guard case .attribute(let leaf) = slot.content, !slot.isTransient else { return false }
        if case .value = leaf.defaultValue { return false }
        return !slot.isOptional && !leaf.isDerived && !attribute.isDerived
      }
    add(change, attribute.isTransient ? .free : needsValue ? .dependsOnRows : .additive)
    if needsValue { requireNoRows(change, isAttribute: true) }
  }

  private mutating func considerAddedRelationship(_ change: ModelChange) {
    guard let entity = new.entity(named: change.entity), let name = change.property,
      case .relationship(let index)? = entity.property(named: name)?.kind
    else { return }
    let relationship = new.relationships[index].relationship
    var needsValue = false
    if case .key = target.storage.relationships[index] { needsValue = !relationship.isOptional }
    add(change, relationship.isTransient ? .free : needsValue ? .dependsOnRows : .additive)
    if needsValue { requireNoRows(change, isAttribute: false) }
  }

  /// A new property that needs a value can come while there is no row that lacks it.
  private mutating func requireNoRows(_ change: ModelChange, isAttribute: Bool) {
    guard let entity = old.entity(named: change.entity), let property = change.property else {
      return
    }
    let names = entity.descendants.map { old.entities[$0].name }
    conditions.append(
      MigrationCondition(
        violation: source.anyRow(of: names, in: entity.index),
        obstacle: .missingValue(
          entity.name, property, isAttribute: isAttribute,
          VersionPair(from: old.model.name, to: new.model.name))))
  }

  private mutating func consider(_ change: ModelChange, _ aspects: Set<AttributeAspect>) {
    if aspects.contains(.becamePersistent) { return considerAddedAttribute(change) }
    if aspects.contains(.becameTransient) {
      return obstacles.append(.removed(change, what: "what was stored of the attribute"))
    }
    let current = attribute(change, in: new)
    if current?.isTransient ?? false { return add(change, .free) }
    if aspects.contains(.type) {
      return obstacles.append(.changed(change, "its type is another"))
    }
    if aspects.contains(.derivation), attribute(change, in: old)?.isDerived != current?.isDerived {
      return obstacles.append(.changed(change, "it became, or is no longer, a derived attribute"))
    }
    if aspects.contains(.becameRequired) { return considerRequired(change, current) }
    add(change, .free)
  }

  /// Rows without a value get the default; without one there must be none.
  private mutating func considerRequired(_ change: ModelChange, _ attribute: Attribute?) {
    add(change, .dependsOnRows)
    guard let attribute, !attribute.isDerived, let property = change.property,
      let entity = old.entity(named: change.entity)
    else { return }
    if case .value = attribute.defaultValue { return }
    let columns = old.layout(of: entity.index).slots(of: property)
      .compactMap { source.storage.entities[entity.index].columns[$0.index] }
    conditions.append(
      MigrationCondition(
        violation: source.anyRow(
          of: entity.descendants.map { old.entities[$0].name }, in: entity.index, lacking: columns),
        obstacle: .missingValue(
          entity.name, property, isAttribute: true,
          VersionPair(from: old.model.name, to: new.model.name))))
  }

  private func attribute(_ change: ModelChange, in model: ResolvedModel) -> Attribute? {
    guard let name = change.property,
      case .attribute(let attribute)? = model.entity(named: change.entity)?.property(named: name)?
        .kind
    else { return nil }
    return attribute
  }

  private mutating func consider(_ change: ModelChange, _ aspects: Set<RelationshipAspect>) {
    if aspects.contains(.becamePersistent) { return considerAddedRelationship(change) }
    if aspects.contains(.becameTransient) {
      return obstacles.append(.removed(change, what: "what was stored of the relationship"))
    }
    if aspects.contains(.cardinality) {
      return obstacles.append(
        .changed(change, "it leads to one object instead of many, or to many instead of one"))
    }
    if aspects.contains(.destination) {
      return obstacles.append(.changed(change, "its destination is another"))
    }
    if aspects.contains(.ordering) {
      return obstacles.append(.changed(change, "it became, or is no longer, ordered"))
    }
    guard let storages = storages(change), storages.old == storages.new else {
      return obstacles.append(.changed(change, "it is stored in another way"))
    }
    if aspects.contains(.becameRequired), case .key(_, let column, _) = storages.new,
      let entity = old.entity(named: change.entity)
    {
      add(change, .dependsOnRows)
      conditions.append(
        MigrationCondition(
          violation: source.anyRow(
            of: entity.descendants.map { old.entities[$0].name }, in: entity.index,
            lacking: [column]),
          obstacle: .missingValue(
            change.entity, change.property ?? "", isAttribute: false,
            VersionPair(from: old.model.name, to: new.model.name))))
      return
    }
    add(change, .free)
  }

  private func storages(
    _ change: ModelChange
  ) -> (old: RelationshipStorage, new: RelationshipStorage)? {
    guard let name = change.property,
      case .relationship(let before)? = old.entity(named: change.entity)?.property(named: name)?
        .kind,
      case .relationship(let after)? = new.entity(named: change.entity)?.property(named: name)?
        .kind
    else { return nil }
    return (source.storage.relationships[before], target.storage.relationships[after])
  }
}
