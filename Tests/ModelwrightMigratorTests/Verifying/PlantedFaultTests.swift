import ModelwrightMigration
import ModelwrightModel
import Testing

@testable import ModelwrightMigrator

/// Plans that are wrong in one respect each: every one must be found.
@Suite struct PlantedFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What the report must name.
    var named: [String]
    /// Statements after the plan's own.
    var statements: [String] = []
    /// Leaves out the plan's statements whose text contains this.
    var omitted: String?

    func apply(to plan: inout MigrationPlan) {
      if let omitted { plan.statements.removeAll { $0.sql.contains(omitted) } }
      plan.statements += statements.map { MigrationStatement(sql: $0, purpose: "a planted fault") }
    }
  }

  static let faults = [
    Fault(
      testDescription: "a column's values are dropped", named: ["Keeper.name", "found NULL"],
      statements: ["UPDATE \"Keeper\" SET \"name\" = NULL"]),
    Fault(
      testDescription: "two columns are swapped", named: ["Animal.name", "Animal.page"],
      statements: ["UPDATE \"Animal\" SET (\"name\", \"page\") = (ifnull(\"page\", ''), \"name\")"]),
    Fault(
      testDescription: "one value is trimmed", named: ["Animal.name"],
      statements: ["UPDATE \"Animal\" SET \"name\" = substr(\"name\", 1)"]),
    Fault(
      testDescription: "an absent value becomes zero",
      named: ["Cat.lives", "expected NULL, found 0"],
      statements: ["UPDATE \"Animal\" SET \"lives\" = 0 WHERE \"lives\" IS NULL"]),
    Fault(
      testDescription: "a number is rounded", named: ["Dog.height"],
      statements: ["UPDATE \"Animal\" SET \"height\" = round(\"height\")"]),
    Fault(
      testDescription: "one row is lost", named: ["the Keeper in row", "is gone"],
      statements: [
        "DELETE FROM \"Keeper_walks\"", "UPDATE \"Animal\" SET \"Keeper_seen\" = NULL",
        "DELETE FROM \"Keeper\" WHERE \"_id\" = (SELECT max(\"_id\") FROM \"Keeper\")",
      ]),
    Fault(
      testDescription: "one row is doubled", named: ["the Keeper in row", "from nowhere"],
      statements: ["INSERT INTO \"Keeper\" (\"_id\", \"name\") VALUES (9999, 'nobody')"]),
    Fault(
      testDescription: "an object changes its entity", named: ["is of the entity 'Dog' now"],
      statements: ["UPDATE \"Animal\" SET \"_entity\" = 'Dog', \"weight\" = 1"]),
    Fault(
      testDescription: "an object gets an entity that does not exist", named: ["'Horse'"],
      statements: ["UPDATE \"Animal\" SET \"_entity\" = 'Horse'"]),
    Fault(
      testDescription: "a key leads to another row", named: ["Animal.mother"],
      statements: [
        "UPDATE \"Animal\" SET \"mother\" = (SELECT max(\"_id\") FROM \"Animal\") "
          + "WHERE \"mother\" IS NOT NULL"
      ]),
    Fault(
      testDescription: "a key leads nowhere", named: ["'Animal'", "a key that leads to no row"],
      statements: ["UPDATE \"Animal\" SET \"mother\" = 9999 WHERE \"mother\" IS NOT NULL"]),
    Fault(
      testDescription: "an order is lost", named: ["Animal.walks"],
      statements: ["UPDATE \"Walk\" SET \"animal_order\" = \"_id\""]),
    Fault(
      testDescription: "positions are lost", named: ["Animal.walks of row", "expected"],
      statements: ["UPDATE \"Walk\" SET \"animal_order\" = NULL"]),
    Fault(
      testDescription: "members get one position", named: ["Animal.walks", "one position"],
      statements: ["UPDATE \"Walk\" SET \"animal_order\" = 1"]),
    Fault(
      testDescription: "a pair is lost", named: ["Walk.keepers"],
      statements: [
        "DELETE FROM \"Keeper_walks\" "
          + "WHERE \"walks\" = (SELECT max(\"walks\") FROM \"Keeper_walks\")"
      ]),
    Fault(
      testDescription: "a hidden key is lost", named: ["Keeper.seen"],
      statements: ["UPDATE \"Animal\" SET \"Keeper_seen\" = NULL"]),
    Fault(
      testDescription: "a derived value is wrong", named: ["Animal.walkCount"],
      statements: ["UPDATE \"Animal\" SET \"walkCount\" = 0"]),
    Fault(
      testDescription: "numbers of changes start again", named: ["its number of changes"],
      statements: ["UPDATE \"Animal\" SET \"_version\" = 1"]),
    Fault(
      testDescription: "identifiers could be given out twice", named: ["'Animal'", "given out"],
      statements: ["UPDATE \"_mw_sequence\" SET \"last\" = 1"]),
    Fault(
      testDescription: "a default is forgotten", named: ["Dog.breed"],
      statements: ["UPDATE \"Animal\" SET \"breed\" = NULL"]),
    Fault(
      testDescription: "a table is left behind", named: ["_mw_new_Animal"],
      statements: ["CREATE TABLE \"_mw_new_Animal\" (\"_id\" INTEGER PRIMARY KEY) STRICT"]),
    Fault(
      testDescription: "an index is dropped", named: ["index", "is missing"],
      statements: ["DROP INDEX \"Animal_tag_unique\""]),
    Fault(
      testDescription: "a trigger is dropped", named: ["trigger", "is missing"],
      statements: ["DROP TRIGGER \"Animal_walkCount_member_delete\""]),
    Fault(
      testDescription: "a statement is left out", named: ["'breed'", "is missing"],
      omitted: "\"breed\""),
    Fault(
      testDescription: "a statement cannot be run", named: ["a statement fails (a planted fault)"],
      statements: ["UPDATE \"Nothing\" SET \"x\" = 1"]),
  ]

  @Test("a wrong plan is found, and entity and property are named", arguments: faults)
  func plantedFault(fault: Fault) throws {
    let versions = try Shelter.versions([
      { $0["Dog"].attributes.append(Shelter.attribute("breed", default: "none")) }
    ])
    var verifier = MigrationVerifier(versions: versions)
    #expect(verifier.run().verified == 1)
    verifier.alter = { fault.apply(to: &$0) }
    let report = verifier.run()
    #expect(report.pairs == 1 && report.verified == 0 && report.manual == [])
    let failed = try #require(report.failed.first)
    #expect(failed.from == "Shelter" && failed.to == "Shelter 2")
    for name in fault.named { #expect(failed.problem.contains(name), "\(failed.problem)") }
    #expect(!report.hasHeld)
  }

  @Test("a plan that does not say what it loses is wrong")
  func undeclaredLoss() throws {
    let versions = try Shelter.versions([
      {
        $0["Cat"].attributes.removeAll()
        $0["Keeper"].relationships.removeLast()
      }
    ])
    var verifier = MigrationVerifier(versions: versions)
    #expect(verifier.run().verified == 1)
    for name in ["Cat.lives", "Keeper.seen"] {
      verifier.alter = { plan in
        plan.steps.removeAll { "\($0.change.entity).\($0.change.property ?? "")" == name }
      }
      let report = verifier.run()
      #expect(report.failed.count == 1)
      #expect(report.failed.first?.problem.contains("\(name) is lost") == true, "\(report)")
    }
  }

  @Test("a fault that only steps have is found too")
  func faultyStep() throws {
    let versions = try Shelter.versions([
      { $0["Dog"].attributes.append(Shelter.attribute("breed", default: "none")) },
      { $0["Cat"].attributes.append(Shelter.attribute("breed", default: "none")) },
    ])
    var verifier = MigrationVerifier(versions: versions)
    // Only a store that has come from the first version has lost something on its way to the third.
    verifier.alter = { plan in
      guard plan.to == "Shelter 3", plan.from == "Shelter 2" else { return }
      plan.statements.append(
        MigrationStatement(
          sql: "UPDATE \"Keeper\" SET \"name\" = NULL", purpose: "a planted fault"))
    }
    let report = verifier.run()
    #expect(report.verified == 1)
    let problems = report.failed.map { "\($0.from) \($0.to) \($0.problem)" }
    #expect(problems.count == 2)
    #expect(
      problems.contains { $0.hasPrefix("Shelter Shelter 3 step by step, from 'Shelter 2'") },
      "\(problems)")
  }
}
