import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

extension SaveOperation {
  /// The error for what SQLite said about an object's row. Its message names the columns:
  /// `UNIQUE constraint failed: Dog.name, Dog.breed`.
  func constraintConflict(_ error: SQLiteError, _ object: ManagedObject) -> any Error {
    let entity = object.entity
    let kind: ConstraintConflictError.Kind =
      if error.isUniqueness {
        .uniqueness
      } else if error.isMissingValue {
        .missingValue
      } else if error.isForeignKey {
        .reference
      } else {
        .other
      }
    let prefix = entity.storage.table + "."
    let columns = error.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    let names = columns.components(separatedBy: ", ").filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
    return ConstraintConflictError(
      kind: kind, entityName: entity.name,
      propertyNames: names.map { entity.propertyName(ofColumn: $0) ?? $0 },
      objectID: object.objectID, message: error.message)
  }

  /// The error for a key that leads nowhere, found before the transaction is rolled back.
  func brokenReference(_ writer: StoreConnection, _ error: SQLiteError) throws -> any Error {
    let rows = try writer.connection.rows("PRAGMA foreign_key_check")
    guard let row = rows.first, row.count == 4, case .text(let table) = row[0],
      case .integer(let id) = row[1], case .integer(let key) = row[3]
    else { return error }
    let keys = try writer.connection.rows(
      "PRAGMA foreign_key_list(\(SystemName.quoted(table)))")
    var column = ""
    for fields in keys where fields.count > 3 && fields[0] == .integer(key) {
      if case .text(let name) = fields[3] { column = name }
    }
    let entity = context.managedObjectModel.entities.first {
      $0.storage.table == table && $0.propertyName(ofColumn: column) != nil
    }
    return ConstraintConflictError(
      kind: .reference, entityName: entity?.name ?? table,
      propertyNames: [entity?.propertyName(ofColumn: column) ?? column],
      objectID: entity.map {
        ManagedObjectID(entity: $0, key: id, store: context.coordinator.identity)
      },
      message: "the row \(id) of \(table) leads to a row that is deleted or does not exist")
  }
}

extension EntityDescription {
  /// The name of the property that a column holds.
  func propertyName(ofColumn column: String) -> String? {
    storage.columns.firstIndex(of: column).map { layout.slots[$0].path.joined(separator: ".") }
  }
}

extension ManagedObjectModel {
  /// The columns that unique indexes are on, by table.
  var uniqueColumns: [String: Set<String>] {
    var columns: [String: Set<String>] = [:]
    for index in schema.indexes where index.isUnique {
      columns[index.table, default: []].formUnion(index.parts.map(\.column))
    }
    return columns
  }
}
