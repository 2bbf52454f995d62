import ModelwrightModel

/// Models that are made and edited by chance, the same way for the same seed.
struct RandomModels {
  private var random: Generator
  private var number = 0

  init(seed: UInt64) { random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1) }

  /// A model with some entities, whose relationships have inverses or none.
  mutating func model() -> Model {
    var model = Model(name: "V1")
    for _ in 0..<4 { addEntity(&model) }
    for _ in 0..<5 { addAttribute(&model) }
    for _ in 0..<4 { addRelationship(&model) }
    return model
  }

  /// The model after some edits; `nil` when its structure does not hold.
  mutating func edited(_ model: Model, count: Int) -> Model? {
    var edited = model
    for _ in 0..<count { edit(&edited) }
    edited.name = "V2"
    return (try? ResolvedModel(edited)) == nil ? nil : edited
  }

  private mutating func edit(_ model: inout Model) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: addEntity(&model)
    case 1: addAttribute(&model)
    case 2, 3: addRelationship(&model)
    case 4: renameEntity(&model)
    case 5: removeAttribute(&model)
    case 6, 7: changeRelationship(&model)
    case 8: moveEntity(&model)
    case 9: moveProperty(&model)
    case 10: removeRelationship(&model)
    case 11: renameProperty(&model)
    case 12:
      guard let place = entity(model) else { return }
      model.entities[place].isAbstract.toggle()
    case 13: changeAttribute(&model)
    case 14: removeEntity(&model)
    default:
      guard let place = entity(model),
        let attribute = model.entities[place].attributes.randomElement(using: &random),
        // There are not enough truth values for several objects.
        attribute.type != .boolean
      else { return }
      model.entities[place].uniquenessConstraints = [PropertyList([attribute.name])]
    }
  }

  private mutating func name(_ prefix: String) -> String {
    number += 1
    return "\(prefix)\(number)"
  }

  private mutating func entity(_ model: Model) -> Int? {
    model.entities.indices.randomElement(using: &random)
  }

  private mutating func addEntity(_ model: inout Model) {
    let parent = Bool.random(using: &random) ? entity(model).map { model.entities[$0].name } : nil
    model.entities.append(Entity(name: name("E"), parentName: parent))
  }

  private mutating func addAttribute(_ model: inout Model) {
    guard let place = entity(model) else { return }
    let types: [AttributeType] = [.string, .integer32, .date, .decimal, .binary, .boolean]
    let type = types.randomElement(using: &random) ?? .string
    var attribute = Attribute(name: name("a"), type: type, isOptional: true)
    if type == .string || type == .integer32, Bool.random(using: &random) {
      attribute.defaultValueString = "\(number)"
      attribute.isOptional = Bool.random(using: &random)
    }
    model.entities[place].attributes.append(attribute)
  }

  private mutating func changeAttribute(_ model: inout Model) {
    guard let place = entity(model),
      let index = model.entities[place].attributes.indices.randomElement(using: &random)
    else { return }
    if model.entities[place].attributes[index].defaultValueString != nil {
      model.entities[place].attributes[index].isOptional.toggle()
    } else {
      model.entities[place].attributes[index].isTransient.toggle()
    }
  }

  private mutating func removeAttribute(_ model: inout Model) {
    guard let place = entity(model),
      let index = model.entities[place].attributes.indices.randomElement(using: &random)
    else { return }
    let name = model.entities[place].attributes.remove(at: index).name
    model.entities[place].uniquenessConstraints.removeAll { $0.propertyNames.contains(name) }
  }

  private mutating func addRelationship(_ model: inout Model) {
    guard let from = entity(model), let to = entity(model) else { return }
    let (first, second) = (name("r"), name("r"))
    let hasInverse = Int.random(in: 0..<3, using: &random) > 0
    let (source, destination) = (model.entities[from].name, model.entities[to].name)
    model.entities[from].relationships.append(
      relationship(first, destination, hasInverse ? second : nil))
    if hasInverse {
      model.entities[to].relationships.append(relationship(second, source, first))
    }
  }

  private mutating func relationship(
    _ name: String, _ destination: String, _ inverse: String?
  ) -> Relationship {
    let isToMany = Bool.random(using: &random)
    return Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse.map { _ in destination }, isToMany: isToMany,
      isOrdered: isToMany && Bool.random(using: &random), isOptional: true,
      deleteRule: DeleteRule.allCases.randomElement(using: &random) ?? .nullify)
  }

  private mutating func randomRelationship(_ model: Model) -> (Int, Int)? {
    guard let place = entity(model),
      let index = model.entities[place].relationships.indices.randomElement(using: &random)
    else { return nil }
    return (place, index)
  }

  private mutating func changeRelationship(_ model: inout Model) {
    guard let (place, index) = randomRelationship(model) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      model.entities[place].relationships[index].isToMany = true
    case 1:
      let isToMany = model.entities[place].relationships[index].isToMany
      model.entities[place].relationships[index].isOrdered = isToMany
    case 2:
      model.entities[place].relationships[index].deleteRule =
        DeleteRule.allCases.randomElement(using: &random) ?? .nullify
    default:
      let other = model.entities[place].relationships[index]
      model.entities[place].relationships[index].inverseName = nil
      model.entities[place].relationships[index].inverseEntityName = nil
      forget(other.name, of: model.entities[place].name, in: &model)
    }
  }

  private mutating func removeRelationship(_ model: inout Model) {
    guard let (place, index) = randomRelationship(model) else { return }
    let name = model.entities[place].relationships.remove(at: index).name
    forget(name, of: model.entities[place].name, in: &model)
  }

  /// Takes a relationship out of those whose inverse it is.
  private func forget(_ name: String, of entity: String, in model: inout Model) {
    for place in model.entities.indices {
      for index in model.entities[place].relationships.indices
      where model.entities[place].relationships[index].inverseName == name {
        model.entities[place].relationships[index].inverseName = nil
        model.entities[place].relationships[index].inverseEntityName = nil
      }
    }
  }

  private mutating func renameEntity(_ model: inout Model) {
    guard let place = entity(model) else { return }
    let (old, new) = (model.entities[place].name, name("E"))
    model.entities[place].renamingIdentifier = model.entities[place].renamingIdentifier ?? old
    model.entities[place].name = new
    for place in model.entities.indices {
      if model.entities[place].parentName == old { model.entities[place].parentName = new }
      for index in model.entities[place].relationships.indices {
        if model.entities[place].relationships[index].destinationName == old {
          model.entities[place].relationships[index].destinationName = new
        }
        if model.entities[place].relationships[index].inverseEntityName == old {
          model.entities[place].relationships[index].inverseEntityName = new
        }
      }
    }
  }

  private mutating func renameProperty(_ model: inout Model) {
    guard let place = entity(model) else { return }
    let new = name("n")
    if let index = model.entities[place].attributes.indices.randomElement(using: &random),
      Bool.random(using: &random)
    {
      let old = model.entities[place].attributes[index]
      model.entities[place].attributes[index].renamingIdentifier =
        old.renamingIdentifier ?? old.name
      model.entities[place].attributes[index].name = new
      model.entities[place].uniquenessConstraints.removeAll {
        $0.propertyNames.contains(old.name)
      }
    } else if let index = model.entities[place].relationships.indices.randomElement(using: &random)
    {
      let old = model.entities[place].relationships[index]
      model.entities[place].relationships[index].renamingIdentifier =
        old.renamingIdentifier ?? old.name
      model.entities[place].relationships[index].name = new
      for place in model.entities.indices {
        for index in model.entities[place].relationships.indices
        where model.entities[place].relationships[index].inverseName == old.name {
          model.entities[place].relationships[index].inverseName = new
        }
      }
    }
  }

  private mutating func moveEntity(_ model: inout Model) {
    guard let place = entity(model), let other = entity(model) else { return }
    let isRoot = Bool.random(using: &random) || place == other
    model.entities[place].parentName = isRoot ? nil : model.entities[other].name
  }

  private mutating func moveProperty(_ model: inout Model) {
    guard let place = entity(model), let parent = model.entities[place].parentName,
      let other = model.entities.firstIndex(where: { $0.name == parent }),
      let index = model.entities[place].attributes.indices.randomElement(using: &random)
    else { return }
    if Bool.random(using: &random) {
      let moved = model.entities[place].attributes.remove(at: index)
      model.entities[place].uniquenessConstraints.removeAll {
        $0.propertyNames.contains(moved.name)
      }
      model.entities[other].attributes.append(moved)
    } else if let index = model.entities[other].attributes.indices.randomElement(using: &random) {
      let moved = model.entities[other].attributes.remove(at: index)
      model.entities[other].uniquenessConstraints.removeAll {
        $0.propertyNames.contains(moved.name)
      }
      model.entities[place].attributes.append(moved)
    }
  }

  private mutating func removeEntity(_ model: inout Model) {
    guard model.entities.count > 2, let place = entity(model) else { return }
    let name = model.entities.remove(at: place).name
    for place in model.entities.indices {
      if model.entities[place].parentName == name { model.entities[place].parentName = nil }
      model.entities[place].relationships.removeAll { $0.destinationName == name }
    }
  }
}

/// Numbers by chance that are the same in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
