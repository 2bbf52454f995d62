import Foundation
import Testing

/// `modelwright migrate verify`
@Suite struct MigrateVerifyCommandTests {
  /// The document, with every member that it must have.
  private struct Document: Decodable {
    struct Manual: Decodable {
      var from, to: String
      var reasons: [String]
    }
    struct Failed: Decodable {
      var from, to, problem: String
    }
    var pairs, verified: Int
    var manual: [Manual]
    var failed: [Failed]
  }

  private func document(_ result: CommandResult) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
  }

  private static let name = Zoo.attribute("name")
  private static let age = Zoo.attribute("age", "Integer 16")

  /// Three versions; what is required in the third has no default.
  private func zoo(third: String = Zoo.attribute("tag", "String", "")) throws -> Zoo {
    try Zoo([
      "Zoo": Zoo.entity("Animal", Self.name), "Zoo 2": Zoo.entity("Animal", Self.name, Self.age),
      "Zoo 3": Zoo.entity("Animal", Self.name, third),
    ])
  }

  @Test("the counts add up, in the document and in the text")
  func counts() throws {
    let zoo = try zoo()
    let json = try zoo.run("migrate", "verify", with: ["--format", "json"])
    #expect(json.status == 0, "\(json.transcript)")
    let document = try document(json)
    #expect(document.pairs == 3 && document.verified == 1 && document.failed.isEmpty)
    #expect(document.manual.map(\.from) == ["Zoo", "Zoo 2"])
    #expect(document.manual.map(\.to) == ["Zoo 3", "Zoo 3"])
    #expect(document.manual.allSatisfy { $0.reasons.first?.contains("Animal.tag") == true })
    let text = try zoo.run("migrate", "verify")
    #expect(text.status == 0, "\(text.transcript)")
    #expect(text.output.hasSuffix("\n3 pairs: 1 verified, 2 manual, 0 failed\n"))
    #expect(text.output.contains("(and for one more pair)"), "\(text.output)")
  }

  @Test("both ways there are twice as many pairs")
  func bothWays() throws {
    let zoo = try zoo(third: Self.age)
    let document = try document(
      try zoo.run("migrate", "verify", with: ["--all", "--format", "json"]))
    #expect(document.pairs == 6 && document.verified == 6)
  }

  @Test("one version is nothing to verify, and that is said")
  func singleVersion() throws {
    let zoo = try Zoo(["Zoo": Zoo.entity("Animal", Self.name)])
    let text = try zoo.run("migrate", "verify")
    #expect(text.status == 0)
    #expect(text.output.contains("only one version"))
    #expect(text.output.hasSuffix("0 pairs: 0 verified, 0 manual, 0 failed\n"))
    let document = try document(try zoo.run("migrate", "verify", with: ["--format", "json"]))
    #expect(document.pairs == 0 && document.verified == 0)
  }

  @Test("a stage of the configuration makes the pairs manual that it lies between")
  func stage() throws {
    let zoo = try zoo(third: Self.age)
    try zoo.folder.write(
      "{\"stages\": [{\"from\": \"Zoo\", \"to\": \"Zoo 2\"}]}", to: "modelwright.json")
    let document = try document(try zoo.run("migrate", "verify", with: ["--format", "json"]))
    #expect(document.verified == 1 && document.failed.isEmpty)
    #expect(document.manual.map(\.from) == ["Zoo", "Zoo"])
    #expect(document.manual.allSatisfy { $0.reasons[0].contains("hand-written") })
  }

  @Test("a model with errors is not verified")
  func brokenModel() throws {
    let zoo = try zoo()
    try zoo.folder.write("<model", to: "Zoo.xcdatamodeld/Zoo 2.xcdatamodel/contents")
    let result = try zoo.run("migrate", "verify", with: ["--format", "json"])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.contains("error:"))
  }
}
