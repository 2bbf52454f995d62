import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSchema

/// The text of a fetch's statement.
struct FetchStatement {
  let key: FetchPlanKey
  let entity: EntityDescription
  let predicate: CheckedPredicate?
  let sort: [FetchPlan.Sort]

  func text(_ compiler: inout PredicateCompiler) throws -> String {
    let root = PredicateCompiler.root
    let id = compiler.column(root, SystemName.id)
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
    let columns =
      key.content == .count
      ? "COUNT(*)" : entity.selectList(alias: root).joined(separator: ", ")
    return "SELECT \(columns) FROM \(compiler.from)\(tail)"
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
    guard key.content == .objects else { return "" }
    if sort.isEmpty { return key.hasWindow ? " ORDER BY \(id)" : "" }
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
    return " ORDER BY " + (keys + [id]).joined(separator: ", ")
  }
}
