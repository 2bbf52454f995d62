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
    // - Dog.age: its type is another, and what the store holds does not say how; change it back
    // - Person.first: the attribute is gone, and what the store holds of it would be lost; put it back
  }
}
