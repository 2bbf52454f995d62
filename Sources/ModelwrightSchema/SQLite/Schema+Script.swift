extension Schema {
  /// A comment of a script: whatever the text has in it, it ends with the line.
  public static func comment(_ text: String) -> String { SQLiteSyntax.comment(text) }

  /// The statements as a script for people: one definition a line, each with a comment that names
  /// the entity and the property that it comes from.
  public var script: String {
    var blocks = [
      """
      PRAGMA application_id = \(Self.applicationID);
      PRAGMA user_version = \(Self.rulesVersion);
      """
    ]
    blocks += tables.map { $0.script }
    blocks += indexes.map { "\(SQLiteSyntax.comment($0.purpose))\n\($0.sql);" }
    blocks += spatialIndexes.map {
      "\(SQLiteSyntax.comment("places of \($0.table)"))\n\($0.sql);"
    }
    blocks += views.map {
      "\(SQLiteSyntax.comment("\($0.table) as people write its values"))\n\($0.sql);"
    }
    blocks += triggers.map { "\(SQLiteSyntax.comment($0.purpose))\n\($0.sql);" }
    if !unsupported.isEmpty {
      blocks.append(
        unsupported.map {
          SQLiteSyntax.comment("Not translated: \($0.subject) of \($0.entity): \($0.reason)")
        }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension Table {
  fileprivate var script: String {
    let definitions = definitions
    var lines = [SQLiteSyntax.comment(origin.comment)]
    lines.append("CREATE TABLE \(SQLiteSyntax.quoted(name)) (")
    for (index, definition) in definitions.enumerated() {
      let comma = index + 1 < definitions.count ? "," : ""
      let comment = index < columns.count ? columns[index].origin.comment : nil
      let note = comment.map { " " + SQLiteSyntax.comment($0) } ?? ""
      lines.append("  \(definition)\(comma)\(note)")
    }
    lines.append(")\(options);")
    return lines.joined(separator: "\n")
  }
}

extension Table.Origin {
  fileprivate var comment: String {
    switch self {
    case .system(SystemName.sequence): "The last identifier of each table"
    case .system(SystemName.trash): "Files of external values that no row names any more"
    case .system: "What the store knows about itself"
    case .entity(let name, subentities: []): "Entity \(name)"
    case .entity(let name, let subentities):
      "Entity \(name), with its sub-entities \(subentities.joined(separator: ", "))"
    case .relationship(let entity, let relationship):
      "Relationship \(entity).\(relationship): pairs"
    }
  }
}

extension ColumnOrigin {
  fileprivate var comment: String? {
    switch self {
    case .system: nil
    case .property(let entity, let path): "\(entity).\(path.joined(separator: "."))"
    case .order(let entity, let relationship): "the position in \(entity).\(relationship)"
    case .hiddenKey(let entity, let relationship): "\(entity).\(relationship), no inverse"
    case .joinKey(let entity, let relationship, true): "the \(entity) of \(relationship)"
    case .joinKey(let entity, let relationship, false): "\(entity).\(relationship)"
    }
  }
}
