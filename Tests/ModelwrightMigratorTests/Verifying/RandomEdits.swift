import ModelwrightModel

/// Edits of a model as people make them, drawn by lot; the same seed always gives the same edits.
struct RandomEdits {
  private var state: UInt64
  private var counter = 0

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  private mutating func flag() -> Bool { below(2) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  private mutating func name(_ start: String) -> String {
    counter += 1
    return "\(start)\(counter)x\(below(100))"
  }

  /// A model with some edits that leave its structure whole.
  mutating func edited(_ model: Model, count: Int) -> Model {
    var result = model
    for _ in 0..<count {
      var edited = result
      edit(&edited)
      if (try? ResolvedModel(edited)) != nil { result = edited }
    }
    return result
  }

  private mutating func edit(_ model: inout Model) {
    guard !model.entities.isEmpty else { return }
    let place = below(model.entities.count)
    switch below(12) {
    case 0, 1: addAttribute(&model.entities[place])
    case 2, 3: changeAttribute(&model.entities[place])
    case 4: addRelationship(&model, place)
    case 5, 6, 7: changeRelationship(&model, place)
    case 8: changeConstraints(&model.entities[place])
    case 9: moveAttribute(&model, place)
    default: changeEntity(&model, place)
    }
  }

  // MARK: Attributes

  private mutating func addAttribute(_ entity: inout Entity) {
    let types: [AttributeType] = [
      .integer16, .integer64, .double, .string, .boolean, .date, .decimal, .uuid, .binary,
    ]
    let type = pick(types) ?? .string
    let value = Self.text(for: type)
    let isOptional = flag() || value == nil
    entity.attributes.append(
      Attribute(
        name: name("added"), type: type, isOptional: isOptional,
        defaultValueString: isOptional && flag() ? nil : value))
  }

  private static func text(for type: AttributeType) -> String? {
    switch type {
    case .integer16, .integer64, .double, .decimal: "42"
    case .string: "given"
    case .boolean: "YES"
    default: nil
    }
  }

  private mutating func changeAttribute(_ entity: inout Entity) {
    guard !entity.attributes.isEmpty else { return }
    let place = below(entity.attributes.count)
    switch below(6) {
    case 0: entity.attributes.remove(at: place)
    case 1, 2:
      let old = entity.attributes[place]
      entity.attributes[place].renamingIdentifier = old.renamingIdentifier ?? old.name
      entity.attributes[place].name = name("renamed")
    case 3:
      entity.attributes[place].isOptional.toggle()
      if entity.attributes[place].defaultValueString == nil {
        entity.attributes[place].defaultValueString = Self.text(for: entity.attributes[place].type)
      }
    case 4:
      if !entity.attributes[place].isOptional { return }
      entity.attributes[place].isTransient.toggle()
    default: entity.attributes[place].isIndexed.toggle()
    }
  }

  /// Moves an attribute to another entity: up, down, or where it is another thing.
  private mutating func moveAttribute(_ model: inout Model, _ place: Int) {
    guard !model.entities[place].attributes.isEmpty else { return }
    let attribute = model.entities[place].attributes
      .remove(at: below(model.entities[place].attributes.count))
    let related = model.entities.indices.filter {
      model.entities[$0].name == model.entities[place].parentName
        || model.entities[$0].parentName == model.entities[place].name
    }
    for target in related where flag() || related.count == 1 {
      model.entities[target].attributes.append(attribute)
    }
  }

  // MARK: Relationships

  private mutating func addRelationship(_ model: inout Model, _ place: Int) {
    guard let destination = pick(model.entities.indices.map { $0 }) else { return }
    let (here, there) = (name("to"), name("from"))
    let (source, target) = (model.entities[place].name, model.entities[destination].name)
    var own = Relationship(name: here, destinationName: target, isOptional: true)
    own.isToMany = flag()
    own.isOrdered = own.isToMany && flag()
    if flag() {
      own.inverseName = there
      own.inverseEntityName = target
      var inverse = Relationship(
        name: there, destinationName: source, inverseName: here, inverseEntityName: source,
        isOptional: true)
      inverse.isToMany = flag()
      inverse.isOrdered = inverse.isToMany && flag()
      model.entities[destination].relationships.append(inverse)
    }
    model.entities[place].relationships.append(own)
  }

  private mutating func changeRelationship(_ model: inout Model, _ place: Int) {
    guard !model.entities[place].relationships.isEmpty else { return }
    let index = below(model.entities[place].relationships.count)
    let relationship = model.entities[place].relationships[index]
    let inverse = inversePlace(of: relationship, in: model)
    switch below(8) {
    case 0:
      model.entities[place].relationships[index].isOrdered =
        relationship.isToMany && !relationship.isOrdered
    case 1:
      model.entities[place].relationships[index].isToMany = true
    case 2:
      model.entities[place].relationships[index].deleteRule =
        pick(DeleteRule.allCases) ?? .nullify
    case 3:
      // Without its inverse, which stays or goes.
      model.entities[place].relationships[index].inverseName = nil
      model.entities[place].relationships[index].inverseEntityName = nil
      guard let inverse else { return }
      if flag() {
        model.entities[inverse.entity].relationships.remove(at: inverse.relationship)
      } else {
        model.entities[inverse.entity].relationships[inverse.relationship].inverseName = nil
        model.entities[inverse.entity].relationships[inverse.relationship].inverseEntityName = nil
      }
    case 4, 5:
      let new = name("renamed")
      model.entities[place].relationships[index].renamingIdentifier =
        relationship.renamingIdentifier ?? relationship.name
      model.entities[place].relationships[index].name = new
      if let inverse {
        model.entities[inverse.entity].relationships[inverse.relationship].inverseName = new
      }
      model.entities[place].uniquenessConstraints.removeAll {
        $0.propertyNames.contains(relationship.name)
      }
    case 6: model.entities[place].relationships[index].isOptional.toggle()
    default: addInverse(&model, place, index)
    }
  }

  private mutating func addInverse(_ model: inout Model, _ place: Int, _ index: Int) {
    let relationship = model.entities[place].relationships[index]
    guard relationship.inverseName == nil,
      let target = model.entities.firstIndex(where: { $0.name == relationship.destinationName })
    else { return }
    var inverse = Relationship(
      name: name("back"), destinationName: model.entities[place].name,
      inverseName: relationship.name, inverseEntityName: model.entities[place].name,
      isOptional: true)
    inverse.isToMany = flag()
    inverse.isOrdered = inverse.isToMany && flag()
    model.entities[place].relationships[index].inverseName = inverse.name
    model.entities[place].relationships[index].inverseEntityName = relationship.destinationName
    model.entities[target].relationships.append(inverse)
  }

  private func inversePlace(
    of relationship: Relationship, in model: Model
  ) -> (entity: Int, relationship: Int)? {
    guard let name = relationship.inverseName,
      let entity = model.entities.firstIndex(where: { $0.name == relationship.inverseEntityName }),
      let index = model.entities[entity].relationships.firstIndex(where: { $0.name == name })
    else { return nil }
    return (entity, index)
  }

  // MARK: Entities

  private mutating func changeConstraints(_ entity: inout Entity) {
    if !entity.uniquenessConstraints.isEmpty, flag() {
      entity.uniquenessConstraints.removeLast()
    } else if let attribute = pick(entity.attributes.filter { !$0.isTransient && !$0.isDerived }) {
      entity.uniquenessConstraints.append(PropertyList([attribute.name]))
    }
  }

  private mutating func changeEntity(_ model: inout Model, _ place: Int) {
    let entity = model.entities[place]
    switch below(6) {
    case 0:
      model.entities.append(
        Entity(name: name("Entity"), parentName: flag() ? entity.name : nil))
      addAttribute(&model.entities[model.entities.count - 1])
    case 1:
      let new = name("Renamed")
      model.entities[place].renamingIdentifier = entity.renamingIdentifier ?? entity.name
      model.entities[place].name = new
      for index in model.entities.indices {
        if model.entities[index].parentName == entity.name {
          model.entities[index].parentName = new
        }
        for number in model.entities[index].relationships.indices {
          if model.entities[index].relationships[number].destinationName == entity.name {
            model.entities[index].relationships[number].destinationName = new
          }
          if model.entities[index].relationships[number].inverseEntityName == entity.name {
            model.entities[index].relationships[number].inverseEntityName = new
          }
        }
      }
    case 2: remove(entity, from: &model)
    case 3: model.entities[place].parentName = nil
    case 4:
      model.entities[place].parentName = pick(
        model.entities.map(\.name).filter { $0 != entity.name })
    default: model.entities[place].isAbstract.toggle()
    }
  }

  /// Removes an entity with all relationships that lead to it; heirs go to its parent.
  private func remove(_ entity: Entity, from model: inout Model) {
    model.entities.removeAll { $0.name == entity.name }
    for index in model.entities.indices {
      if model.entities[index].parentName == entity.name {
        model.entities[index].parentName = entity.parentName
      }
      model.entities[index].relationships.removeAll { $0.destinationName == entity.name }
      for number in model.entities[index].relationships.indices
      where model.entities[index].relationships[number].inverseEntityName == entity.name {
        model.entities[index].relationships[number].inverseName = nil
        model.entities[index].relationships[number].inverseEntityName = nil
      }
    }
  }
}
