extension ModelResolver {
  /// Indexes, constraints, configurations and fetch requests must name what exists.
  mutating func checkReferences() {
    for index in model.entities.indices { checkPropertyLists(of: index) }
    checkConfigurations()
    var names: Set<String> = []
    for request in model.fetchRequests {
      if !names.insert(request.name).inserted {
        error(
          "duplicate-fetch-request",
          "fetch request '\(request.name)' is declared twice; rename or remove one",
          at: request.source.location(of: "name"))
      }
      checkEntity(of: request, owner: "fetch request '\(request.name)'")
    }
    for entity in model.entities {
      for property in entity.fetchedProperties {
        let owner = "fetched property '\(property.name)' of entity '\(entity.name)'"
        guard let request = property.fetchRequest else {
          error(
            "missing-fetch-request", "\(owner) has no fetch request",
            at: property.source.location)
          continue
        }
        checkEntity(of: request, owner: owner)
      }
    }
  }

  private mutating func checkEntity(of request: FetchRequestTemplate, owner: String) {
    guard entityIndexes[request.entityName] == nil else { return }
    error(
      "unknown-fetch-entity",
      "\(owner) fetches the unknown entity '\(request.entityName)'\(hint(for: request.entityName, among: entityIndexes.keys))",
      at: request.source.location(of: "entity"))
  }

  private mutating func checkConfigurations() {
    var names: Set<String> = []
    for configuration in model.configurations {
      if !names.insert(configuration.name).inserted {
        error(
          "duplicate-configuration",
          "configuration '\(configuration.name)' is declared twice; rename or remove one",
          at: configuration.source.location(of: "name"))
      }
      for name in configuration.entityNames where entityIndexes[name] == nil {
        if countsOnly("unknown-member-entity") { continue }
        error(
          "unknown-member-entity",
          "configuration '\(configuration.name)' has the unknown entity '\(name)'\(hint(for: name, among: entityIndexes.keys))",
          at: configuration.source.location(of: "memberEntity:\(name)"))
      }
    }
  }

  private mutating func checkPropertyLists(of index: Int) {
    let entity = model.entities[index]
    for list in entity.uniquenessConstraints {
      check(list, of: index, what: "a uniqueness constraint")
    }
    for list in entity.compoundIndexes { check(list, of: index, what: "a compound index") }
    for fetchIndex in entity.fetchIndexes {
      for element in fetchIndex.elements {
        guard case .property(let name) = element.content, !has(root(of: name), index) else {
          continue
        }
        if countsOnly("unknown-index-property") { continue }
        error(
          "unknown-index-property",
          "fetch index '\(fetchIndex.name)' of entity '\(entity.name)' names the unknown property '\(name)'\(hint(for: name, among: propertyNames(of: index)))",
          at: element.source.location(of: "property"))
      }
    }
  }

  private mutating func check(_ list: PropertyList, of index: Int, what: String) {
    for name in list.propertyNames where !has(root(of: name), index) {
      if countsOnly("unknown-index-property") { continue }
      error(
        "unknown-index-property",
        "\(what) of entity '\(model.entities[index].name)' names the unknown property '\(name)'\(hint(for: name, among: propertyNames(of: index)))",
        at: list.source.location(of: "value:\(name)"))
    }
  }

  /// Whether an entity or an ancestor has a property of a name, or may have it: nobody knows what an
  /// ancestor that is missing would have.
  private func has(_ name: String, _ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if ownNames[current].contains(name) { return true }
      next = parents[current]
    }
    return isDamagedHierarchy(of: index)
  }

  private func root(of path: String) -> String {
    path.split(separator: ".", maxSplits: 1).first.map(String.init) ?? path
  }

  private func propertyNames(of index: Int) -> Set<String> {
    var names: Set<String> = []
    var next: Int? = index
    while let current = next {
      names.formUnion(ownNames[current])
      next = parents[current]
    }
    return names
  }
}
