extension Column {
  /// The column's definition. `isKey` when it alone is the table's primary key.
  func sql(isKey: Bool) -> String {
    var parts = [SQLiteSyntax.quoted(name), type.sql]
    if isKey { parts.append("PRIMARY KEY") }
    if isRequired { parts.append("NOT NULL") }
    if let defaultValue { parts.append("DEFAULT \(SQLiteSyntax.literal(defaultValue))") }
    if !requiringEntities.isEmpty {
      let entity = SQLiteSyntax.quoted(SystemName.entity)
      let names = SQLiteSyntax.list(requiringEntities)
      parts.append(
        "CHECK (\(entity) NOT IN (\(names)) OR \(SQLiteSyntax.quoted(name)) IS NOT NULL)")
    }
    if let reference { parts.append(reference.sql) }
    return parts.joined(separator: " ")
  }
}

extension ColumnType {
  var sql: String {
    switch self {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text: "TEXT"
    case .blob: "BLOB"
    }
  }
}

extension ForeignKey {
  fileprivate var sql: String {
    let action =
      switch action {
      case .none: ""
      case .setNull: " ON DELETE SET NULL"
      case .cascade: " ON DELETE CASCADE"
      }
    let target = "\(SQLiteSyntax.quoted(table)) (\(SQLiteSyntax.quoted(SystemName.id)))"
    return "REFERENCES \(target)\(action) DEFERRABLE INITIALLY DEFERRED"
  }
}
