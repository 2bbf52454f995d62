import ModelwrightModel
import Testing

@testable import ModelwrightMigration

/// Links that a plan drops though the objects at both ends stay: a change must say so.
@Suite struct LostLinksTests {
  private func comparison(_ before: [Entity], _ after: [Entity]) throws -> ModelComparison {
    ModelComparison(
      from: MigrationVersion(try ResolvedModel(Models.model(before))),
      to: MigrationVersion(try ResolvedModel(Models.model(after, name: "V2"))))
  }

  private func losing(_ comparison: ModelComparison) -> [String] {
    comparison.changes.filter { $0.effect == .losesData }
      .map { "\($0.entity).\($0.property ?? "")" }
  }

  @Test("an entity leaves the hierarchy that a relationship leads to")
  func leavingDestination() throws {
    let holder = Entity(
      name: "Holder",
      relationships: [Models.toOne("one", "Base"), Models.toMany("many", "Base", ordered: true)])
    let base = Entity(name: "Base", attributes: [Models.attribute("name")])
    let comparison = try comparison(
      [base, Entity(name: "Sub", parentName: "Base"), holder],
      [base, Entity(name: "Sub", attributes: [Models.attribute("name")]), holder])
    #expect(losing(comparison) == ["Holder.one", "Holder.many"])
    let words = comparison.changes.filter { $0.effect == .losesData }.map(comparison.words(for:))
    #expect(
      words == [
        "relationship 'one': can no longer lead to 'Sub'",
        "relationship 'many': can no longer lead to 'Sub'",
      ])
    let findings = MigrationLints.findings(comparison)
    #expect(findings.map(\.code) == ["data-loss", "data-loss"])
  }

  @Test("an entity leaves the hierarchy that has the relationship, whose inverse stays")
  func leavingSource() throws {
    let owner = Models.toOne("owner", "Holder", "bases")
    let holder = Entity(
      name: "Holder", relationships: [Models.toMany("bases", "Base", "owner")])
    let base = Entity(name: "Base", relationships: [owner])
    let comparison = try comparison(
      [base, Entity(name: "Sub", parentName: "Base"), holder], [base, Entity(name: "Sub"), holder])
    #expect(losing(comparison) == ["Sub.owner", "Holder.bases"])
  }

  @Test("an entity leaves, but nothing led to it")
  func leavingUnseen() throws {
    let base = Entity(name: "Base", attributes: [Models.attribute("name")])
    let comparison = try comparison(
      [base, Entity(name: "Sub", parentName: "Base")],
      [base, Entity(name: "Sub", attributes: [Models.attribute("name")])])
    #expect(losing(comparison).isEmpty)
  }

  @Test("two relationships become each other's inverses: one of them has its links from the other")
  func becomingInverses() throws {
    let comparison = try comparison(
      [
        Entity(name: "A", relationships: [Models.toMany("b", "B")]),
        Entity(name: "B", relationships: [Models.toOne("a", "A")]),
      ],
      [
        Entity(name: "A", relationships: [Models.toMany("b", "B", "a")]),
        Entity(name: "B", relationships: [Models.toOne("a", "A", "b")]),
      ])
    #expect(losing(comparison) == ["A.b"])
  }

  @Test("an inverse that is added has its links from the relationship, and none is lost")
  func addingInverse() throws {
    let comparison = try comparison(
      [Entity(name: "A"), Entity(name: "B", relationships: [Models.toOne("a", "A")])],
      [
        Entity(name: "A", relationships: [Models.toMany("b", "B", "a")]),
        Entity(name: "B", relationships: [Models.toOne("a", "A", "b")]),
      ])
    #expect(losing(comparison).isEmpty)
  }

  @Test("a parent from another hierarchy is refused by the plan, so it needs a stage")
  func mergedHierarchies() throws {
    let (a, z) = (Entity(name: "A"), Entity(name: "Z"))
    let old = [a, Entity(name: "B", parentName: "A"), z]
    let new = [a, Entity(name: "B", parentName: "Z"), z]
    #expect(try comparison(old, new).changes.map(\.effect) == [.needsStage])
    #expect(throws: MigrationError.self) {
      try MigrationPlanner.plan(
        from: try ResolvedModel(Models.model(old)),
        to: try ResolvedModel(Models.model(new, name: "V2")))
    }
  }
}
