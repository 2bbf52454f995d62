import ModelwrightMigration
import ModelwrightModel
import Testing

@testable import ModelwrightMigrator

@Suite struct MigrationVerifierTests {
  /// Three versions: what is added, then what is demanded less.
  private static func additions() throws -> [MigrationVersion] {
    try Shelter.versions([
      {
        $0["Dog"].attributes.append(Shelter.attribute("breed", default: "none"))
        $0["Cat"].attributes.append(
          Shelter.attribute("colour", .integer16, optional: false, default: "5"))
        $0["Animal"].relationships.append(Shelter.toOne("vet", "Vet"))
        $0.entities.append(Entity(name: "Vet", attributes: [Shelter.attribute("name")]))
      },
      {
        $0["Animal"].attributes[0].isOptional = true
        $0["Keeper"].uniquenessConstraints = [PropertyList(["name"])]
        $0["Walk"].attributes[0].isOptional = false
      },
    ])
  }

  @Test("every pair of versions is proven, and the counts add up")
  func pairs() throws {
    for threadCount in [1, 2, 8] {
      var verifier = MigrationVerifier(versions: try Self.additions())
      verifier.threadCount = threadCount
      let report = verifier.run()
      #expect(report.versions == ["Shelter", "Shelter 2", "Shelter 3"])
      #expect(report.summary == "3 pairs: 3 verified, 0 manual, 0 failed", "\(report)")
    }
  }

  @Test("one version has no pairs, and none is said to be verified")
  func singleVersion() throws {
    let report = MigrationVerifier(versions: try Shelter.versions([])).run()
    #expect(report.pairs == 0 && report.verified == 0 && report.hasHeld)
    #expect(MigrationVerifier(versions: []).run().pairs == 0)
  }

  @Test("both ways there are twice as many pairs")
  func bothWays() throws {
    let report = MigrationVerifier(versions: try Self.additions(), isBothWays: true).run()
    #expect(report.pairs == 6)
    #expect(report.verified + report.manual.count + report.failed.count == 6)
    #expect(report.failed == [])
  }

  @Test("a pair whose rows lack what is required now is manual, and says what is missing")
  func missingValue() throws {
    let versions = try Shelter.versions([
      {
        $0["Dog"].attributes.append(Shelter.attribute("breed", optional: false))
      },
      { $0["Keeper"].attributes.append(Shelter.attribute("phone")) },
    ])
    let report = MigrationVerifier(versions: versions).run()
    #expect(report.verified == 1 && report.failed == [])
    #expect(report.manual.map(\.from) == ["Shelter", "Shelter"])
    let reasons = report.manual.flatMap(\.reasons)
    #expect(reasons.count == 2 && reasons.allSatisfy { $0.contains("Dog.breed") }, "\(reasons)")
  }

  @Test("a stage without its code makes the pairs manual that it lies between, and no others")
  func stageWithoutCode() throws {
    let versions = try Self.additions()
    let report = MigrationVerifier {
      MigrationRouter(versions: versions, stages: [(from: 1, to: 2)])
    }.run()
    #expect(report.verified == 1 && report.failed == [])
    #expect(report.manual.map(\.to) == ["Shelter 3", "Shelter 3"])
    #expect(report.manual.allSatisfy { $0.reasons[0].contains("'Shelter 2' to 'Shelter 3'") })
  }

  @Test("a version whose model is not at hand is manual")
  func missingVersion() throws {
    let versions = try Self.additions()
    let report = MigrationVerifier {
      MigrationRouter(versions: [versions[0], nil, versions[2]])
    }.run()
    #expect(report.pairs == 3 && report.verified == 1 && report.failed == [])
    #expect(report.manual.count == 2)
  }
}
