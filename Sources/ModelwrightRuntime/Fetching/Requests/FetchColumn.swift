import Foundation
import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite

/// One value of a dictionary that is fetched.
struct FetchColumn: Sendable {
  /// What a value becomes.
  enum Content: Sendable {
    /// What the accessor of an attribute gives.
    case slot(SlotKind)
    /// The ID of an object of an entity, by the entity's index.
    case object(Int)
  }

  let name: String
  let expression: CheckedExpression
  let content: Content
}

/// Finds what the columns of dictionaries are.
struct FetchColumns {
  let model: ManagedObjectModel
  let entity: EntityDescription

  /// The names under which values come: those that were asked for, a composite's taken apart; without
  /// any, those of everything that is stored in the row.
  func names(_ requested: [String]) -> [String] {
    if requested.isEmpty {
      return entity.layout.slots.filter { slot in
        guard case .relationship(let index) = slot.content else { return !slot.isTransient }
        return !slot.isTransient && !model.relationships[index].isToMany
      }.map(\.fullName)
    }
    return requested.flatMap { name in
      let slots = entity.layout.slots(of: name)
      return slots.count > 1 ? slots.map(\.fullName) : [name]
    }
  }

  func columns(for names: [String]) throws -> [FetchColumn] { try names.map { try column($0) } }

  private func column(_ name: String) throws -> FetchColumn {
    var checker = PredicateChecker(model.resolved, entity: entity.index)
    let node = try node(name)
    let expression: CheckedExpression
    do throws(PredicateTypeError) {
      expression = try checker.check(value: node)
    } catch {
      throw FetchError.predicate(error, format: name)
    }
    return FetchColumn(name: name, expression: expression, content: try content(expression, name))
  }

  /// A property's name needs not be one that the format strings' grammar can read.
  private func node(_ name: String) throws -> ExpressionNode {
    if let slot = entity.layout.slots.first(where: { $0.fullName == name }) {
      return .keyPath(
        .object(.none), slot.path.map { KeyPathComponent(.property($0)) }, .none)
    }
    do throws(PredicateSyntaxError) {
      return try PredicateFormat.expression(name)
    } catch {
      throw FetchError.syntax(error, format: name)
    }
  }

  private func content(_ expression: CheckedExpression, _ name: String) throws
    -> FetchColumn.Content
  {
    if case .property(let path, _) = expression, let slot = path.slot {
      return .slot(model.entities[path.entity].kinds[slot])
    }
    switch expression.type {
    case .object(let entity): return .object(entity)
    case .boolean: return .slot(.boolean)
    case .integer: return .slot(.int64)
    case .double: return .slot(.double)
    case .decimal: return .slot(.decimal)
    case .string: return .slot(.string)
    case .date: return .slot(.date)
    case .data: return .slot(.data)
    case .uuid: return .slot(.uuid)
    case .uri: return .slot(.url)
    case .null, .anyObject, .list, .unknown:
      throw FetchError.argument("'\(name)' is no value that a dictionary can hold")
    }
  }
}

extension RowSlot {
  /// The names on the way to the slot, joined by points.
  fileprivate var fullName: String { path.joined(separator: ".") }
}

/// Reads the columns of dictionaries.
struct FetchColumnReader {
  let entities: [EntityDescription]
  let store: StoreIdentity

  /// The value of a column of the current row; `nil` when there is none.
  func value(
    of column: FetchColumn, in statement: Statement, at index: Int32
  ) -> (any Sendable)? {
    if statement.isNull(index) { return nil }
    switch column.content {
    case .object(let entity):
      return ManagedObjectID(
        entity: entities[entity], key: statement.int64(index), store: store)
    case .slot(let kind): return value(kind, statement, index)
    }
  }

  private func value(
    _ kind: SlotKind, _ statement: Statement, _ index: Int32
  ) -> (any Sendable)? {
    switch kind {
    case .int16: Int16(truncatingIfNeeded: statement.int64(index))
    case .int32: Int32(truncatingIfNeeded: statement.int64(index))
    case .int64: statement.int64(index)
    case .boolean: statement.int64(index) != 0
    case .double: statement.double(index)
    case .float: Float(statement.double(index))
    case .date: Date(timeIntervalSinceReferenceDate: statement.double(index))
    case .string: statement.string(index)
    case .uuid: statement.withBytes(index) { UUID(bytes: $0) }
    case .url: URL(string: statement.string(index))
    case .decimal: Decimal(stored: statement.string(index))
    case .data, .any, .codable: statement.withBytes(index) { Data($0) }
    case .toOne, .toMany: nil
    }
  }
}
