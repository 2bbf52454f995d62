import ModelwrightMigration
import ModelwrightModel
import ModelwrightSchema

extension StoreOpener {
  /// What is to be done with a store.
  enum Decision {
    case open
    case migrate(StoreRoute)
  }

  /// Decides by the model that the store carries, and by what the store and the program know of the
  /// versions before and after their own.
  func decide(_ metadata: StoreMetadata, _ location: StoreLocation) throws -> Decision {
    if metadata.model == encoded, metadata.schemaHash == schema.hash { return .open }
    let versions = try versions(of: metadata, location)
    if versions.isNewer, options.migration.newerStore == .refuse {
      throw StoreError.newerVersion(path: location.path, version: metadata.modelName)
    }
    return .migrate(try versions.route())
  }

  private func versions(
    of metadata: StoreMetadata, _ location: StoreLocation
  ) throws -> StoreVersions {
    let store: MigrationVersion
    do {
      store = MigrationVersion(try ResolvedModel(try ModelCoding.decode(metadata.model)))
    } catch ModelCodingError.newerFormat(let version) {
      throw StoreError.newerStore(path: location.path, version: version)
    }
    let own = MigrationVersion(model, schema: schema)
    let isKnown =
      history.versions.contains { $0.hash == store.modelHash }
      || metadata.knownVersions.contains(own.modelHash)
    if !isKnown, !store.hasEntity(in: own) {
      throw StoreError.unknownModel(
        path: location.path, name: metadata.modelName, entities: store.model.entities.map(\.name))
    }
    return StoreVersions(store: store, metadata: metadata, own: own, history)
  }

  /// The hashes of the versions that are known up to the own one.
  var knownVersions: [[UInt8]] {
    let own = model.modelHash
    return history.versions.map(\.hash).prefix { $0 != own } + [own]
  }
}

extension MigrationVersion {
  /// Whether an entity of this version, if it has any, is one of another version too.
  fileprivate func hasEntity(in other: MigrationVersion) -> Bool {
    guard !model.entities.isEmpty else { return true }
    let matching = ModelMatching(from: self, to: other)
    return model.entities.contains { matching.newEntity(of: $0.index) != nil }
  }
}
