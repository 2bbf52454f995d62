import Foundation
import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel
import ModelwrightXML
import Testing

@testable import modelwright

/// The mapping models of a bundle, from the disk to what plans are told.
@Suite struct MappingStatementsTests {
  private func history(
    _ kennel: MappedKennel, _ settings: Settings = Settings()
  ) throws -> VersionHistory {
    let bundle = try #require(ModelReader().read(path: kennel.model).bundle)
    return VersionHistory(bundle, settings: settings)
  }

  private func codes(_ history: VersionHistory) -> [String] { history.diagnostics.map(\.code) }

  private let load = Renames.Property(entity: "Dog", name: "load")
  private let mass = Renames.Property(entity: "Dog", name: "mass")

  @Test("mapping models beside the model and below its folder are found, and joined")
  func found() throws {
    let kennel = try MappedKennel()
    #expect(try history(kennel).lineage.renames(from: 0, to: 1).isEmpty)
    try kennel.map(
      from: "Kennel", to: "Kennel 2", "mass", from: MappedKennel.weight, at: "Maps/Old/First")
    try kennel.map(from: "Kennel", to: "Kennel 3", "load", from: MappedKennel.weight, at: "Last")
    let history = try history(kennel)
    #expect(history.diagnostics == [])
    #expect(history.lineage.renames(from: 0, to: 1).properties == [mass: "weight"])
    #expect(history.lineage.renames(from: 0, to: 2).properties == [load: "weight"])
    #expect(history.lineage.renames(from: 1, to: 2).isEmpty)
    let matching = ModelMatching(
      from: history.versions[0], to: history.versions[2],
      renames: history.lineage.renames(from: 0, to: 2))
    #expect(matching.oldProperty(of: 0, named: "load")?.name == "weight")
  }

  @Test("a mapping model elsewhere is read when the configuration names it")
  func listed() throws {
    let kennel = try MappedKennel()
    let elsewhere = try TemporaryFolder()
    try kennel.map(
      from: "Kennel", to: "Kennel 2", "mass", from: MappedKennel.weight, at: ".Hidden/First")
    let hidden = kennel.folder.url.appendingPathComponent(".Hidden/First.xcmappingmodel")
    let path = elsewhere.url.appendingPathComponent("First.xcmappingmodel")
    try FileManager.default.moveItem(at: hidden, to: path)
    #expect(try history(kennel).lineage.renames(from: 0, to: 1).isEmpty)
    var settings = Settings()
    let place = SourceLocation(path: "modelwright.json", line: 2, column: 3)
    settings.mappings = [
      MappingSettings(path: path.path, location: place),
      MappingSettings(path: path.path + "x", location: place),
    ]
    let history = try history(kennel, settings)
    #expect(history.lineage.renames(from: 0, to: 1).properties == [mass: "weight"])
    #expect(codes(history) == ["missing-mapping"] && history.diagnostics[0].location == place)
  }

  @Test("another bundle's mapping models say nothing, a damaged one is left out with a warning")
  func others() throws {
    let kennel = try MappedKennel()
    try kennel.map(
      from: "Kennel", to: "Kennel 2", "mass", from: MappedKennel.weight, bundle: "Zoo", at: "Zoo")
    #expect(try history(kennel).diagnostics == [])
    try kennel.folder.write("", to: "Empty.xcmappingmodel/xcmapping.xml")
    try kennel.map(from: "Kennel", to: "Kenel 2", "mass", at: "Wrong")
    try kennel.map(from: "Kennel", to: "Kennel 2", "mass", at: "First")
    try kennel.map(from: "Kennel", to: "Kennel 2", "mass", at: "Second")
    let history = try history(kennel)
    #expect(history.lineage.renames(from: 0, to: 1).isEmpty)
    #expect(
      codes(history) == ["unreadable-mapping", "repeated-mapping", "unknown-mapping-version"])
    #expect(!history.diagnostics.hasErrors)
    let wrong = try #require(history.diagnostics.last)
    #expect(wrong.location.line == 6 && wrong.message.hasSuffix("did you mean 'Kennel 2'?"))
  }

  @Test(
    "a policy class is named until a stage stands in its place, or the configuration accepts it")
  func policy() throws {
    let kennel = try MappedKennel()
    try kennel.map(
      from: "Kennel 2", to: "Kennel 3", "load", policy: "App.LoadPolicy", at: "Last")
    let first = try history(kennel)
    #expect(codes(first) == ["mapping-policy"])
    #expect(first.diagnostics[0].location.line == 9)
    #expect(first.diagnostics[0].message.contains("'App.LoadPolicy'"))
    var settings = Settings()
    settings.stages = [StageSettings(from: "Kennel 2", to: "Kennel 3")]
    #expect(try codes(history(kennel, settings)) == [])
    settings = Settings()
    settings.rules = ["mapping-policy": .off]
    #expect(try codes(history(kennel, settings)) == [])
  }

  @Test("the commands about migrations say what mapping models ask for")
  func command() throws {
    let kennel = try MappedKennel()
    try kennel.map(
      from: "Kennel 2", to: "Kennel 3", "load", policy: "App.LoadPolicy", at: "Last")
    let result = try Command.modelwright("migrate", "verify", kennel.model)
    #expect(result.status == 0, "\(result.transcript)")
    #expect(result.errors.contains("App.LoadPolicy") && result.errors.contains("[mapping-policy]"))
  }
}
