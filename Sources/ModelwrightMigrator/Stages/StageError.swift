/// Why the code of a stage could not go on. The migration ends with it, and the store stays as it was.
public enum StageError: Error, Hashable, Sendable {
  /// A version has no entity of a name.
  case unknownEntity(version: String, entity: String)
  /// An entity has no property of a name, or none that is stored.
  case unknownProperty(version: String, entity: String, property: String)
  /// Rows of a version that is neither the stage's earlier nor its later one.
  case foreignVersion(version: String, from: String, to: String)
  /// Rows of the earlier version were to be changed.
  case readOnlyVersion(version: String, entity: String)
  /// Rows of an abstract entity were to be made.
  case abstractEntity(version: String, entity: String)
  /// There is no row of an identifier.
  case missingRow(version: String, entity: String, id: Int64)
  /// There is a row of an identifier already.
  case existingRow(version: String, entity: String, id: Int64)
  /// A row has no value where its version requires one.
  case missingValue(version: String, entity: String, property: String, id: Int64)
  /// A row holds something that is no value of the property's type.
  case unreadableValue(version: String, entity: String, property: String, id: Int64)
  /// A relationship was to lead twice to one row.
  case repeatedRow(version: String, entity: String, property: String, id: Int64)
  /// A value was given that cannot be stored: "not a number", or one that is too large.
  case unstorableValue(version: String, entity: String, property: String)
}

extension StageError: CustomStringConvertible {
  /// What is wrong, with the names, and what to do.
  public var description: String {
    switch self {
    case .unknownEntity(let version, let entity):
      "the version '\(version)' has no entity '\(entity)'; generate the code of the stage's rows again"
    case .unknownProperty(let version, let entity, let property):
      """
      \(entity).\(property): the version '\(version)' stores no such property; generate the code of \
      the stage's rows again
      """
    case .foreignVersion(let version, let from, let to):
      """
      rows of the version '\(version)' were asked for in the stage from '\(from)' to '\(to)'; use \
      rows of one of these two
      """
    case .readOnlyVersion(let version, let entity):
      """
      \(entity): rows of the earlier version '\(version)' are only read; change rows of the later \
      version
      """
    case .abstractEntity(let version, let entity):
      """
      \(entity): the entity is abstract in the version '\(version)'; make rows of one of its \
      sub-entities
      """
    case .missingRow(let version, let entity, let id):
      "\(entity): the version '\(version)' has no row \(id)"
    case .existingRow(let version, let entity, let id):
      "\(entity): the version '\(version)' has a row \(id) already"
    case .missingValue(let version, let entity, let property, let id):
      "\(entity).\(property): the row \(id) of the version '\(version)' has no value, which is required"
    case .unreadableValue(let version, let entity, let property, let id):
      "\(entity).\(property): what the row \(id) of the version '\(version)' holds is no value of its type"
    case .repeatedRow(let version, let entity, let property, let id):
      "\(entity).\(property): in the version '\(version)' the row \(id) was given twice"
    case .unstorableValue(let version, let entity, let property):
      "\(entity).\(property): the version '\(version)' cannot store this value"
    }
  }
}
