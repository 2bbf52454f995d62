/// A row of an entity in one version of a model, for the code of a stage.
///
/// Generated code declares such types for the versions that stages stand between:
/// `DogWalkModel.Versions.V1.Dog`. A row is a value: changing it changes nothing in the store unless it
/// is the one that ``MigrationContext`` hands to a function for that purpose.
public protocol VersionRow {
  /// The version's name.
  static var _version: String { get }
  /// The entity's name.
  static var _entity: String { get }
  /// The names of the properties, those of a composite's attributes joined by points; accessors name
  /// them by their places.
  static var _properties: [String] { get }
  /// The values.
  var _values: RowValues { get set }
  /// Makes a row of values.
  init(_values: RowValues)
}

extension VersionRow {
  /// The row's identifier.
  public var objectID: RowID { _values.id }
  /// The name of the row's own entity, which may be a sub-entity of the one that was asked for.
  public var entityName: String { _values.entityName }
}
