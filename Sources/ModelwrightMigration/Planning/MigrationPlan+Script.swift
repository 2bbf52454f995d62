import ModelwrightSchema

extension MigrationPlan {
  /// The plan as an SQL script for people: what must hold first, and the statements in a transaction,
  /// each with a comment that says what it is for.
  ///
  /// What must hold is demanded by statements that fail, not by queries that somebody has to read. The
  /// `sqlite3` shell goes on after an error unless it is told not to (`-bail`), and would drop old tables
  /// whose rows could not be copied: the script says so. It has no commands of the shell, so that
  /// programs can run it too.
  ///
  /// What the script does not do is to record the new model in the store: Modelwright's runtime and
  /// `modelwright migrate apply` do. A stage's code stands in it as a comment.
  public var script: String {
    var blocks = [
      Comment("From \(from) to \(to).").sql + "\n"
        + Comment(
          "To be read, or run on a copy: the store's own record of its model is not part of it,"
        )
        .sql + "\n"
        + Comment(
          "and a store whose tables do not fit its record is refused as damaged. The program, and"
        )
        .sql + "\n" + Comment("'modelwright migrate apply', migrate both.").sql
    ]
    let comparison = comparison
    let changes = comparison.changes.map { change in
      let subject = change.entity.isEmpty ? "The model" : change.entity
      return Comment("\(subject): \(comparison.words(for: change))").sql
    }
    if !changes.isEmpty { blocks.append(changes.joined(separator: "\n")) }
    guard !statements.isEmpty else {
      return (blocks + [Comment("Nothing is to be done to the tables.").sql])
        .joined(separator: "\n\n") + "\n"
    }
    blocks.append(
      Comment("The first error must be the end, or rows are lost: run it with 'sqlite3 -bail'.").sql
    )
    blocks.append(
      """
      \(Comment("Keys are off while tables are replaced: rows would go with the old ones.").sql)
      PRAGMA foreign_keys = OFF;
      BEGIN IMMEDIATE;
      """)
    blocks.append(
      "\(Comment("Takes no row, and so demands that there is none.").sql)\n\(Demand.table);")
    blocks += conditions.map { $0.script("must give no row, or") }
    for (place, statement) in statements.enumerated() {
      if place == stagePoint { blocks += stageBlocks }
      blocks.append("\(Comment(statement.purpose).sql)\n\(statement.sql);")
    }
    blocks.append(
      """
      \(Comment("Both must find nothing wrong before the transaction is committed.").sql)
      \(Demand.nothing(from: "SELECT 1 FROM pragma_foreign_key_check"));
      \(Demand.nothing(from: "SELECT 1 FROM pragma_integrity_check WHERE integrity_check <> 'ok'"));
      \(Demand.dropSQL);
      """)
    blocks.append("COMMIT;\nPRAGMA foreign_keys = ON;")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var stageBlocks: [String] {
    let tables = stageTables.sorted { $0.key < $1.key }.map { "\($0.key) in \($0.value)" }
    return [
      Comment(
        "Here the code of the stage runs; it finds new rows of \(tables.joined(separator: ", "))."
      ).sql + "\n"
        + Comment("Put what it does in the place of this statement, which fails without it.").sql
        + "\n\(Demand.nothing(from: "SELECT 1"));"
    ]
      + stageConditions.map { $0.script("must give no row then, or") }
  }
}

/// A comment of a script.
private struct Comment {
  var text: String

  init(_ text: String) { self.text = text }

  var sql: String { Schema.comment(text) }
}

/// Statements of a script that fail when a query gives a row.
private enum Demand {
  private static let name = SystemName.quoted("\(SystemName.tablePrefix)demand")

  static let table = "CREATE TEMP TABLE \(name) (\"found\" INTEGER CHECK (NOT \"found\"))"
  static let dropSQL = "DROP TABLE temp.\(name)"

  static func nothing(from query: String) -> String {
    "INSERT INTO temp.\(name) SELECT 1 WHERE EXISTS (\(query))"
  }
}

extension MigrationCondition {
  fileprivate func script(_ demand: String) -> String {
    "\(Schema.comment("This \(demand): \(obstacle.description)"))\n\(Demand.nothing(from: violation));"
  }
}
