public import ModelwrightModel
public import ModelwrightSchema

/// One version of a model with what migrating needs of it, computed once: plans for all pairs of ninety
/// versions ask for it again and again.
///
/// An outline knows names and hashes alone. Most of what is asked about a history needs no more, and a
/// build that generates classes must not wait for the tables of ninety versions.
public final class MigrationVersion: Sendable {
  /// The version's name.
  public var name: String { model.model.name }
  /// The model, its names followed.
  public let model: ResolvedModel
  /// The tables that store it.
  public var schema: Schema { tables.schema }
  /// The layouts of the entities' rows, by index: parallel to the columns of ``schema``'s storage map.
  public var layouts: [RowLayout] { tables.layouts }
  /// The hash of Core Data's inputs.
  public let modelHash: [UInt8]
  /// The entities and properties by the names that matching looks for.
  let names: VersionNames
  /// Which of an entity's slots each of its properties has: by the entity's index and the property's
  /// place.
  var slots: [[Range<Int>]] { tables.slots }
  /// The tables, columns and indexes by the names that planning looks for.
  var storage: VersionStorage { tables.storage }
  /// What an outline does not keep.
  private let kept: VersionTables?
  private var tables: VersionTables { kept ?? VersionTables(model) }

  /// Makes a version.
  public convenience init(_ model: ResolvedModel, schema: Schema? = nil) {
    self.init(
      model, hash: model.modelHash, names: VersionNames(model),
      tables: VersionTables(model, schema: schema))
  }

  /// Makes a version of which the tables are not worked out: for matching names and comparing hashes.
  public convenience init(outlineOf model: ResolvedModel) {
    self.init(model, hash: model.modelHash, names: VersionNames(model), tables: nil)
  }

  private init(
    _ model: ResolvedModel, hash: [UInt8], names: VersionNames, tables: VersionTables?
  ) {
    self.model = model
    modelHash = hash
    self.names = names
    kept = tables
  }

  /// The version with its tables: itself unless it is an outline.
  public func prepared() -> MigrationVersion {
    guard kept == nil else { return self }
    return MigrationVersion(
      model, hash: modelHash, names: names, tables: VersionTables(model))
  }

  /// The table of a hierarchy or of pairs by its name.
  func table(_ name: String) -> Table? { storage.tablePlaces[name].map { schema.tables[$0] } }

  /// The table of an entity's rows.
  func table(of entity: Int) -> Table? { table(schema.storage.entities[entity].table) }

  /// A column by the names of its table and its own.
  func column(_ name: String, of table: String) -> Column? {
    guard let place = storage.tablePlaces[table],
      let column = storage.columnPlaces[place][name]
    else { return nil }
    return schema.tables[place].columns[column]
  }
}

/// The entities and properties of a version by name and by renaming identifier.
struct VersionNames: Sendable {
  /// The properties of one entity, inherited ones included, by their places among them.
  struct Properties: Sendable {
    var byName: [String: Int] = [:]
    var byIdentifier: [String: Int] = [:]
  }

  private(set) var entityByIdentifier: [String: Int] = [:]
  private(set) var properties: [Properties] = []

  init(_ model: ResolvedModel) {
    for entity in model.entities {
      let identifier = entity.entity.renamingIdentifier ?? entity.name
      // An entity that has the name itself goes before one that had it once.
      if entityByIdentifier[identifier] == nil || identifier == entity.name {
        entityByIdentifier[identifier] = entity.index
      }
      var found = Properties()
      for (place, property) in entity.properties.enumerated() {
        found.byName[property.name] = place
        let identifier = model.identifier(of: property)
        if found.byIdentifier[identifier] == nil || identifier == property.name {
          found.byIdentifier[identifier] = place
        }
      }
      properties.append(found)
    }
  }
}

extension ResolvedModel {
  /// What a property is called across versions: its renaming identifier, or its name.
  func identifier(of property: ResolvedProperty) -> String {
    switch property.kind {
    case .attribute(let attribute): attribute.renamingIdentifier ?? property.name
    case .relationship(let index):
      relationships[index].relationship.renamingIdentifier ?? property.name
    case .fetchedProperty: property.name
    }
  }
}
