import ModelwrightModel
import ModelwrightSchema

/// A Core Data model with the classes that were generated from it.
///
/// Generated code makes one: `DogWalkModel.model`.
public final class ManagedObjectModel: Sendable {
  /// The entities, in the model's order.
  public var entities: [EntityDescription] { contents.entities }
  /// The entities by name.
  public var entitiesByName: [String: EntityDescription] { contents.entitiesByName }

  let resolved: ResolvedModel
  /// The fetches that were made ready, by their shapes.
  let fetchPlans = FetchPlanCache()
  let schema: Schema
  /// The canonical encoding, which the store keeps so that any later version can migrate from it.
  let encoded: [UInt8]
  /// The earlier versions, and how a store goes from one to the next.
  public let migrations: ModelMigrations
  /// Every relationship, by its index in the resolved model.
  var relationships: [RelationshipDescription] { contents.relationships }
  /// What refers back to the model; written once, before anybody else sees it.
  nonisolated(unsafe) private var contents = Contents()

  private struct Contents {
    var entities: [EntityDescription] = []
    var entitiesByName: [String: EntityDescription] = [:]
    var relationships: [RelationshipDescription] = []
    var byClass: [ObjectIdentifier: EntityDescription] = [:]
  }

  /// Makes the model that generated code describes.
  ///
  /// Stops with a message when the text is not what the generator wrote, and when a class was
  /// generated from another state of the model: it would read and write other memory than it means.
  ///
  /// - Parameters:
  ///   - encoded: The model in its canonical encoding, as base64.
  ///   - classes: The classes by the names of their entities.
  ///   - version: The contract that the code was generated for.
  ///   - migrations: The earlier versions, and how a store goes from one to the next.
  public convenience init(
    encoded: String, classes: [String: ManagedObject.Type],
    generatedFor version: GeneratedCodeVersion, migrations: ModelMigrations = ModelMigrations()
  ) {
    guard let bytes = Base64.decode(encoded) else {
      preconditionFailure("The encoded model is damaged: it is not base64. Generate it again.")
    }
    do {
      try self.init(ModelCoding.decode(bytes), classes: classes, migrations: migrations)
      if let fault = layoutFault { preconditionFailure(fault) }
    } catch {
      preconditionFailure("The encoded model cannot be read: \(error). Generate it again.")
    }
  }

  /// Makes a model from its values.
  convenience init(
    _ model: Model, classes: [String: ManagedObject.Type],
    migrations: ModelMigrations = ModelMigrations()
  ) throws {
    self.init(try ResolvedModel(model), classes: classes, migrations: migrations)
  }

  private init(
    _ resolved: ResolvedModel, classes: [String: ManagedObject.Type], migrations: ModelMigrations
  ) {
    self.resolved = resolved
    self.migrations = migrations
    encoded = ModelCoding.encode(resolved.model)
    schema = Schema(resolved)
    let storage = schema.storage
    let layouts = resolved.layouts()
    contents.entities = resolved.entities.map { entity in
      EntityDescription(
        entity, layout: layouts[entity.index],
        storage: storage.entities[entity.index],
        managedObjectClass: classes[entity.name] ?? ManagedObject.self, model: self)
    }
    contents.relationships = resolved.relationships.map { relationship in
      let layout = contents.entities[relationship.entity].layout
      let slot = layout.slots.first { $0.content == .relationship(relationship.index) }
      guard let slot else { preconditionFailure("a relationship has a slot") }
      return RelationshipDescription(
        relationship, slot: slot, storage: storage.relationships[relationship.index],
        destination: resolved.entities[relationship.destination], model: self)
    }
    for entity in contents.entities {
      entity.link()
      contents.entitiesByName[entity.name] = entity
      // An entity without a class of its own has that of an ancestor.
      if entity.managedObjectClass.entityName == entity.name {
        contents.byClass[ObjectIdentifier(entity.managedObjectClass)] = entity
      }
    }
  }

  /// The entity whose objects have a class; `nil` when the class is not one of the model's.
  public func entity(for objectClass: ManagedObject.Type) -> EntityDescription? {
    contents.byClass[ObjectIdentifier(objectClass)]
  }
}
