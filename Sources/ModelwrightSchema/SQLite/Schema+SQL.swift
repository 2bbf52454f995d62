import ModelwrightModel

extension Schema {
  /// What marks a file as a store of ours: "MdlW".
  public static let applicationID: Int32 = 0x4D64_6C57

  /// The statements that make the schema in an empty database, in the order in which they run.
  public var statements: [String] {
    [
      "PRAGMA application_id = \(Self.applicationID)",
      "PRAGMA user_version = \(Self.rulesVersion)",
    ] + objectStatements
  }

  /// The statements without those that mark the file.
  public var objectStatements: [String] {
    tables.map(\.sql) + indexes.map(\.sql) + spatialIndexes.map(\.sql) + views.map(\.sql)
      + triggers.map(\.sql)
  }

  /// 32 bytes that differ whenever the statements differ, whatever their order.
  public var hash: [UInt8] {
    var hasher = SHA256()
    hasher.update("rules \(Self.rulesVersion)\0".utf8)
    for table in tables.sorted(by: { $0.name < $1.name }) {
      // The order of columns means nothing: values are read and written by name.
      let text = ([table.name] + table.definitions.sorted() + [table.options])
      for line in text { hasher.update(line.utf8.map { $0 } + [0]) }
    }
    let others =
      indexes.map(\.sql) + spatialIndexes.map(\.sql) + views.map(\.sql) + triggers.map(\.sql)
    for line in others.sorted() {
      hasher.update(line.utf8.map { $0 } + [0])
    }
    return hasher.finalize()
  }
}
