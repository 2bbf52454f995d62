import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Makes the objects of a version that its migrations are proven with: several of every entity that can
/// have objects, every attribute with values of every kind, every relationship with full, shared, empty
/// and, where the model allows it, circular links. The same version always gives the same objects.
struct GraphGenerator {
  /// Whose objects are made.
  enum Style {
    /// Objects that exercise everything.
    case rich
    /// Objects that demand as little as possible of a migration: nothing is absent, nothing is shared.
    case plain
  }

  let stored: StoredVersion
  let style: Style
  let hints: GenerationHints
  var graph: ObjectGraph
  /// The objects' places by entity, each with its heirs' between its own.
  private(set) var members: [[ObjectKey]]

  var model: ResolvedModel { stored.model }

  private init(_ stored: StoredVersion, _ style: Style, _ hints: GenerationHints) {
    self.stored = stored
    self.style = style
    self.hints = hints
    graph = ObjectGraph(relationshipCount: stored.model.relationships.count)
    members = Array(repeating: [], count: stored.model.entities.count)
  }

  /// The objects of a version.
  static func graph(
    of stored: StoredVersion, style: Style = .rich, hints: GenerationHints = GenerationHints()
  ) -> ObjectGraph {
    var generator = GraphGenerator(stored, style, hints)
    generator.addObjects()
    generator.addValues()
    generator.addLinks()
    generator.makeUnique()
    generator.removeIncomplete()
    DerivedValues(stored).compute(in: &generator.graph)
    return generator.graph
  }

  // MARK: Objects

  private mutating func addObjects() {
    let counts = PopulationPlan(model).counts
    var id: Int64 = 0
    let greatest = counts.max() ?? 0
    for ordinal in 0..<greatest {
      for entity in model.entities where ordinal < counts[entity.index] {
        // Identifiers have gaps, and no two hierarchies share one: a key that leads into the wrong
        // table leads nowhere.
        id += 1 + (id % 3)
        let key = ObjectKey(root: entity.root, id: id)
        graph.add(
          .init(
            key: key, entity: entity.index, version: 1 + id % 4,
            values: Array(
              repeating: .null, count: stored.layouts[entity.index].slots.count)))
        var next: Int? = entity.index
        while let index = next {
          members[index].append(key)
          next = model.entities[index].parent
        }
      }
    }
    for table in stored.tables {
      // The last objects that were there have been deleted.
      graph.lastIDs[table.root] = (members[table.root].map(\.id).max() ?? 0) + 5
    }
  }

  // MARK: Values

  private mutating func addValues() {
    for entity in model.entities {
      for slot in stored.layouts[entity.index].slots
      where slot.declaringEntity == entity.index {
        guard case .attribute(let attribute) = slot.content else { continue }
        addValues(of: attribute, slot)
      }
    }
  }

  /// Heirs' layouts begin like those of their parents: a slot has one number in all of them.
  private mutating func addValues(of attribute: Attribute, _ slot: RowSlot) {
    let storage = stored.schema.storage
    guard storage.entities[slot.declaringEntity].columns[slot.index] != nil else { return }
    let generator = ValueGenerator(isSummed: hints.summedNames.contains(slot.path.last ?? ""))
    for (ordinal, key) in members[slot.declaringEntity].enumerated() {
      guard let place = graph.places[key] else { continue }
      if attribute.isDerived {
        graph.set(attribute.storedDefault ?? .null, slot: slot.index, at: place)
        continue
      }
      let role = role(ordinal: ordinal, of: members[slot.declaringEntity].count, slot)
      if role == .absent, slot.isOptional { continue }
      let value = generator.value(of: attribute.type, role: role, seed: ordinal + slot.index)
      graph.set(value, slot: slot.index, at: place)
    }
  }

  /// Each boundary is used once, so that values stay unique, and by another object for each attribute.
  private func role(ordinal: Int, of count: Int, _ slot: RowSlot) -> ValueGenerator.Role {
    let roles = ValueGenerator.Role.allCases
    let turn = (ordinal + slot.index % roles.count) % max(count, roles.count)
    let role = turn < roles.count ? roles[turn] : turn % 4 == 1 ? .absent : .typical
    return style == .plain && role == .absent ? .typical : role
  }
}

/// What is known of other versions and matters when objects are made.
struct GenerationHints: Sendable {
  /// The names of attributes that the database sums in some version.
  var summedNames: Set<String> = []
  /// The names of relationships that are unique in some version.
  var uniqueNames: Set<String> = []

  init() {}

  init(_ versions: [StoredVersion]) {
    for stored in versions {
      for derived in stored.schema.derivedAttributes {
        if case .sum(_, let attribute)? = derived.expression { summedNames.insert(attribute) }
      }
      for entity in stored.model.entities {
        for list in entity.entity.uniquenessConstraints {
          uniqueNames.formUnion(list.propertyNames)
        }
      }
    }
  }
}

extension Attribute {
  /// The default as a column holds it; `nil` when there is none.
  var storedDefault: SQLiteValue? {
    guard case .value(let value) = defaultValue else { return nil }
    switch ColumnDefault(value, type: type) {
    case .integer(let number)?: return .integer(number)
    case .real(let number)?: return .real(number)
    case .text(let text)?: return .text(text)
    case .blob(let bytes)?: return .blob(bytes)
    case nil: return nil
    }
  }
}
