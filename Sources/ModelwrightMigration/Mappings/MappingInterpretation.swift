public import ModelwrightModel

/// What a mapping model says of two versions beyond what their models say: renames, which a plan
/// follows, and everything else, which only hand-written code can do and which is named.
///
/// A mapping without an expression says nothing new: it stands for the value of the same name.
/// Source: core-data.md §1.9 and §3.2.
public struct MappingInterpretation: Sendable {
  /// What entities and properties of the later version were called.
  public private(set) var renames = Renames()
  /// What no plan can follow, with the places in the mapping model. All of it are warnings.
  public private(set) var diagnostics: [Diagnostic] = []

  private let plain: ModelMatching
  /// Whether hand-written code stands where the mapping model asks for it.
  private let hasStage: Bool
  /// How many more suggestions are given: each looks at every candidate.
  private var hintsLeft = 20

  /// Interprets a mapping model.
  ///
  /// - Parameters:
  ///   - mapping: The mapping model.
  ///   - old: The version that it reads.
  ///   - new: The version that it writes.
  ///   - hasStage: Whether a stage lies between the two: what only code can do is then its affair, and
  ///     not reported.
  public init(
    _ mapping: MappingModel, from old: MigrationVersion, to new: MigrationVersion,
    hasStage: Bool = false
  ) {
    plain = ModelMatching(from: old, to: new)
    self.hasStage = hasStage
    let pairs = mapping.entities.compactMap { known($0) }
    let chosen = choose(pairs)
    let successors = Dictionary(
      chosen.compactMap { index in
        pairs[index].source.flatMap { source in
          pairs[index].destination.map { (source.index, $0.name) }
        }
      }, uniquingKeysWith: { first, _ in first })
    for (index, pair) in pairs.enumerated() {
      interpret(pair, isChosen: chosen.contains(index), successors: successors)
    }
    diagnostics.sort()
  }

  /// An entity mapping with the entities that it names.
  private struct Pair {
    var mapping: EntityMapping
    var source: ResolvedEntity?
    var destination: ResolvedEntity?
  }

  private var old: ResolvedModel { plain.old.model }
  private var new: ResolvedModel { plain.new.model }

  // MARK: Entities

  private mutating func known(_ mapping: EntityMapping) -> Pair? {
    var pair = Pair(mapping: mapping)
    if let name = mapping.source {
      pair.source = old.entity(named: name)
      guard pair.source != nil else {
        addUnknownEntity(name, in: old, at: mapping)
        return nil
      }
    }
    if let name = mapping.destination {
      pair.destination = new.entity(named: name)
      guard pair.destination != nil else {
        addUnknownEntity(name, in: new, at: mapping)
        return nil
      }
    }
    return pair
  }

  /// The mappings that say which entity is which: one for each source and each destination, those
  /// first that the models agree with.
  private func choose(_ pairs: [Pair]) -> Set<Int> {
    var chosen: Set<Int> = []
    var (sources, destinations) = (Set<Int>(), Set<Int>())
    func choose(where isWanted: (ResolvedEntity, ResolvedEntity) -> Bool) {
      for (index, pair) in pairs.enumerated() where !chosen.contains(index) {
        guard let source = pair.source, let destination = pair.destination,
          !sources.contains(source.index), !destinations.contains(destination.index),
          isWanted(source, destination)
        else { continue }
        sources.insert(source.index)
        destinations.insert(destination.index)
        chosen.insert(index)
      }
    }
    choose { plain.oldEntity(of: $1.index) == $0.index }
    choose { $0.name == $1.name }
    choose { _, _ in true }
    return chosen
  }

  private mutating func interpret(_ pair: Pair, isChosen: Bool, successors: [Int: String]) {
    guard let source = pair.source, let destination = pair.destination else {
      interpretOneSided(pair)
      return
    }
    if let policy = pair.mapping.policyClass {
      report(.mappingPolicy(policy, of: pair.mapping, plain))
    }
    if let filter = pair.mapping.filter {
      report(.mappingFilter(filter, of: pair.mapping, plain))
    }
    guard isChosen else {
      report(.mappingSplit(pair.mapping, also: successors[source.index], plain))
      return
    }
    if plain.oldEntity(of: destination.index) != source.index {
      renames.entities[destination.name] = source.name
    }
    interpretProperties(of: pair.mapping, source, destination)
  }

  /// Objects that are made of nothing, or dropped.
  private mutating func interpretOneSided(_ pair: Pair) {
    if let policy = pair.mapping.policyClass {
      report(.mappingPolicy(policy, of: pair.mapping, plain))
    } else if let source = pair.source, plain.newEntity(of: source.index) != nil {
      report(.mappingRemoval(pair.mapping, of: source.name, plain))
    } else if let destination = pair.destination,
      let source = plain.oldEntity(of: destination.index)
    {
      report(.mappingRemoval(pair.mapping, of: old.entities[source].name, plain))
    }
  }

  // MARK: Properties

  /// A property of the destination and the one of the source that its values come from.
  private struct Claim {
    var mapping: PropertyMapping
    var source: String
    var isStated: Bool
  }

  private mutating func interpretProperties(
    of mapping: EntityMapping, _ source: ResolvedEntity, _ destination: ResolvedEntity
  ) {
    var claims: [Claim] = []
    for (properties, isAttribute) in [(mapping.attributes, true), (mapping.relationships, false)] {
      for property in properties {
        guard plain.new.has(property.name, in: destination, isAttribute: isAttribute) else {
          addUnknownProperty(property.name, of: destination, in: new, at: property)
          continue
        }
        let found = claim(property, isAttribute: isAttribute, source, destination)
        if let found { claims.append(found) }
      }
    }
    follow(claims, destination, inferred: renames.entities[destination.name] == nil)
  }

  /// Where a property's values come from; `nil` when from nowhere, or when only code can say it.
  private mutating func claim(
    _ property: PropertyMapping, isAttribute: Bool, _ source: ResolvedEntity,
    _ destination: ResolvedEntity
  ) -> Claim? {
    guard let value = property.value else {
      guard plain.old.has(property.name, in: source, isAttribute: isAttribute) else { return nil }
      return Claim(mapping: property, source: property.name, isStated: false)
    }
    let path = isAttribute ? value.sourceKeyPath : value.sourceRelationship?.keyPath
    guard let path, !path.isEmpty, !path.contains("."), !path.hasPrefix("@") else {
      report(.mappingExpression(value, of: property, destination, plain))
      return nil
    }
    if plain.old.has(path, in: source, isAttribute: isAttribute) {
      return Claim(mapping: property, source: path, isStated: true)
    }
    if plain.old.names.properties[source.index].byName[path] == nil {
      addUnknownProperty(path, of: source, in: old, at: property)
    } else {
      report(.mappingExpression(value, of: property, destination, plain))
    }
    return nil
  }

  /// One property goes on as one: of several that are filled from it, the others need code.
  private mutating func follow(
    _ claims: [Claim], _ destination: ResolvedEntity, inferred: Bool
  ) {
    for (name, rivals) in Dictionary(grouping: claims, by: \.source).sorted(by: { $0.key < $1.key })
    {
      func matched(_ claim: Claim) -> Bool {
        inferred
          && plain.oldProperty(of: destination.index, named: claim.mapping.name)?.name == name
      }
      let first =
        rivals.first(where: matched) ?? rivals.first { $0.mapping.name == name } ?? rivals[0]
      if first.isStated, !matched(first), !(first.mapping.name == name && !inferred) {
        let key = Renames.Property(entity: destination.name, name: first.mapping.name)
        renames.properties[key] = name
      }
      for rival in rivals where rival.isStated && rival.mapping.name != first.mapping.name {
        report(
          .mappingCopy(rival.mapping, of: name, goesOnAs: first.mapping.name, destination, plain))
      }
    }
  }

  /// Reports what only code can do.
  private mutating func report(_ diagnostic: Diagnostic) {
    if !hasStage { add(diagnostic) }
  }

  private mutating func addUnknownEntity(
    _ name: String, in model: ResolvedModel, at mapping: EntityMapping
  ) {
    hintsLeft -= 1
    let hint =
      hintsLeft < 0 ? "" : suggestion(for: name, among: model.entities.lazy.map(\.name))
    add(.unknownEntity(name, in: model.model, at: mapping, hint: hint))
  }

  private mutating func addUnknownProperty(
    _ name: String, of entity: ResolvedEntity, in model: ResolvedModel, at mapping: PropertyMapping
  ) {
    hintsLeft -= 1
    let hint =
      hintsLeft < 0 ? "" : suggestion(for: name, among: entity.properties.lazy.map(\.name))
    add(.unknownProperty(name, of: entity, in: model.model, at: mapping, hint: hint))
  }

  /// Adds a diagnostic, up to a number that only a hostile mapping model reaches.
  private mutating func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < DiagnosticCollector.limit { diagnostics.append(diagnostic) }
  }
}

extension MigrationVersion {
  /// Whether an entity has an attribute, or a relationship, of a name.
  fileprivate func has(_ name: String, in entity: ResolvedEntity, isAttribute: Bool) -> Bool {
    guard let place = names.properties[entity.index].byName[name] else { return false }
    return switch entity.properties[place].kind {
    case .attribute: isAttribute
    case .relationship: !isAttribute
    case .fetchedProperty: false
    }
  }
}
