import ModelwrightModel
import ModelwrightPredicate

/// Evaluates checked predicates on objects, with the answers that their SQL gives on rows.
struct PredicateEvaluator {
  let model: ManagedObjectModel
  let values: FetchValues
  /// Finds the object behind an argument or a variable.
  let object: (ObjectReference) throws -> ManagedObject?
  /// The objects of the scopes around the current place.
  private var scopes: [Int: ManagedObject] = [:]
  private let matchers = MatcherCache()

  init(
    model: ManagedObjectModel, values: FetchValues,
    object: @escaping (ObjectReference) throws -> ManagedObject? = { _ in nil }
  ) {
    self.model = model
    self.values = values
    self.object = object
  }

  /// Whether a predicate is true for an object.
  mutating func matches(_ predicate: CheckedPredicate, _ object: ManagedObject) throws -> Bool {
    scopes[0] = object
    return try holds(predicate)
  }

  /// The value of an expression for an object.
  mutating func value(
    of expression: CheckedExpression, _ object: ManagedObject
  ) throws -> PredicateValue {
    scopes[0] = object
    return try value(expression)
  }

  /// Whether a predicate is true; or false, when that is what is wanted. Neither is "unknown".
  mutating func holds(_ predicate: CheckedPredicate, wants wanted: Bool = true) throws -> Bool {
    switch predicate {
    case .not(let inner): return try holds(inner, wants: !wanted)
    case .and(let members), .or(let members):
      var isAll = wanted
      if case .or = predicate { isAll = !wanted }
      for member in members where try holds(member, wants: wanted) != isAll { return !isAll }
      return isAll
    default: return try answer(predicate) == wanted
    }
  }

  /// The answer of a predicate without AND, OR and NOT; `nil` when it is unknown.
  private mutating func answer(_ predicate: CheckedPredicate) throws -> Bool? {
    switch predicate {
    case .constant(let answer): return answer
    case .not, .and, .or:
      return try holds(predicate) ? true : holds(predicate, wants: false) ? false : nil
    case .compare(let left, let ordering, let right, let folding, let logic):
      let (first, second) = (try value(left), try value(right))
      return compare(first, ordering, second, folding, logic)
    case .absence(let value, let isAbsent):
      return try (self.value(value) == .null) == isAbsent
    case .match(let text, let match, let pattern, let folding, let logic):
      let (subject, test) = (try value(text).text, try value(pattern).text)
      guard let subject, let test else { return logic == .swift ? false : nil }
      return try matchers.matcher(match, test, folding).matches(subject)
    case .isOneOf(let value, let members, let folding, let logic):
      let subject = try self.value(value)
      var list: [PredicateValue] = []
      for member in members { list.append(try self.value(member)) }
      return isMember(subject, of: list, folding, logic)
    case .isElement(let value, let bound, let type, let folding, let logic):
      guard case .list(var list) = values.value(of: bound) else { return false }
      if type == .decimal {
        list = list.map { ValueFunctions.convert($0, to: .decimal) }
      }
      return isMember(try self.value(value), of: list, folding, logic)
    case .exists(let source, let test):
      return try contains(source) { try $0.holds(test) }
    case .forAll(let source, let test):
      return try !contains(source) { try !$0.holds(test) }
    case .truth(let value, let logic):
      let answer = ValueArithmetic.whole(try self.value(value)).map { $0 == 1 }
      return answer ?? (logic == .swift ? false : nil)
    case .isKind(let path, let entity):
      guard let object = try object(at: path) else { return false }
      return object.entity.isKind(of: model.entities[entity])
    }
  }

  // MARK: Comparing

  private func compare(
    _ left: PredicateValue, _ ordering: Ordering, _ right: PredicateValue, _ folding: Folding,
    _ logic: NullLogic
  ) -> Bool? {
    if left == .null || right == .null {
      guard logic == .swift else { return nil }
      switch ordering {
      case .equal: return left == right
      case .notEqual: return left != right
      default: return false
      }
    }
    if case .object(let first) = left, case .object(let second) = right {
      let isSame = isSame(first, second)
      return ordering == .equal ? isSame : !isSame
    }
    guard let order = ValueComparison.compare(left.folded(folding), right.folded(folding)) else {
      return logic == .swift ? ordering == .notEqual : nil
    }
    switch ordering {
    case .equal: return order == 0
    case .notEqual: return order != 0
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    case .greaterOrEqual: return order >= 0
    }
  }

  private func isSame(_ left: ObjectReference, _ right: ObjectReference) -> Bool {
    left.key == right.key
      && model.entities[left.entity].resolved.root == model.entities[right.entity].resolved.root
  }

  private func isMember(
    _ value: PredicateValue, of list: [PredicateValue], _ folding: Folding, _ logic: NullLogic
  ) -> Bool? {
    if value == .null, logic == .swift { return list.contains(.null) }
    let present = list.filter { $0 != .null }
    if present.isEmpty { return false }
    if value == .null { return nil }
    return present.contains { compare(value, .equal, $0, folding, logic) == true }
  }

  // MARK: Objects

  /// The object at the end of a path's to-one relationships.
  private func object(at path: PropertyPath) throws -> ManagedObject? {
    var object = scopes[path.scope]
    for hop in path.hops {
      guard let owner = object else { return nil }
      object = try owner.related(model.relationships[hop])
    }
    return object
  }

  func property(_ path: PropertyPath) throws -> PredicateValue {
    guard let object = try object(at: path) else { return .null }
    guard let slot = path.slot else { return .object(ObjectReference(object)) }
    return PredicateValue(try object.propertyValue(atSlot: slot))
  }

  /// A property of the object in an argument or a variable.
  func property(_ path: PropertyPath, of reference: ObjectReference) throws -> PredicateValue {
    var inner = self
    inner.scopes = [path.scope: try object(reference)].compactMapValues { $0 }
    return try inner.property(path)
  }

  // MARK: Collections

  /// Calls a function for every element of a collection.
  mutating func forEach(
    _ source: CollectionSource, _ body: (inout Self) throws -> Void
  ) throws {
    _ = try contains(source) { evaluator in
      try body(&evaluator)
      return false
    }
  }

  /// Whether a test is true for an element of a collection.
  private mutating func contains(
    _ source: CollectionSource, _ test: (inout Self) throws -> Bool
  ) throws -> Bool {
    try contains(source.steps[...], source.filter, test)
  }

  private mutating func contains(
    _ steps: ArraySlice<CollectionSource.Step>, _ filter: CheckedPredicate?,
    _ test: (inout Self) throws -> Bool
  ) throws -> Bool {
    guard let step = steps.first else {
      if let filter, try !holds(filter) { return false }
      return try test(&self)
    }
    guard let owner = try object(at: step.owner) else { return false }
    let slot = model.relationships[step.relationship].slot
    guard case .objects(let elements) = try owner.propertyValue(atSlot: slot) else { return false }
    for element in elements {
      scopes[step.scope] = element
      if try contains(steps.dropFirst(), filter, test) { return true }
    }
    return false
  }
}

extension ManagedObject {
  /// The object of a to-one relationship.
  func related(_ relationship: RelationshipDescription) throws -> ManagedObject? {
    guard case .object(let object) = try propertyValue(atSlot: relationship.slot) else {
      return nil
    }
    return object
  }
}

extension PredicateValue {
  /// A string or a URI as a string.
  var text: String? {
    switch self {
    case .string(let text), .uri(let text): text
    default: nil
    }
  }

  fileprivate func folded(_ folding: Folding) -> PredicateValue {
    guard !folding.isEmpty, let text else { return self }
    return .string(StringFolding.fold(text, folding))
  }
}

/// The pattern that was used last for each kind of test.
private final class MatcherCache {
  private var last: [StringMatch: (pattern: String, folding: Folding, matcher: StringMatcher)] = [:]

  func matcher(
    _ match: StringMatch, _ pattern: String, _ folding: Folding
  ) throws -> StringMatcher {
    if let known = last[match], known.folding == folding,
      known.pattern.utf8.elementsEqual(pattern.utf8)
    {
      return known.matcher
    }
    let matcher = try StringMatcher(match, pattern, folding)
    last[match] = (pattern, folding, matcher)
    return matcher
  }
}
