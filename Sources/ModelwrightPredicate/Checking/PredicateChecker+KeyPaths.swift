import ModelwrightModel

/// What an operand is, once its names are known.
enum CheckedOperand {
  /// One value.
  case value(CheckedExpression)
  /// The elements of a to-many key path: of each the value of `element`.
  case collection(Collection)
  /// `{x, y}`.
  case list([CheckedExpression])
  /// A list that is given as an argument or a variable.
  case boundList(Bound, ValueType)

  struct Collection {
    var source: CollectionSource
    var element: CheckedExpression
  }
}

/// Where the walk along a key path stands.
private struct Cursor {
  var path: PropertyPath
  var steps: [CollectionSource.Step] = []
  var filter: CheckedPredicate?
  /// The argument or variable that holds the object at the beginning.
  var bound: Bound?
  /// The attribute that was reached.
  var attribute: CheckedExpression?
  var pending: (operation: CollectionOperator, range: TextRange)?
}

extension PredicateChecker {
  /// Follows a key path from its base.
  mutating func keyPath(
    _ base: ExpressionNode, _ components: [KeyPathComponent], at range: TextRange
  ) throws(PredicateTypeError) -> CheckedOperand {
    let components = try expanded(components)
    var cursor: Cursor
    switch try operand(base) {
    case .value(.property(let path, .object)): cursor = Cursor(path: path)
    case .value(.bound(let bound, .object(let entity))):
      cursor = Cursor(path: PropertyPath(scope: 0, entity: entity), bound: bound)
    case .collection(let collection):
      cursor = Cursor(
        path: PropertyPath(scope: 0, entity: 0), steps: collection.source.steps,
        filter: collection.source.filter)
      if case .property(let path, .object) = collection.element {
        cursor.path = path
      } else {
        cursor.attribute = collection.element
      }
    case .value(let value):
      cursor = Cursor(path: PropertyPath(scope: 0, entity: 0), attribute: value)
    case .list, .boundList: throw .unsupported("a key path into a list", at: range)
    }
    var rest = components[...]
    while let component = rest.popFirst() {
      try step(&cursor, component, rest: &rest)
    }
    return try finish(cursor, at: range)
  }

  /// Replaces `%K` by the steps of the key path that was given for it.
  private func expanded(
    _ components: [KeyPathComponent]
  ) throws(PredicateTypeError) -> [KeyPathComponent] {
    var expanded: [KeyPathComponent] = []
    for component in components {
      guard case .argument(let index) = component.kind else {
        expanded.append(component)
        continue
      }
      guard let text = keyPaths[index] else {
        if index >= arguments.count {
          throw .missingArgument(index, count: arguments.count, at: component.range)
        }
        throw .notAKeyPath(at: component.range)
      }
      for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        let name = String(part)
        let kind = CollectionOperator(rawValue: name).map {
          KeyPathComponent.Kind.collectionOperator($0)
        }
        expanded.append(KeyPathComponent(kind ?? .property(name), range: component.range))
      }
    }
    return expanded
  }

  private mutating func step(
    _ cursor: inout Cursor, _ component: KeyPathComponent,
    rest: inout ArraySlice<KeyPathComponent>
  ) throws(PredicateTypeError) {
    switch component.kind {
    case .argument: throw .notAKeyPath(at: component.range)
    case .collectionOperator(let operation):
      guard !cursor.steps.isEmpty else {
        throw .needsToMany("'\(operation.rawValue)'", at: component.range)
      }
      if operation == .count, cursor.pending == nil {
        cursor.attribute = .count(source(of: cursor))
        cursor.steps = []
      } else if cursor.pending != nil {
        throw .unsupported("a second collection operator", at: component.range)
      } else {
        cursor.pending = (operation, component.range)
      }
    case .property(let name):
      if let value = cursor.attribute {
        cursor.attribute = try member(name, of: value, at: component.range)
      } else {
        try property(&cursor, name, rest: &rest, at: component.range)
      }
    }
  }

  /// What Core Data reaches by the key path of a string.
  private func member(
    _ name: String, of value: CheckedExpression, at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    if let part = unknownPart(name, of: value) { return part }
    guard value.type == .string else {
      throw .noProperties(of: self.name(of: value), next: name, at: range)
    }
    switch name {
    case "length": return .function(.length, [value], .integer)
    case "uppercaseString": return .function(.uppercase, [value], .string)
    case "lowercaseString": return .function(.lowercase, [value], .string)
    default: throw .noProperties(of: "a string", next: name, at: range)
    }
  }

  /// A property of a template's variable of which nothing is known: a value of its own, whose type is
  /// concluded apart.
  private func unknownPart(_ name: String, of value: CheckedExpression) -> CheckedExpression? {
    guard isTemplate, case .bound(.variable(let owner), .unknown) = value else { return nil }
    let part = "\(owner).\(name)"
    return .bound(.variable(part), variableTypes[part] ?? .unknown)
  }

  private mutating func property(
    _ cursor: inout Cursor, _ name: String, rest: inout ArraySlice<KeyPathComponent>,
    at range: TextRange
  ) throws(PredicateTypeError) {
    let entity = model.entities[cursor.path.entity]
    guard let property = entity.property(named: name) else {
      if name == "self" || name == "objectID" { return }
      if name == "entity" {
        throw .unsupported(
          "the key path 'entity'",
          hint: "fetch the entity itself, with its sub-entities or without",
          at: range)
      }
      throw .unknownProperty(name, of: entity, at: range)
    }
    switch property.kind {
    case .fetchedProperty: throw .unsupported("the fetched property '\(name)'", at: range)
    case .attribute(let attribute):
      let (path, leaf) = try leafPath(of: attribute, rest: &rest, at: range)
      guard let slot = layout(of: entity.index).slots.first(where: { $0.path == path })
      else { throw .unsupported("the attribute '\(name)'", at: range) }
      cursor.path.slot = slot.index
      let type = ValueType(leaf.type)
      cursor.attribute =
        if let bound = cursor.bound {
          .boundProperty(bound, cursor.path, type)
        } else {
          .property(cursor.path, type)
        }
    case .relationship(let index):
      let relationship = model.relationships[index]
      if !relationship.relationship.isToMany {
        cursor.path.hops.append(index)
        cursor.path.entity = relationship.destination
        return
      }
      guard cursor.bound == nil else {
        throw .unsupported("a to-many key path of an argument", at: range)
      }
      let scope = newScope()
      cursor.steps.append(
        CollectionSource.Step(owner: cursor.path, relationship: index, scope: scope))
      cursor.path = PropertyPath(scope: scope, entity: relationship.destination)
    }
  }

  /// The names that lead to a value: more than one inside a composite.
  private func leafPath(
    of attribute: Attribute, rest: inout ArraySlice<KeyPathComponent>, at range: TextRange
  ) throws(PredicateTypeError) -> (path: [String], leaf: Attribute) {
    var path = [attribute.name]
    var leaf = attribute
    var place = range
    while let composite = model.composite(of: leaf) {
      guard let component = rest.popFirst(), case .property(let field) = component.kind else {
        throw .unsupported(
          "the composite attribute '\(leaf.name)' as a whole",
          hint:
            "name one of its fields: \(composite.attributes.map(\.name).joined(separator: ", "))",
          at: place)
      }
      place = component.range
      guard let inner = composite.attributes.first(where: { $0.name == field }) else {
        throw .unknownField(
          field, of: leaf.name, fields: composite.attributes.map(\.name), at: place)
      }
      path.append(field)
      leaf = inner
    }
    return (path, leaf)
  }

  // MARK: The end

  private func source(of cursor: Cursor) -> CollectionSource {
    CollectionSource(steps: cursor.steps, filter: cursor.filter)
  }

  private func finish(
    _ cursor: Cursor, at range: TextRange
  ) throws(PredicateTypeError) -> CheckedOperand {
    let element: CheckedExpression =
      if let attribute = cursor.attribute {
        attribute
      } else if let bound = cursor.bound {
        .boundProperty(bound, cursor.path, .object(cursor.path.entity))
      } else {
        .property(cursor.path, .object(cursor.path.entity))
      }
    guard !cursor.steps.isEmpty else { return .value(element) }
    let source = source(of: cursor)
    guard let (operation, place) = cursor.pending, operation != .union,
      operation != .distinctUnion
    else { return .collection(CheckedOperand.Collection(source: source, element: element)) }
    return .value(try aggregate(operation, source, element, at: place))
  }

  /// An operator on the elements of a collection.
  func aggregate(
    _ operation: CollectionOperator, _ source: CollectionSource, _ element: CheckedExpression,
    at range: TextRange
  ) throws(PredicateTypeError) -> CheckedExpression {
    let type = element.type
    switch operation {
    case .count: return .count(source)
    case .sum, .average:
      guard type.isNumeric else {
        throw .wrongType(
          "'\(operation.rawValue)' needs numbers", found: name(of: element), at: range)
      }
      let isExact = operation == .sum ? type != .double : type == .decimal
      let result: ValueType = type == .decimal ? .decimal : isExact ? .integer : .double
      return .aggregate(operation, source, element, result)
    case .minimum, .maximum:
      guard type.isNumeric || type == .date || type == .string else {
        throw .wrongType(
          "'\(operation.rawValue)' needs numbers, dates or strings", found: name(of: element),
          at: range)
      }
      return .aggregate(operation, source, element, type)
    case .union, .distinctUnion:
      throw .unsupported("'\(operation.rawValue)' as one value", at: range)
    }
  }
}
