import ModelwrightMigrator
import ModelwrightModel

/// How the rows of one type are read in one stage: where each of its properties is.
final class RowAccess {
  let store: StageStore
  let entity: StageEntity
  let version: String
  let properties: [String]
  /// The slots by property.
  let slots: [Int]
  /// What went wrong first while values were read.
  var fault: (any Error)?

  init<Row: VersionRow>(_ type: Row.Type, _ side: StageSide, _ store: StageStore) throws {
    self.store = store
    let entity = try store.entity(named: Row._entity, side)
    self.entity = entity
    version = Row._version
    properties = Row._properties
    let places = Dictionary(
      entity.layout.slots.map { ($0.path.joined(separator: "."), $0.index) },
      uniquingKeysWith: { first, _ in first })
    slots = try properties.map { name in
      guard let slot = places[name] else {
        throw StageError.unknownProperty(
          version: Row._version, entity: Row._entity, property: name)
      }
      return slot
    }
  }

  func note(_ error: any Error) { if fault == nil { fault = error } }

  /// Throws what was taken down since the last time.
  func check() throws {
    guard let fault else { return }
    self.fault = nil
    throw fault
  }

  /// The rows that a relationship leads to.
  func related(_ property: Int, of id: RowID) -> [RowID] {
    do {
      guard let index = relationship(property) else { return [] }
      return try store.related(index, entity.side, of: id.number).map { RowID($0) }
    } catch {
      note(error)
      return []
    }
  }

  /// The index of a relationship in the version's model.
  func relationship(_ property: Int) -> Int? {
    guard case .relationship(let index) = entity.layout.slots[slots[property]].content else {
      return nil
    }
    return index
  }

  // MARK: Errors

  func missing(_ property: Int, _ id: RowID) -> StageError {
    .missingValue(
      version: version, entity: entity.entity.name, property: properties[property], id: id.number)
  }

  func unreadable(_ property: Int, _ id: RowID) -> StageError {
    .unreadableValue(
      version: version, entity: entity.entity.name, property: properties[property], id: id.number)
  }

  func unstorable(_ property: Int) -> StageError {
    .unstorableValue(
      version: version, entity: entity.entity.name, property: properties[property])
  }
}
