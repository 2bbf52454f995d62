import ModelwrightRuntime

nonisolated extension KennelModel {
  /// From `Kennel 1` to `Kennel 2`: runs inside the migration's transaction when everything that can be inferred
  /// is in the new rows. What it throws ends the migration, and the store stays as it was.
  static func migrateKennel1ToKennel2(_ migration: MigrationContext) throws {
    // The rows of `Kennel 1` are read, those of `Kennel 2` are read and written.
    //
    // try migration.updateEach(Versions.Kennel2.Dog.self) { new in
    //   guard let old = try migration.row(Versions.Kennel1.Dog.self, id: new.objectID) else { return }
    // }
    //
    // What cannot be inferred:
    // - Dog.age: its type is String in one and Integer 16 in the other of 'Kennel 1' and 'Kennel 2', and the models do not say how values are converted; write a stage: add {"from": "Kennel 1", "to": "Kennel 2"} to "stages" in modelwright.json, then generate or build
  }
}
