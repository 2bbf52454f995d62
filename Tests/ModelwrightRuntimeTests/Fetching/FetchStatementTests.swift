import Foundation
import ModelwrightPredicate
import Testing

@testable import ModelwrightRuntime

@Suite("The statements of fetches")
struct FetchStatementTests {
  /// The statement of a request, from its FROM on.
  private func tail(
    _ format: String, _ arguments: [(any PredicateArgument)?] = [],
    sortDescriptors: [FetchSortDescriptor<Hound>] = []
  ) throws -> String {
    let entity = try #require(Kennel.model.entity(for: Hound.self))
    let request = FetchRequest<Hound>(
      format: format, arguments: arguments, sortDescriptors: sortDescriptors)
    let (filter, values) = try FetchFilter(model: Kennel.model, entity: entity)
      .key(of: request.filter)
    var key = FetchPlanKey(entity: entity.index, filter: filter)
    key.sort = sortDescriptors.map {
      guard case .text(let text) = $0.path else {
        return .init(path: .text(ByteText("")), comparison: .binary, isAscending: true)
      }
      return .init(
        path: .text(ByteText(text)), comparison: $0.comparison, isAscending: $0.order == .forward)
    }
    let planner = FetchPlanner(model: Kennel.model, entity: entity, objectClass: Hound.self)
    let sql = try planner.plan(for: key, values).sql
    let from = try #require(sql.range(of: " FROM "))
    return String(sql[from.upperBound...])
  }

  @Test("Values are parameters, names are quoted, to-many is a subselect")
  func texts() throws {
    #expect(
      try tail("name == %@ AND age > 3", ["it's"])
        == #""Hound" AS t0 WHERE ((t0."name" = ?1) AND (t0."age" > ?2))"#)
    #expect(
      try tail("keeper.name == %@", ["Ann"])
        == #""Hound" AS t0 LEFT JOIN "Keeper" AS t1 ON t1."_id" = t0."keeper" WHERE (t1."name" = ?1)"#
    )
    #expect(try tail("keeper == nil") == #""Hound" AS t0 WHERE (t0."keeper" IS NULL)"#)
    #expect(
      try tail("ANY outings.distance > 5")
        == #""Hound" AS t0 WHERE (EXISTS (SELECT 1 FROM "Outing" AS t1 WHERE t1."hound" = t0."_id" AND t1."distance" > ?1))"#
    )
    #expect(
      try tail("NOT (name == 'a' OR age > 1)")
        == #""Hound" AS t0 WHERE ((t0."name" <> ?1) AND (t0."age" <= ?2))"#)
    #expect(
      try tail("name BEGINSWITH %@", ["a"])
        == #""Hound" AS t0 WHERE (t0."name" >= ?1 AND t0."name" < ?2)"#)
    #expect(
      try tail(
        "TRUEPREDICATE",
        sortDescriptors: [FetchSortDescriptor("name", comparison: .caseInsensitive)])
        == #""Hound" AS t0 WHERE (1) ORDER BY mw_fold(t0."name", 1), t0."_id""#)
  }

  @Test("Lists of about one length share a statement")
  func lists() throws {
    #expect(try tail("age IN %@", [[1, 2, 3]]) == tail("age IN %@", [[4, 5, 6, 7]]))
    #expect(try tail("age IN %@", [[1, 2, 3]]) != tail("age IN %@", [[1, 2]]))
    #expect(
      try tail("age IN %@", [Array(0..<100)])
        == #""Hound" AS t0 WHERE (t0."age" IN (SELECT value FROM json_each(?1)))"#)
  }

  @Test("Strings that differ only in how letters are composed are two formats")
  func composedFormats() throws {
    let store = try KennelStore()
    try store.fill()
    let context = store.context()
    #expect(try context.count(for: Hound.fetchRequest(format: "name == 'Ren\u{E9}'")) == 1)
    #expect(try context.count(for: Hound.fetchRequest(format: "name == 'Rene\u{301}'")) == 0)
  }
}
