import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSchema

/// The text of a fetch's statement.
struct FetchStatement {
  let key: FetchPlanKey
  let entity: EntityDescription
  let predicate: CheckedPredicate?
  let sort: [FetchPlan.Sort]
  let columns: [FetchColumn]

  func text(_ compiler: inout PredicateCompiler) throws -> String {
    let root = PredicateCompiler.root
    let id = compiler.column(root, SystemName.id)
    // Parameters are bound in the order of the text: what is selected comes first.
    let selected = try selection(&compiler)
    var conditions: [String] = []
    if let test = compiler.entityTest(
      entity.index, alias: root, includesSubentities: key.includesSubentities)
    {
      conditions.append(test)
    }
    if key.excludesPending {
      let keys = compiler.parameter(.pendingKeys)
      conditions.append("\(id) NOT IN (SELECT value FROM json_each(\(keys)))")
    }
    if let predicate {
      let test = try compiler.condition(predicate, isOutermost: true)
      conditions.append(try guarded(test, by: conditions, &compiler))
    }
    var tail = ""
    if !conditions.isEmpty { tail += " WHERE " + conditions.joined(separator: " AND ") }
    tail += try order(&compiler, id: id)
    if key.hasWindow {
      tail += " LIMIT \(compiler.parameter(.limit)) OFFSET \(compiler.parameter(.offset))"
    }
    return "SELECT \(selected) FROM \(compiler.from)\(tail)"
  }

  private func selection(_ compiler: inout PredicateCompiler) throws -> String {
    let root = PredicateCompiler.root
    switch key.content {
    case .objects: return entity.selectList(alias: root).joined(separator: ", ")
    case .count: return "COUNT(*)"
    case .objectIDs:
      let names = [SystemName.id] + (entity.source.hasEntityColumn ? [SystemName.entity] : [])
      return names.map { compiler.column(root, $0) }.joined(separator: ", ")
    case .dictionaries(_, let isDistinct):
      var texts: [String] = []
      for column in columns { texts.append(try compiler.expression(column.expression)) }
      return (isDistinct ? "DISTINCT " : "") + texts.joined(separator: ", ")
    }
  }

  /// What can throw must not be evaluated for rows of other entities or with unsaved changes.
  private func guarded(
    _ test: String, by conditions: [String], _ compiler: inout PredicateCompiler
  ) throws -> String {
    guard predicate?.canThrow == true, !conditions.isEmpty else { return "(\(test))" }
    return "CASE WHEN \(conditions.joined(separator: " AND ")) THEN \(test) ELSE 0 END"
  }

  /// The order: ties are broken by the key, so that it is the same each time.
  private func order(_ compiler: inout PredicateCompiler, id: String) throws -> String {
    if key.content == .count { return "" }
    // Dictionaries that several rows give have no key.
    var tie = [id]
    if case .dictionaries(_, isDistinct: true) = key.content { tie = [] }
    if sort.isEmpty { return key.hasWindow && !tie.isEmpty ? " ORDER BY \(id)" : "" }
    var keys: [String] = []
    for key in sort {
      var text = try compiler.expression(key.expression)
      if key.expression.type == .string {
        switch key.comparison {
        case .binary: break
        case .caseInsensitive: text = "mw_fold(\(text), \(Folding.letterCase.rawValue))"
        case .localizedStandard: text += " COLLATE \(SQLFunctions.localizedOrder)"
        }
      }
      keys.append(text + (key.isAscending ? "" : " DESC"))
    }
    return " ORDER BY " + (keys + tie).joined(separator: ", ")
  }
}
