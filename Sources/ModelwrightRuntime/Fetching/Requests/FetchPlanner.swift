import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSchema

/// Makes plans: reads, checks and translates.
struct FetchPlanner {
  let model: ManagedObjectModel
  let entity: EntityDescription
  let objectClass: ManagedObject.Type

  private var cache: FetchPlanCache { model.fetchPlans }

  init(model: ManagedObjectModel, entity: EntityDescription, objectClass: ManagedObject.Type) {
    self.model = model
    self.entity = entity
    self.objectClass = objectClass
  }

  /// The plan for a shape; `values` are those of the run that asks for it.
  func plan(for key: FetchPlanKey, _ values: FetchValues) throws -> FetchPlan {
    try cache.plan(for: key) { try makePlan(for: key, values) }
  }

  private func makePlan(for key: FetchPlanKey, _ values: FetchValues) throws -> FetchPlan {
    let predicate = try checkedPredicate(key.filter, values)
    let sort = try key.sort.map { try checkedSort($0) }
    let columns = try columns(of: key.content)
    var compiler = PredicateCompiler(
      model: model.resolved, storage: model.schema.storage, entity: entity.index,
      lists: lists(in: values))
    let statement = FetchStatement(
      key: key, entity: entity, predicate: predicate, sort: sort, columns: columns)
    let sql = try statement.text(&compiler)
    var touched = TouchedRoots(model: model.resolved)
    if let predicate { touched.visit(predicate) }
    for key in sort { touched.visit(key.expression) }
    return FetchPlan(
      entity: entity.index, predicate: predicate, sort: sort, sql: sql,
      bindings: compiler.bindings, touchedRoots: touched.roots, columns: columns)
  }

  private func columns(of content: FetchPlan.Content) throws -> [FetchColumn] {
    guard case .dictionaries(let names, _) = content else { return [] }
    return try FetchColumns(model: model, entity: entity).columns(for: names.map(\.text))
  }

  private func lists(in values: FetchValues) -> [Bound: [PredicateValue]] {
    var lists: [Bound: [PredicateValue]] = [:]
    for (index, value) in values.arguments.enumerated() {
      if case .list(let elements) = value { lists[.argument(index)] = elements }
    }
    for (name, value) in values.variables {
      if case .list(let elements) = value { lists[.variable(name)] = elements }
    }
    return lists
  }

  // MARK: Checking

  private func checkedPredicate(
    _ filter: FetchPlanKey.Filter, _ values: FetchValues
  ) throws -> CheckedPredicate? {
    let types = values.arguments.map { ValueType($0) }
    switch filter {
    case .all: return nil
    case .node(let node, _):
      var checker = PredicateChecker(model.resolved, entity: entity.index, arguments: types)
      return try check(node, &checker, format: nil)
    case .format(let text, _, let keyPaths, _):
      var checker = PredicateChecker(
        model.resolved, entity: entity.index, arguments: types, keyPaths: keyPaths,
        variables: values.variables.mapValues { ValueType($0) })
      return try check(cache.format(text.text).predicate, &checker, format: text.text)
    }
  }

  private func check(
    _ node: PredicateNode, _ checker: inout PredicateChecker, format: String?
  ) throws -> CheckedPredicate {
    do throws(PredicateTypeError) {
      return try checker.check(node)
    } catch {
      throw FetchError.predicate(error, format: format)
    }
  }

  private func checkedSort(_ sort: FetchPlanKey.Sort) throws -> FetchPlan.Sort {
    let node: ExpressionNode
    switch sort.path {
    case .text(let text):
      if text.text.isEmpty {
        throw FetchError.unsupportedSort(
          "a sort descriptor without key path cannot be followed by a store; use FetchSortDescriptor"
        )
      }
      do throws(PredicateSyntaxError) {
        node = try PredicateFormat.expression(text.text)
      } catch {
        throw FetchError.syntax(error, format: text.text)
      }
    case .keyPath(let keyPath):
      guard let names = cache.names(of: keyPath, in: objectClass, model) else {
        throw FetchError.unsupportedSort(
          "a key path of the sort order leads to no property of '\(entity.name)' in the model")
      }
      node = .keyPath(.object(.none), names.map { KeyPathComponent(.property($0)) }, .none)
    }
    var checker = PredicateChecker(model.resolved, entity: entity.index)
    let expression: CheckedExpression
    do throws(PredicateTypeError) {
      expression = try checker.check(value: node)
    } catch {
      throw FetchError.unsupportedSort("a fetch cannot be sorted so: \(error)")
    }
    switch expression.type {
    case .object, .anyObject, .unknown, .data, .list, .null:
      throw FetchError.unsupportedSort(
        "a fetch is sorted by numbers, dates, strings, UUIDs or URIs only")
    default:
      return FetchPlan.Sort(
        expression: expression, comparison: sort.comparison, isAscending: sort.isAscending)
    }
  }
}

/// The roots of the hierarchies that a predicate's relationships lead to.
private struct TouchedRoots {
  let model: ResolvedModel
  var roots: Set<Int> = []

  private mutating func add(_ relationship: Int) {
    roots.insert(model.entities[model.relationships[relationship].destination].root)
  }

  private mutating func visit(_ path: PropertyPath) {
    for hop in path.hops {
      // What decides a one-to-one without key is the other end's row, also when only its identity
      // is asked for.
      add(hop)
    }
  }

  private mutating func visit(_ source: CollectionSource) {
    for step in source.steps {
      visit(step.owner)
      add(step.relationship)
    }
    if let filter = source.filter { visit(filter) }
  }

  mutating func visit(_ predicate: CheckedPredicate) {
    switch predicate {
    case .constant: break
    case .not(let inner): visit(inner)
    case .and(let members), .or(let members): for member in members { visit(member) }
    case .compare(let left, _, let right, _, _), .match(let left, _, let right, _, _):
      visit(left)
      visit(right)
    case .absence(let value, _), .truth(let value, _), .isElement(let value, _, _, _, _):
      visit(value)
    case .isOneOf(let value, let members, _, _):
      visit(value)
      for member in members { visit(member) }
    case .exists(let source, let test), .forAll(let source, let test):
      visit(source)
      visit(test)
    case .isKind(let path, _): visit(path)
    }
  }

  mutating func visit(_ expression: CheckedExpression) {
    switch expression {
    case .literal, .bound, .boundProperty: break
    case .property(let path, _): visit(path)
    case .negation(let inner, _), .convert(let inner, _): visit(inner)
    case .arithmetic(_, let left, let right, _), .coalesce(let left, let right, _):
      visit(left)
      visit(right)
    case .function(_, let operands, _): for operand in operands { visit(operand) }
    case .count(let source): visit(source)
    case .aggregate(_, let source, let element, _):
      visit(source)
      visit(element)
    case .conditional(let test, let first, let second, _):
      visit(test)
      visit(first)
      visit(second)
    case .answer(let predicate): visit(predicate)
    }
  }
}
