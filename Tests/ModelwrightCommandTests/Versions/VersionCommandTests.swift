import Foundation
import Testing

/// `modelwright version add`, `list` and `use`.
@Suite struct VersionCommandTests {
  private let dog = Zoo.entity("Dog", Zoo.attribute("name"))

  @Test("add copies the current version byte for byte and keeps the rest of .xccurrentversion")
  func add() throws {
    let zoo = try Zoo(["Zoo": dog, "Zoo 2": Zoo.entity("Dog", Zoo.attribute("häß"))])
    try zoo.folder.write("more", to: "Zoo.xcdatamodeld/Zoo 2.xcdatamodel/inner/layout")
    let before = try zoo.folder.snapshot()
    let result = try zoo.run("version", "add")
    #expect(result.status == 0 && result.output.contains("'Zoo 3'"), "\(result.transcript)")
    var after = try zoo.folder.snapshot()
    for (file, bytes) in before where file.contains("Zoo 2.xcdatamodel") {
      let copy = file.replacingOccurrences(of: "Zoo 2", with: "Zoo 3")
      #expect(after.removeValue(forKey: copy) == bytes)
    }
    let mark = "Zoo.xcdatamodeld/.xccurrentversion"
    #expect(after.removeValue(forKey: mark) == Data(Zoo.mark("Zoo 3").utf8))
    #expect(after == before.filter { $0.key != mark })
    #expect(try zoo.run("validate").status == 0)
  }

  @Test(
    "a new version has the next free natural name",
    arguments: [
      (["Zoo"], "Zoo 2"), (["Zoo 9", "Zoo 10"], "Zoo 11"), (["v1.9.0"], "v1.9.1"),
      (["Zoo 3", "zoo 4", "Zoo 2"], "Zoo 5"), (["V009"], "V010"),
      (["V99999999999999999999999"], "V100000000000000000000000"),
    ])
  func nextName(names: [String], expected: String) throws {
    let zoo = try Zoo([:])
    for name in names { try zoo.write(dog, to: name) }
    try zoo.setCurrent(try #require(names.last))
    let result = try zoo.run("version", "add")
    #expect(result.status == 0 && result.output.contains("'\(expected)'"), "\(result.transcript)")
    #expect(zoo.text("Zoo.xcdatamodeld/\(expected).xcdatamodel/contents") != nil)
  }

  @Test(
    "a name that no folder or property list could have is refused, and nothing changes",
    arguments: [
      "..", "../Zoo", "a/b", ".hidden", " Zoo", "Zoo ", "a\nb", "a\u{202E}b", "a:b",
      String(repeating: "x", count: 250), "Zoo", "zoo", "Zoo.xcdatamodel",
    ])
  func refusedName(name: String) throws {
    let zoo = try Zoo(["Zoo": dog])
    let before = try zoo.folder.snapshot()
    let result = try zoo.run("version", "add", with: ["--name", name])
    #expect(result.status == 1, "\(result.transcript)")
    #expect(result.errors.contains(#/\[version-(name|exists)\]/#), "\(result.transcript)")
    #expect(try zoo.folder.snapshot() == before)
  }

  @Test("names that XML spells otherwise are read again as they are")
  func escapedName() throws {
    let zoo = try Zoo(["Zoo": dog])
    let name = "Zoo & <b> \"ü\" 🐶"
    #expect(try zoo.run("version", "add", with: ["--name", name]).status == 0)
    let list = try zoo.run("version", "list")
    #expect(list.output == "  Zoo\n* \(name)\n", "\(list.transcript)")
  }

  @Test("without .xccurrentversion one is made as Xcode writes it")
  func unmarked() throws {
    let zoo = try Zoo(["Zoo": dog], isMarked: false)
    #expect(try zoo.run("version", "add").status == 0)
    let mark = try #require(zoo.text("Zoo.xcdatamodeld/.xccurrentversion"))
    #expect(
      mark.contains("<dict>\n\t<key>_XCCurrentVersionName</key>\n\t<string>Zoo 2.xcdatamodel"))
  }

  @Test("a version is added beside versions that are damaged, but never copied from a damaged one")
  func damaged() throws {
    let zoo = try Zoo(["Zoo": dog, "Zoo 2": dog])
    try zoo.folder.write("<model", to: "Zoo.xcdatamodeld/Zoo.xcdatamodel/contents")
    #expect(try zoo.run("version", "add").status == 0)
    try zoo.setCurrent("Zoo")
    let before = try zoo.folder.snapshot()
    #expect(try zoo.run("version", "add").status == 1)
    #expect(try zoo.folder.snapshot() == before)
  }

  @Test("a lone .xcdatamodel is refused with the way to make a bundle of it")
  func lone() throws {
    let folder = try TemporaryFolder()
    try folder.write(GenerateCommandTests.dog, to: "Dogs.xcdatamodel/contents")
    for command in [["version", "add"], ["version", "use"], ["lock"]] {
      let name = command.last == "use" ? ["Dogs"] : []
      let result = try Command.run(
        Checkout.tool.path, command + ["Dogs.xcdatamodel"] + name, in: folder.url)
      #expect(result.status == 1 && result.errors.contains("make a folder 'Dogs.xcdatamodeld'"))
    }
    #expect(try folder.snapshot().count == 1)
  }

  @Test("use chooses a version, also when the mark names none, and refuses one that is not there")
  func use() throws {
    let zoo = try Zoo(["Zoo": dog, "Zoo 2": dog])
    #expect(try zoo.run("version", "use", with: ["Zoo"]).status == 0)
    #expect(zoo.text("Zoo.xcdatamodeld/.xccurrentversion") == Zoo.mark("Zoo"))
    try zoo.setCurrent("Gone")
    #expect(try zoo.run("validate").status == 1)
    #expect(try zoo.run("version", "use", with: ["Zoo 2.xcdatamodel"]).status == 0)
    #expect(try zoo.run("validate").status == 0)
    let unknown = try zoo.run("version", "use", with: ["Zoo 3"])
    #expect(unknown.status == 1 && unknown.errors.contains("only 'Zoo', 'Zoo 2' [unknown-version]"))
    #expect(zoo.text("Zoo.xcdatamodeld/.xccurrentversion") == Zoo.mark("Zoo 2"))
  }

  @Test("links are not followed where something is written")
  func links() throws {
    let zoo = try Zoo(["Zoo": dog, "Zoo 2": dog])
    let mark = zoo.folder.url.appendingPathComponent("Zoo.xcdatamodeld/.xccurrentversion")
    let other = try zoo.folder.write(Zoo.mark("Zoo 2"), to: "elsewhere")
    try FileManager.default.removeItem(at: mark)
    try FileManager.default.createSymbolicLink(at: mark, withDestinationURL: other)
    for command in [["version", "add"], ["version", "use"]] {
      let result = try Command.run(
        Checkout.tool.path, command + [zoo.path] + (command[1] == "use" ? ["Zoo"] : []))
      #expect(result.status == 1 && result.errors.contains("[output-is-link]"))
    }
    #expect(zoo.text("elsewhere") == Zoo.mark("Zoo 2"))
    #expect(zoo.text("Zoo.xcdatamodeld/Zoo 3.xcdatamodel/contents") == nil)
  }

  @Test(
    "list tells order, current and released versions, in the configuration's order if it has one")
  func list() throws {
    let zoo = try Zoo(["Zoo 10": dog, "Zoo 9": dog, "Zoo 2": dog])
    #expect(try zoo.run("version", "list").output == "  Zoo 9\n  Zoo 10\n* Zoo 2\n")
    try zoo.folder.write(#"{"versions": ["Zoo 10", "Zoo 9"]}"#, to: "modelwright.json")
    #expect(try zoo.run("version", "list").output == "  Zoo 10\n  Zoo 9\n* Zoo 2\n")
    #expect(try zoo.run("lock").status == 0)
    try FileManager.default.removeItem(
      at: zoo.folder.url.appendingPathComponent("modelwright.json"))
    // The order in which versions were recorded stays when nothing else gives one.
    let list = try zoo.run("version", "list", with: ["--format", "json"])
    let found = try JSONDecoder().decode(Listing.self, from: Data(list.output.utf8))
    #expect(found.versions.map(\.name) == ["Zoo 10", "Zoo 9", "Zoo 2"])
    #expect(found.versions.map(\.current) == [false, false, true])
    #expect(found.versions.map(\.released) == [true, true, false])
    #expect(found.model == "Zoo" && found.versions.allSatisfy { $0.entities == 1 })
  }

  private struct Listing: Decodable {
    struct Version: Decodable {
      var name, path: String
      var current, released: Bool
      var entities: Int
    }
    var model: String
    var versions: [Version]
  }
}
