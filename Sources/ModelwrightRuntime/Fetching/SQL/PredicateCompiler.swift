import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

/// Translates a checked predicate to SQL.
///
/// Values are always parameters and names always quoted, so that the text depends on the predicate's
/// shape alone. A to-many key path becomes a subselect, never a join, so that no row comes twice.
struct PredicateCompiler {
  let model: ResolvedModel
  let storage: StorageMap
  /// The shapes of the lists among the arguments and variables.
  let lists: [Bound: [PredicateValue]]

  /// What the parameters are bound to, in order.
  private(set) var bindings: [FetchBinding] = []
  /// The FROM clauses around the current place, the outermost first.
  private var froms: [FromClause]
  /// The clause that a scope's rows come from, and the name of its table there.
  private var scopes: [Int: (from: Int, alias: String)] = [:]
  /// The names of the tables that to-one relationships lead to.
  private var joined: [JoinKey: String] = [:]
  private var lastAlias = 0

  struct FromClause {
    var text: String
    var conditions: [String] = []
  }

  private struct JoinKey: Hashable {
    var scope: Int
    var hops: [Int]
    /// Two subselects may use one scope's number only inside each other, but aliases are kept per
    /// clause: what was joined in one that has ended is not there for the next.
    var from: Int
  }

  /// The name of the fetched entity's table.
  static let root = "t0"

  init(
    model: ResolvedModel, storage: StorageMap, entity: Int,
    lists: [Bound: [PredicateValue]] = [:]
  ) {
    self.model = model
    self.storage = storage
    self.lists = lists
    let table = SystemName.quoted(storage.entities[entity].table)
    froms = [FromClause(text: "\(table) AS \(Self.root)")]
    scopes[0] = (0, Self.root)
  }

  /// The outermost FROM clause, with the joins that were needed so far.
  var from: String { froms[0].text }

  // MARK: Parts

  /// The text of a parameter.
  mutating func parameter(_ binding: FetchBinding) -> String {
    bindings.append(binding)
    return "?\(bindings.count)"
  }

  mutating func newAlias() -> String {
    lastAlias += 1
    return "t\(lastAlias)"
  }

  /// Compiles something inside a new FROM clause; the closure adds tables and gives what to select.
  mutating func subselect(
    _ body: (inout Self) throws -> String
  ) throws -> (select: String, clause: FromClause) {
    froms.append(FromClause(text: ""))
    let place = froms.count - 1
    let select = try body(&self)
    joined = joined.filter { $0.key.from != place }
    return (select, froms.removeLast())
  }

  /// Adds a table to the current FROM clause; `condition` links it to what stands before.
  mutating func add(table: String, alias: String, on condition: String?) {
    let place = froms.count - 1
    let item = "\(SystemName.quoted(table)) AS \(alias)"
    if froms[place].text.isEmpty {
      froms[place].text = item
      if let condition { froms[place].conditions.append(condition) }
    } else {
      froms[place].text += " JOIN \(item)" + (condition.map { " ON \($0)" } ?? "")
    }
  }

  mutating func define(scope: Int, alias: String) { scopes[scope] = (froms.count - 1, alias) }

  /// A column of a table.
  func column(_ alias: String, _ name: String) -> String { "\(alias).\(SystemName.quoted(name))" }

  // MARK: Key paths

  /// The name of the table that holds the object at the end of a path's to-one relationships.
  mutating func alias(of path: PropertyPath) throws -> String {
    guard let scope = scopes[path.scope] else {
      throw FetchError.unsupportedExpression("an element outside of its collection")
    }
    var alias = scope.alias
    for count in 0..<path.hops.count {
      let key = JoinKey(
        scope: path.scope, hops: Array(path.hops[...count]), from: scope.from)
      if let known = joined[key] {
        alias = known
        continue
      }
      let next = newAlias()
      try join(path.hops[count], of: alias, as: next, in: scope.from)
      joined[key] = next
      alias = next
    }
    return alias
  }

  /// Adds what a to-one relationship leads to; rows without one stay, with NULL in its columns.
  private mutating func join(_ hop: Int, of owner: String, as alias: String, in from: Int) throws {
    let relationship = model.relationships[hop]
    let table = SystemName.quoted(storage.entities[relationship.destination].table)
    switch storage.relationships[hop] {
    case .key(_, let key, _):
      froms[from].text +=
        " LEFT JOIN \(table) AS \(alias) ON \(column(alias, SystemName.id)) = \(column(owner, key))"
    case .inverseKey(_, let key, _):
      froms[from].text +=
        " LEFT JOIN \(table) AS \(alias) ON \(column(alias, key)) = \(column(owner, SystemName.id))"
    case .join(let pairs, let source, let destination, _):
      let link = newAlias()
      froms[from].text +=
        " LEFT JOIN \(SystemName.quoted(pairs)) AS \(link) ON \(column(link, source)) = \(column(owner, SystemName.id))"
        + " LEFT JOIN \(table) AS \(alias) ON \(column(alias, SystemName.id)) = \(column(link, destination))"
    case .transient: throw FetchError.transientProperty(relationship.name)
    }
  }

  /// The column of an attribute, or the key of an object.
  mutating func property(_ path: PropertyPath) throws -> String {
    if let slot = path.slot {
      guard let name = storage.entities[path.entity].columns[slot] else {
        throw FetchError.transientProperty(
          model.layout(of: path.entity).slots[slot].path.joined(separator: "."))
      }
      return column(try alias(of: path), name)
    }
    // The key of the object at the other end stands in this row: no join is needed.
    if let last = path.hops.last, case .key(_, let key, _) = storage.relationships[last] {
      var owner = path
      owner.hops.removeLast()
      return column(try alias(of: owner), key)
    }
    return column(try alias(of: path), SystemName.id)
  }

  // MARK: Collections

  /// Compiles something for the elements of a collection, as a subselect.
  ///
  /// - Parameter body: Gives what to select and a further condition.
  mutating func select(
    from source: CollectionSource,
    _ body: (inout Self) throws -> (select: String, condition: String?)
  ) throws -> String {
    var extra: [String] = []
    let (select, clause) = try subselect { compiler in
      for step in source.steps { try compiler.add(step) }
      if let filter = source.filter {
        extra.append(try compiler.condition(filter))
      }
      let (select, condition) = try body(&compiler)
      if let condition { extra.append(condition) }
      return select
    }
    let conditions = (clause.conditions + extra).joined(separator: " AND ")
    return "SELECT \(select) FROM \(clause.text) WHERE \(conditions)"
  }

  private mutating func add(_ step: CollectionSource.Step) throws {
    let relationship = model.relationships[step.relationship]
    let alias = newAlias()
    let table = storage.entities[relationship.destination].table
    switch storage.relationships[step.relationship] {
    case .inverseKey(_, let key, _):
      let owner = try property(ownerKey(step.owner))
      add(table: table, alias: alias, on: "\(column(alias, key)) = \(owner)")
    case .join(let pairs, let source, let destination, _):
      let owner = try property(ownerKey(step.owner))
      let link = newAlias()
      add(table: pairs, alias: link, on: "\(column(link, source)) = \(owner)")
      add(
        table: table, alias: alias,
        on: "\(column(alias, SystemName.id)) = \(column(link, destination))")
    case .key, .transient: throw FetchError.transientProperty(relationship.name)
    }
    define(scope: step.scope, alias: alias)
  }

  private func ownerKey(_ owner: PropertyPath) -> PropertyPath {
    var key = owner
    key.slot = nil
    return key
  }
}
