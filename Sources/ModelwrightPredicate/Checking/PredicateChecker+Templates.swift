public import ModelwrightModel

// Predicates that stand in a model: of fetch requests, fetched properties and partial indexes. Nothing
// runs them here, so more is allowed (a variable may be anything) and every fault is wanted.

extension PredicateChecker {
  /// Makes a checker for a predicate that stands in a model.
  ///
  /// - Parameters:
  ///   - entity: The index of the entity whose objects the predicate tests.
  ///   - variables: The types of the variables that are known, such as `FETCH_SOURCE`.
  public init(
    template model: ResolvedModel, entity: Int, variables: [String: ValueType] = [:]
  ) {
    self.init(model, entity: entity, variables: variables)
    isTemplate = true
  }

  /// Every fault of a predicate: of each comparison the first.
  public mutating func faults(in node: PredicateNode) -> [PredicateTypeError] {
    switch node {
    case .and(let members, _), .or(let members, _):
      var found: [PredicateTypeError] = []
      for member in members { found += faults(in: member) }
      return found
    case .not(let inner, _): return faults(in: inner)
    default:
      do throws(PredicateTypeError) {
        _ = try check(node)
        return []
      } catch {
        return [error]
      }
    }
  }
}

extension PredicateFormat {
  /// The types of the predicate's variables, concluded from what they are compared with: what the
  /// parameters of a fetch request's function should be.
  ///
  /// Every name of ``variables`` has a type: ``ValueType/list(_:)`` for `x IN $NAME` and
  /// `x BETWEEN $NAME`, ``ValueType/anyObject`` for `$NAME.property`, and ``ValueType/unknown`` when
  /// nothing is known. Faults of the predicate do not matter; what stands before and after them counts.
  ///
  /// - Parameters:
  ///   - entity: The index of the entity whose objects the predicate tests.
  ///   - given: The types that are known before, such as that of `FETCH_SOURCE`.
  public func variableTypes(
    in model: ResolvedModel, entity: Int, given: [String: ValueType] = [:]
  ) -> [String: ValueType] {
    var checker = PredicateChecker(template: model, entity: entity, variables: given)
    // The second time over, what stands last is known to what stands first: `$A == $B AND name == $A`.
    _ = checker.faults(in: predicate)
    _ = checker.faults(in: predicate)
    let found = checker.variableTypes
    let owners = Set(
      found.keys.compactMap { name in name.split(separator: ".").first.map(String.init) })
    var types: [String: ValueType] = [:]
    for name in variables {
      types[name] = found[name] ?? (owners.contains(name) ? .anyObject : .unknown)
    }
    return types
  }
}
