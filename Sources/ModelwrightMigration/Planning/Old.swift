extension MigrationObstacle {
  static func removed(_ change: ModelChange, what: String) -> MigrationObstacle {
    MigrationObstacle(
      .typeChanged,
      entity: change.entity, property: change.property,
      reason: "\(what) is gone, and what the store holds of it would be lost; put it back")
  }

  static func changed(_ change: ModelChange, _ what: String) -> MigrationObstacle {
    MigrationObstacle(
      .typeChanged,
      entity: change.entity, property: change.property,
      reason: "\(what), and what the store holds does not say how; change it back")
  }
}
