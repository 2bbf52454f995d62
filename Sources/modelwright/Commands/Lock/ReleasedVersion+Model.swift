import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel
import ModelwrightSchema

extension ReleasedVersion {
  /// Records a version as it is now.
  init(_ version: MigrationVersion) {
    self.init(
      name: version.name, model: version.modelHash.hexadecimal,
      schema: version.schema.hash.hexadecimal, schemaRules: Int(Schema.rulesVersion),
      entities: Self.entities(of: version.model))
  }

  private static func entities(of model: ResolvedModel) -> [String: ReleasedEntity] {
    var found: [String: ReleasedEntity] = [:]
    for entity in model.entities {
      var properties: [String: String] = [:]
      for property in entity.properties where property.declaringEntity == entity.index {
        guard let hash = model.propertyHash(property) else { continue }
        properties[property.name] = hash.shortHexadecimal
      }
      found[entity.name] = ReleasedEntity(
        declaration: model.declarationHash(entity.index).shortHexadecimal, properties: properties)
    }
    return found
  }
}

extension [UInt8] {
  /// The bytes as hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = Array<UInt8>("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The first digits: enough to tell that one property of a model is not what it was.
  fileprivate var shortHexadecimal: String {
    String(hexadecimal.prefix(VersionLock.shortLength))
  }
}
