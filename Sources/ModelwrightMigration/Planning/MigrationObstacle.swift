/// Something that keeps a migration from being worked out from the two models.
public struct MigrationObstacle: Hashable, Sendable {
  /// What kind of thing is in the way.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An attribute has another type.
    case typeChanged
    /// A to-many relationship leads to one object now.
    case toManyBecameToOne
    /// Entities that were stored apart have one table now.
    case mergedHierarchies
    /// A value is required, and objects of the store have none.
    case missingValue
    /// An entity is abstract now, and the store has objects of it.
    case abstractEntity
    /// Objects of the store have equal values, which must be unique now.
    case duplicates
    /// Objects of the store are shared by several, and can belong to one only now.
    case sharedDestination
    /// A stage cannot be undone.
    case stageCannotBeUndone
    /// The model of a version is not at hand.
    case unknownVersion
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The entity's name in the later version; empty for the model as a whole.
  public var entity: String
  /// The property's name in the later version; `nil` for the entity as a whole.
  public var property: String?
  /// What is in the way, between which versions, and what to do.
  public var reason: String

  /// Makes an obstacle.
  public init(_ kind: Kind, entity: String, property: String? = nil, reason: String) {
    self.kind = kind
    self.entity = entity
    self.property = property
    self.reason = reason
  }

  /// `Entity.property: reason`.
  public var description: String {
    entity.isEmpty ? reason : "\(entity)\(property.map { ".\($0)" } ?? ""): \(reason)"
  }
}

extension MigrationObstacle: CustomStringConvertible {}

/// A migration that cannot be worked out from the two models.
public struct MigrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything that is in the way.
  public var obstacles: [MigrationObstacle]

  /// Makes the error.
  public init(obstacles: [MigrationObstacle]) { self.obstacles = obstacles }

  /// The obstacles, one a line.
  public var description: String { obstacles.map(\.description).joined(separator: "\n") }
}
