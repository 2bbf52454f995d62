/// Something that keeps a migration from being worked out from the two models.
public struct MigrationObstacle: Hashable, Sendable {
  /// The entity's name.
  public var entity: String
  /// The property's name; `nil` for the entity as a whole.
  public var property: String?
  /// What is in the way, and what to do.
  public var reason: String

  /// `Entity.property: reason`.
  public var description: String {
    entity.isEmpty ? reason : "\(entity)\(property.map { ".\($0)" } ?? ""): \(reason)"
  }
}

extension MigrationObstacle: CustomStringConvertible {}

extension MigrationObstacle {
  static func removed(_ change: ModelChange, what: String) -> MigrationObstacle {
    MigrationObstacle(
      entity: change.entity, property: change.property,
      reason: "\(what) is gone, and what the store holds of it would be lost; put it back")
  }

  static func changed(_ change: ModelChange, _ what: String) -> MigrationObstacle {
    MigrationObstacle(
      entity: change.entity, property: change.property,
      reason: "\(what), and what the store holds does not say how; change it back")
  }

  static func missingValue(entity: String, property: String, isAttribute: Bool) -> MigrationObstacle
  {
    MigrationObstacle(
      entity: entity, property: property,
      reason:
        "a value is required, and the objects of the store have none; "
        + (isAttribute ? "give it a default or make it optional" : "make it optional"))
  }

  static func abstract(entity: String) -> MigrationObstacle {
    MigrationObstacle(
      entity: entity, property: nil,
      reason: "the entity is abstract now, and the store has objects of it; make it concrete")
  }
}

extension MigrationObstacle {
  static func stageCannotBeUndone(_ from: String, _ to: String) -> MigrationObstacle {
    MigrationObstacle(
      entity: "", property: nil,
      reason: "the stage from '\(from)' to '\(to)' cannot be undone; restore a backup")
  }

  static func unknownVersion(_ place: Int) -> MigrationObstacle {
    MigrationObstacle(
      entity: "", property: nil, reason: "the model of version \(place) is not at hand")
  }
}

/// A migration that cannot be worked out from the two models.
public struct MigrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything that is in the way.
  public var obstacles: [MigrationObstacle]

  /// Makes the error.
  public init(obstacles: [MigrationObstacle]) { self.obstacles = obstacles }

  /// The obstacles, one a line.
  public var description: String { obstacles.map(\.description).joined(separator: "\n") }
}
