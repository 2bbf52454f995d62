import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

extension PredicateCompiler {
  /// SQL that is true exactly for those rows for which a predicate is true; or false, when that is
  /// what is wanted.
  ///
  /// A NOT thereby moves down to the comparisons, and "unknown" never needs to be told from "not
  /// wanted": comparisons stay as they are, and an index can serve them.
  ///
  /// - Parameter isOutermost: Whether the text stands in a WHERE clause by itself or joined by AND.
  mutating func condition(
    _ predicate: CheckedPredicate, wants wanted: Bool = true, isOutermost: Bool = false
  ) throws -> String {
    switch predicate {
    case .constant(let answer): return answer == wanted ? "1" : "0"
    case .not(let inner): return try condition(inner, wants: !wanted, isOutermost: isOutermost)
    case .and(let members), .or(let members):
      var isAll = wanted
      if case .or = predicate { isAll = !wanted }
      return try isAll
        ? all(members, wants: wanted, isOutermost: isOutermost) : any(members, wants: wanted)
    case .compare(let left, let ordering, let right, let folding, let logic):
      return try comparison(left, ordering, right, folding, logic, wants: wanted)
    case .absence(let value, let isAbsent):
      return "\(try expression(value)) IS \(isAbsent == wanted ? "" : "NOT ")NULL"
    case .match(let text, let match, let pattern, let folding, let logic):
      return negated(try matching(text, match, pattern, folding), logic, wants: wanted)
    case .isOneOf(let value, let members, let folding, let logic):
      return try oneOf(value, members, folding, logic, wants: wanted)
    case .isElement(let value, let bound, let type, let folding, let logic):
      return try element(value, bound, type, folding, logic, wants: wanted)
    case .exists(let source, let test):
      let subselect = try select(from: source) { compiler in ("1", try compiler.condition(test)) }
      return "\(wanted ? "" : "NOT ")EXISTS (\(subselect))"
    case .forAll(let source, let test):
      let subselect = try select(from: source) { compiler in
        ("1", "(\(try compiler.condition(test))) IS NOT TRUE")
      }
      return "\(wanted ? "NOT " : "")EXISTS (\(subselect))"
    case .truth(let value, let logic):
      return negated("\(try expression(value)) = 1", logic, wants: wanted)
    case .isKind(let path, let entity):
      let test = try isKind(path, entity)
      return wanted ? test : "(\(test)) IS NOT TRUE"
    }
  }

  /// A test or its opposite.
  private func negated(_ test: String, _ logic: NullLogic, wants wanted: Bool) -> String {
    if wanted { return test }
    return logic == .swift ? "(\(test)) IS NOT TRUE" : "NOT (\(test))"
  }

  // MARK: AND and OR

  /// SQLite evaluates in an order of its own. What can throw is therefore put inside a CASE, which is
  /// evaluated in order: only when everything before it is true.
  private mutating func all(
    _ members: [CheckedPredicate], wants wanted: Bool, isOutermost: Bool
  ) throws -> String {
    var texts: [String] = []
    for member in members {
      let text = try condition(member, wants: wanted, isOutermost: isOutermost)
      texts.append(text)
    }
    guard let first = members.dropFirst().firstIndex(where: { $0.canThrow }) else {
      return texts.isEmpty ? "1" : texts.map { "(\($0))" }.joined(separator: " AND ")
    }
    let prefix = texts[..<first].map { "(\($0))" }.joined(separator: " AND ")
    var rest = texts[texts.count - 1]
    for index in stride(from: texts.count - 2, through: first, by: -1) {
      rest = "CASE WHEN \(texts[index]) THEN \(rest) ELSE 0 END"
    }
    let guarded = "CASE WHEN \(prefix) THEN \(rest) ELSE 0 END"
    // The part that cannot throw stands outside too, where an index can serve it.
    let isSafe = !members[..<first].contains { $0.canThrow }
    return isOutermost && isSafe ? "\(prefix) AND \(guarded)" : guarded
  }

  private mutating func any(
    _ members: [CheckedPredicate], wants wanted: Bool
  ) throws -> String {
    var texts: [String] = []
    for member in members { texts.append(try condition(member, wants: wanted)) }
    guard members.dropFirst().contains(where: { $0.canThrow }) else {
      return texts.isEmpty ? "0" : texts.map { "(\($0))" }.joined(separator: " OR ")
    }
    var rest = texts[texts.count - 1]
    for text in texts.dropLast().reversed() {
      rest = "CASE WHEN \(text) THEN 1 ELSE \(rest) END"
    }
    return rest
  }

  // MARK: Comparisons

  private mutating func comparison(
    _ left: CheckedExpression, _ ordering: Ordering, _ right: CheckedExpression,
    _ folding: Folding, _ logic: NullLogic, wants wanted: Bool
  ) throws -> String {
    let first = try operand(left, folding, other: right)
    let second = try operand(right, folding, other: left)
    switch (logic, ordering) {
    // A value that is present equals no absent one: "=" says the same, and lets SQLite begin with
    // an outer join's far side.
    case (.swift, .equal) where wanted && (left.isPresent || right.isPresent):
      return "\(first) = \(second)"
    case (.swift, .equal): return "\(first) IS \(wanted ? "" : "NOT ")\(second)"
    case (.swift, .notEqual): return "\(first) IS \(wanted ? "NOT " : "")\(second)"
    case (.swift, _):
      return negated("\(first) \(ordering.rawValue) \(second)", logic, wants: wanted)
    case (.coreData, _):
      let effective = wanted ? ordering : ordering.opposite
      return "\(first) \(effective.rawValue) \(second)"
    }
  }

  /// One side of a comparison: an argument takes the form that the other side's column has.
  private mutating func operand(
    _ value: CheckedExpression, _ folding: Folding, other: CheckedExpression
  ) throws -> String {
    if case .bound(let bound, let type) = value, type.isObject || other.type.isObject {
      return parameter(.bound(bound, .key(root: root(of: other))))
    }
    return try folded(value, folding)
  }

  /// The root of the hierarchy that a value's objects belong to; -1 when it is not known.
  private func root(of value: CheckedExpression) -> Int {
    if case .object(let entity) = value.type { return model.entities[entity].root }
    return -1
  }

  private mutating func folded(
    _ value: CheckedExpression, _ folding: Folding
  ) throws -> String {
    if folding.isEmpty { return try expression(value) }
    switch value {
    case .bound(let bound, _): return parameter(.bound(bound, .folded(folding)))
    case .literal(.string(let text)):
      return parameter(.constant(.text(StringFolding.fold(text, folding))))
    default: return "mw_fold(\(try expression(value)), \(folding.rawValue))"
    }
  }

  // MARK: Strings

  private mutating func matching(
    _ text: CheckedExpression, _ match: StringMatch, _ pattern: CheckedExpression,
    _ folding: Folding
  ) throws -> String {
    let subject = try expression(text)
    switch (match, folding.isEmpty, pattern) {
    case (.contains, true, _): return "instr(\(subject), \(try expression(pattern))) > 0"
    // A range, which an index can serve.
    case (.begins, true, .bound(let bound, _)):
      let lower = parameter(.bound(bound, .plain))
      let upper = parameter(.bound(bound, .prefixEnd))
      return "\(subject) >= \(lower) AND \(subject) < \(upper)"
    case (.begins, true, .literal(.string(let prefix))):
      let lower = parameter(.constant(.text(prefix)))
      let upper = parameter(.constant(FetchBinder.end(ofPrefix: prefix)))
      return "\(subject) >= \(lower) AND \(subject) < \(upper)"
    default:
      return
        "mw_\(match.rawValue)(\(subject), \(try expression(pattern)), \(folding.rawValue))"
    }
  }

  // MARK: Lists

  private mutating func oneOf(
    _ value: CheckedExpression, _ members: [CheckedExpression], _ folding: Folding,
    _ logic: NullLogic, wants wanted: Bool
  ) throws -> String {
    let subject = try folded(value, folding)
    var texts: [String] = []
    var hasNull = false
    for member in members {
      if member.type == .null {
        hasNull = true
      } else {
        texts.append(try operand(member, folding, other: value))
      }
    }
    return membership(
      subject, texts.joined(separator: ", "), hasNull: hasNull ? "1" : "0", logic, wants: wanted)
  }

  private mutating func element(
    _ value: CheckedExpression, _ bound: Bound, _ type: ValueType, _ folding: Folding,
    _ logic: NullLogic, wants wanted: Bool
  ) throws -> String {
    let subject = try folded(value, folding)
    let form: BindingForm =
      if value.type.isObject {
        .key(root: root(of: value))
      } else if type == .decimal || value.type == .decimal {
        .decimal
      } else {
        folding.isEmpty ? .plain : .folded(folding)
      }
    let list: String
    switch ListShape(lists[bound] ?? [], form) {
    case .parameters(let count):
      list = (0..<count).map { parameter(.element(bound, $0, form)) }.joined(separator: ", ")
    case .json(let kind):
      let array = parameter(.list(bound, form))
      list = "SELECT \(Self.read(kind)) FROM json_each(\(array))"
    }
    let hasNull = logic == .swift ? parameter(.listHasNull(bound)) : "0"
    return membership(subject, list, hasNull: hasNull, logic, wants: wanted)
  }

  private static func read(_ kind: ListShape.Element) -> String {
    switch kind {
    case .integer, .string: "value"
    case .hexadecimalString: "mw_string(value)"
    case .bits: "mw_bits(value)"
    case .bytes: "mw_bytes(value)"
    }
  }

  /// Core Data: absent values are no members of a list. Swift: an absent value is one of a list that
  /// has an absent element.
  private func membership(
    _ subject: String, _ list: String, hasNull: String, _ logic: NullLogic, wants wanted: Bool
  ) -> String {
    let test = "\(subject) IN (\(list))"
    guard logic == .swift, hasNull != "0" else { return negated(test, logic, wants: wanted) }
    return negated("(\(test)) OR (\(hasNull) AND \(subject) IS NULL)", logic, wants: wanted)
  }

  // MARK: Entities

  private mutating func isKind(_ path: PropertyPath, _ entity: Int) throws -> String {
    let key = "\(try property(path)) IS NOT NULL"
    guard model.entities[path.entity].root == model.entities[entity].root else { return "0" }
    guard let test = entityTest(entity, alias: try alias(of: path)) else { return key }
    return "(\(key) AND \(test))"
  }

  /// The condition for the rows of an entity and its heirs; `nil` when the table has no others.
  func entityTest(_ entity: Int, alias: String, includesSubentities: Bool = true) -> String? {
    guard storage.entities[entity].hasEntityColumn else { return nil }
    let resolved = model.entities[entity]
    if includesSubentities, resolved.root == entity { return nil }
    let members = includesSubentities ? resolved.descendants : [entity]
    let names = members.map { SQLText.literal(model.entities[$0].name) }
    let column = column(alias, SystemName.entity)
    return names.count == 1
      ? "\(column) = \(names[0])" : "\(column) IN (\(names.joined(separator: ", ")))"
  }
}

extension CheckedExpression {
  /// Whether it is a value that is known to be there: an argument's type says when it is absent.
  fileprivate var isPresent: Bool {
    switch self {
    case .literal(let value): value != .null
    case .bound(.argument, let type): type != .null && type != .unknown
    default: false
    }
  }
}

extension Ordering {
  /// What holds when this does not, for values that are present.
  var opposite: Ordering {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

/// Pieces of SQL.
enum SQLText {
  /// A name of the model as a text literal: it is part of the statement's shape, not a value.
  static func literal(_ text: String) -> String {
    var literal = "'"
    for scalar in text.unicodeScalars {
      literal.unicodeScalars.append(scalar)
      if scalar == "'" { literal += "'" }
    }
    return literal + "'"
  }
}
