/// Follows the names of a model and collects every structural fault on the way.
///
/// This is the one place that says what makes a model unusable; ``diagnostics`` hold all faults of a
/// run, not the first only. Source: generators.md §3d, core-data.md §1.4–§1.7.
///
/// A hostile model costs bounded time and memory: inheritance has a greatest depth, all entities
/// together a greatest number of properties, and faults and suggestions are given up to a number.
public struct ModelResolver {
  /// The greatest number of ancestors of an entity; real models have up to 3.
  static let deepestInheritance = 64
  /// The greatest number of properties of all entities, inherited ones counted each time.
  static let mostProperties = 1_000_000
  /// How many faults are given with a suggestion.
  static let mostSuggestions = 20

  /// What was found so far, up to a number for each code.
  public var diagnostics: [Diagnostic] { found.diagnostics }
  private var found = DiagnosticCollector()
  /// Whether the entities have more properties than can be looked at.
  var isTooLarge = false
  /// The composites that contain themselves or are too large.
  var endlessComposites: Set<Int> = []
  let model: Model
  var entityIndexes: [String: Int] = [:]
  var compositeIndexes: [String: Int] = [:]
  /// The parent of each entity, without those that are unknown or close a cycle.
  var parents: [Int?] = []
  /// The relationship indexes by declaring entity and name.
  var relationshipIndexes: [[String: Int]] = []

  /// The names of each entity's own properties.
  var ownNames: [Set<String>] = []
  private var suggestionCount = 0

  /// Makes a resolver for a model.
  public init(_ model: Model) {
    self.model = model
  }

  /// Follows everything. The result is `nil` when the structure is too broken to be followed;
  /// whenever ``diagnostics`` hold an error the result must not be used to generate or store.
  public mutating func resolve() -> ResolvedModel? {
    collectNames()
    resolveParents()
    checkInheritance()
    checkProperties()
    checkComposites()
    let relationships = resolveRelationships()
    checkReferences()
    guard !found.hasErrors else { return nil }
    return ResolvedModel(
      model: model, entities: resolveEntities(), relationships: relationships,
      entityIndexes: entityIndexes, compositeIndexes: compositeIndexes)
  }

  mutating func error(_ code: String, _ message: String, at location: SourceLocation) {
    found.add(Diagnostic(.error, code: code, message, at: location))
  }

  mutating func warning(_ code: String, _ message: String, at location: SourceLocation) {
    found.add(Diagnostic(.warning, code: code, message, at: location))
  }

  /// Whether a further fault of a code would only be counted; it is counted. Asked before the text of
  /// a fault is made that can stand at every property: in a hostile model each name is a megabyte.
  mutating func countsOnly(_ code: String) -> Bool {
    guard found.isFull(code) else { return false }
    found.count(code)
    return true
  }

  /// A suggestion, or nothing when enough have been given: each looks at every candidate.
  mutating func hint(for name: String, among candidates: some Sequence<String>) -> String {
    suggestionCount += 1
    guard suggestionCount <= Self.mostSuggestions else { return "" }
    return suggestion(for: name, among: candidates)
  }

  // MARK: Names and parents

  private mutating func collectNames() {
    for (index, entity) in model.entities.enumerated() {
      let place = entity.source.location(of: "name")
      if entity.name.isEmpty {
        error("missing-name", "an entity has no name; give it one", at: place)
      } else if let first = entityIndexes.updateValue(index, forKey: entity.name) {
        entityIndexes[entity.name] = first
        error(
          "duplicate-entity",
          "entity '\(entity.name)' is declared twice (first in line \(model.entities[first].source.line)); rename or remove one",
          at: place)
      }
    }
    for (index, composite) in model.composites.enumerated() {
      let place = composite.source.location(of: "name")
      if composite.name.isEmpty {
        error("missing-name", "a composite has no name; give it one", at: place)
      } else if let first = compositeIndexes.updateValue(index, forKey: composite.name) {
        compositeIndexes[composite.name] = first
        error(
          "duplicate-composite",
          "composite '\(composite.name)' is declared twice; rename or remove one", at: place)
      }
    }
  }

  private mutating func resolveParents() {
    parents = model.entities.map { $0.parentName.flatMap { entityIndexes[$0] } }
    for entity in model.entities {
      guard let name = entity.parentName, entityIndexes[name] == nil else { continue }
      error(
        "unknown-parent",
        "entity '\(entity.name)' has the unknown parent '\(name)'\(hint(for: name, among: entityIndexes.keys))",
        at: entity.source.location(of: "parentEntity"))
    }
    breakParentCycles()
  }

  /// Each entity is walked once: the state is 0 for new, 1 for on the current path, 2 for done.
  private mutating func breakParentCycles() {
    var state = [UInt8](repeating: 0, count: parents.count)
    for start in parents.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, state[index] == 0 {
        state[index] = 1
        path.append(index)
        next = parents[index]
      }
      if let index = next, state[index] == 1 { reportCycle(path, from: index) }
      for index in path { state[index] = 2 }
    }
  }

  private mutating func reportCycle(_ path: [Int], from first: Int) {
    let members = path.drop { $0 != first }
    let names = (members + [first]).prefix(8).map { "'\(model.entities[$0].name)'" }
    for index in members { parents[index] = nil }
    error(
      "parent-cycle",
      "entities inherit from each other: \(names.joined(separator: " → ")); remove one parent",
      at: model.entities[first].source.location(of: "parentEntity"))
  }

  // MARK: The result

  private func resolveEntities() -> [ResolvedEntity] {
    var children = [[Int]](repeating: [], count: parents.count)
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) }
    }
    var properties = [[ResolvedProperty]](repeating: [], count: parents.count)
    var roots = Array(parents.indices)
    var order: [Int] = []
    var pending = Array(parents.indices.filter { parents[$0] == nil }.reversed())
    while let index = pending.popLast() {
      order.append(index)
      let inherited = parents[index].map { properties[$0] } ?? []
      roots[index] = parents[index].map { roots[$0] } ?? index
      properties[index] = inherited
      appendOwnProperties(of: index, to: &properties[index])
      pending.append(contentsOf: children[index].reversed())
    }
    var descendants = [[Int]](repeating: [], count: parents.count)
    for index in order.reversed() {
      descendants[index] = [index] + children[index].flatMap { descendants[$0] }
    }
    return model.entities.enumerated().map { index, entity in
      ResolvedEntity(
        index: index, entity: entity, parent: parents[index], root: roots[index],
        children: children[index], descendants: descendants[index], properties: properties[index])
    }
  }

  private func appendOwnProperties(of index: Int, to properties: inout [ResolvedProperty]) {
    let entity = model.entities[index]
    properties.reserveCapacity(
      properties.count + entity.attributes.count + entity.relationships.count
        + entity.fetchedProperties.count)
    for attribute in entity.attributes {
      properties.append(
        ResolvedProperty(
          name: attribute.name, kind: .attribute(attribute), declaringEntity: index))
    }
    let indexes = relationshipIndexes[index]
    for relationship in entity.relationships {
      properties.append(
        ResolvedProperty(
          name: relationship.name, kind: .relationship(indexes[relationship.name] ?? 0),
          declaringEntity: index))
    }
    for fetched in entity.fetchedProperties {
      properties.append(
        ResolvedProperty(
          name: fetched.name, kind: .fetchedProperty(fetched), declaringEntity: index))
    }
  }
}
