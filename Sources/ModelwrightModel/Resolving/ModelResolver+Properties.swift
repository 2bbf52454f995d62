extension ModelResolver {
  /// The most composites that may stand inside each other.
  private static let deepestComposite = 16
  /// The most attributes that a composite may have, with those of the composites inside it.
  private static let largestComposite = 1000

  /// Names of properties must be given and unique in an entity and its ancestors.
  mutating func checkProperties() {
    for entity in model.entities {
      ownNames.append(checkNames(of: entity))
      for attribute in entity.attributes where attribute.type == .composite {
        check(attribute, in: "entity", entity.name)
      }
    }
    for index in model.entities.indices where parents[index] != nil {
      checkRedeclarations(of: index)
    }
  }

  /// The names of an entity's own properties. Where one stands is asked for only when it is wrong: a
  /// bundle has a hundred versions, and hardly ever a fault.
  private mutating func checkNames(of entity: Entity) -> Set<String> {
    let count =
      entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
    var seen = Set<String>(minimumCapacity: count)
    for attribute in entity.attributes {
      let name = attribute.name
      if name.isEmpty || !seen.insert(name).inserted {
        reportName(name, of: entity, at: attribute.source)
      }
    }
    for relationship in entity.relationships
    where relationship.name.isEmpty || !seen.insert(relationship.name).inserted {
      reportName(relationship.name, of: entity, at: relationship.source)
    }
    for property in entity.fetchedProperties
    where property.name.isEmpty || !seen.insert(property.name).inserted {
      reportName(property.name, of: entity, at: property.source)
    }
    return seen
  }

  private mutating func reportName(
    _ name: String, of entity: Entity, at source: SourceReference
  ) {
    if name.isEmpty {
      if countsOnly("missing-name") { return }
      error(
        "missing-name", "a property of entity '\(entity.name)' has no name; give it one",
        at: source.location(of: "name"))
    } else if !countsOnly("duplicate-property") {
      error(
        "duplicate-property",
        "entity '\(entity.name)' declares '\(name)' twice; rename or remove one",
        at: source.location(of: "name"))
    }
  }

  private mutating func checkRedeclarations(of index: Int) {
    var next = parents[index]
    while let ancestor = next {
      if !ownNames[ancestor].isDisjoint(with: ownNames[index]) {
        reportRedeclarations(of: index, from: ancestor)
      }
      next = parents[ancestor]
    }
  }

  private mutating func reportRedeclarations(of index: Int, from ancestor: Int) {
    let entity = model.entities[index]
    for (name, source) in entity.namedProperties where ownNames[ancestor].contains(name) {
      if countsOnly("redeclared-property") { continue }
      error(
        "redeclared-property",
        "'\(name)' of entity '\(entity.name)' is already inherited from '\(model.entities[ancestor].name)'; rename or remove it",
        at: source.location(of: "name"))
    }
  }

  private mutating func check(_ attribute: Attribute, in kind: String, _ owner: String) {
    guard attribute.type == .composite else { return }
    let title = { "attribute '\(attribute.name)' of \(kind) '\(owner)'" }
    guard let name = attribute.compositeName else {
      if countsOnly("missing-composite") { return }
      error(
        "missing-composite", "\(title()) does not name its composite type",
        at: attribute.source.location)
      return
    }
    guard compositeIndexes[name] == nil, !countsOnly("unknown-composite") else { return }
    let hint = hint(for: name, among: compositeIndexes.keys)
    error(
      "unknown-composite", "\(title()) has the unknown composite type '\(name)'\(hint)",
      at: attribute.source.location(of: "composite"))
  }

  /// Composites must have attributes of unique names and must not contain themselves.
  mutating func checkComposites() {
    for composite in model.composites {
      var seen: Set<String> = []
      for attribute in composite.attributes {
        let place = attribute.source.location(of: "name")
        if attribute.name.isEmpty {
          if countsOnly("missing-name") { continue }
          error(
            "missing-name", "an attribute of composite '\(composite.name)' has no name",
            at: place)
        } else if !seen.insert(attribute.name).inserted, !countsOnly("duplicate-property") {
          error(
            "duplicate-property",
            "composite '\(composite.name)' declares '\(attribute.name)' twice; rename or remove one",
            at: place)
        }
        check(attribute, in: "composite", composite.name)
      }
    }
    checkCompositeSizes()
  }

  /// Composites must be finite, and small enough to be columns of a table.
  private mutating func checkCompositeSizes() {
    var sizes: [Int: CompositeSize] = [:]
    for index in model.composites.indices {
      let composite = model.composites[index]
      guard size(of: index, path: [], known: &sizes) == nil else { continue }
      endlessComposites.insert(index)
      error(
        "composite-cycle",
        "composite '\(composite.name)' contains itself, or more than \(Self.deepestComposite) others inside each other or \(Self.largestComposite) attributes in all",
        at: composite.source.location(of: "name"))
    }
  }

  /// How deep composites stand in a composite and how many attributes that makes; `nil` when it is
  /// too much or endless. Each composite is looked at once.
  private func size(
    of index: Int, path: [Int], known: inout [Int: CompositeSize]
  ) -> CompositeSize? {
    if let size = known[index] {
      return size.depth + path.count > Self.deepestComposite ? nil : size
    }
    guard !path.contains(index), path.count < Self.deepestComposite else { return nil }
    var total = CompositeSize(depth: 1, leaves: 0)
    for attribute in model.composites[index].attributes {
      guard attribute.type == .composite,
        let inner = attribute.compositeName.flatMap({ compositeIndexes[$0] })
      else {
        total.leaves += 1
        continue
      }
      guard let size = size(of: inner, path: path + [index], known: &known) else { return nil }
      total.depth = max(total.depth, size.depth + 1)
      total.leaves += size.leaves
      guard total.leaves <= Self.largestComposite else { return nil }
    }
    known[index] = total
    return total
  }
}

/// How much a composite holds.
private struct CompositeSize {
  var depth: Int
  var leaves: Int
}

extension Entity {
  /// Every property's name and place, in the order of attributes, relationships, fetched properties.
  var namedProperties: [(name: String, source: SourceReference)] {
    attributes.map { ($0.name, $0.source) } + relationships.map { ($0.name, $0.source) }
      + fetchedProperties.map { ($0.name, $0.source) }
  }
}
