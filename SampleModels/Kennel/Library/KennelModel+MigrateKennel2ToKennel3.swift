import ModelwrightRuntime

nonisolated extension KennelModel {
  /// From `Kennel 2` to `Kennel 3`: an owner's name becomes a row of its own, and an age a number.
  static func migrateKennel2ToKennel3(_ migration: MigrationContext) throws {
    var owners: [String: RowID] = [:]
    try migration.forEach(Versions.Kennel2.Dog.self) { old in
      if let name = old.owner, owners[name] == nil {
        owners[name] = try migration.insert(Versions.Kennel3.Owner.self) { $0.name = name }
      }
      try migration.update(Versions.Kennel3.Dog.self, id: old.objectID) { dog in
        dog.age = old.age.flatMap { Int16($0) }
        dog.owner = old.owner.flatMap { owners[$0] }
      }
    }
  }
}
