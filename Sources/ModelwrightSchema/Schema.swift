public import ModelwrightModel

/// The tables, indexes and triggers that store a model's objects, and where each value is.
///
/// A pure function of the model, so that the command line, a migration and a running program agree.
/// Everything that is SQLite's own syntax stands in the folder `SQLite`.
public struct Schema: Hashable, Sendable {
  /// The version of the rules by which a schema is made; a store's `user_version`.
  public static let rulesVersion: Int32 = 1

  /// The tables: those of entities, then those of pairs, then ours.
  public var tables: [Table]
  /// The indexes.
  public var indexes: [TableIndex]
  /// The triggers.
  public var triggers: [Trigger]
  /// The spatial indexes.
  public var spatialIndexes: [SpatialIndex]
  /// The views that show values as people write them.
  public var views: [ReadableView]
  /// The attributes whose values are computed.
  public var derivedAttributes: [DerivedAttribute]
  /// Where entities and relationships are stored.
  public var storage: StorageMap
  /// What the model asks for and the schema does not have.
  public var unsupported: [UnsupportedFeature]

  /// The schema of a model. Every model whose structure holds has one.
  public init(_ model: ResolvedModel) {
    var builder = SchemaBuilder(model)
    builder.build()
    tables = builder.tables + builder.joins + Table.system
    indexes = builder.indexes
    triggers = builder.triggers
    spatialIndexes = builder.spatialIndexes
    views = builder.views
    derivedAttributes = builder.derivedAttributes
    storage = StorageMap(
      entities: builder.entityStorages(), relationships: builder.relationships)
    unsupported = builder.unsupported
  }

  /// The table of a name.
  public func table(named name: String) -> Table? { tables.first { $0.name == name } }
}
