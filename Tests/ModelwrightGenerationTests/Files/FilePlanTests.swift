import ModelwrightModel
import Testing

@testable import ModelwrightGeneration

@Suite struct FilePlanTests {
  private func result(_ names: [String], layout: FileLayout) throws -> GenerationResult {
    let model = Model(name: "M", entities: names.map { Entity(name: $0) })
    let bundle = ModelBundle(
      name: "M", path: "M.xcdatamodeld", versions: [model], currentIndex: 0)
    return try Generator(options: GenerationOptions(layout: layout)).generate(bundle)
  }

  @Test func shardsHaveConstantNames() throws {
    let few = try result(["A"], layout: .pluginShards).files.map(\.name)
    let many = try result((0..<200).map { "E\($0)" }, layout: .pluginShards).files.map(\.name)
    #expect(few == many)
    #expect(few.count == 18)
    #expect(few.first == "MModel+Shard00.swift")
    #expect(few.suffix(2) == ["MModel+Generated.swift", "MModel+Migrations.swift"])
  }

  @Test func anotherEntityChangesOneShard() throws {
    let names = (0..<50).map { "E\($0)" }
    let before = try result(names, layout: .pluginShards).files
    let after = try result(["First"] + names, layout: .pluginShards).files
    let changed = zip(before, after).filter { $0 != $1 }.map(\.0.name)
    #expect(changed.filter { $0.contains("Shard") }.count == 1)
    #expect(changed.contains("MModel+Generated.swift"))
  }

  @Test func shardsAreUsedEvenly() throws {
    let files = try result((0..<320).map { "Entity\($0)" }, layout: .pluginShards).files
    let sizes = files.dropLast(2).map { $0.text.split(separator: "nonisolated").count - 1 }
    #expect(sizes.reduce(0, +) == 320)
    #expect(sizes.allSatisfy { (5...45).contains($0) })
  }

  /// The hash decides where classes are in everybody's builds: it must never change.
  @Test(arguments: [
    ("", 0xECBA_3DF2_C338_3C52 as UInt64), ("Dog", 0x2B08_6AA6_B2DB_3992),
    ("Größe", 0x0807_948F_CD57_81EF),
  ])
  func theHashIsFixed(text: String, expected: UInt64) {
    #expect(StableHash.hash(of: text) == expected)
  }

  @Test(arguments: [FileLayout.filePerEntity, .pluginShards])
  func theSameModelGivesTheSameBytes(layout: FileLayout) throws {
    let names = ["B", "A", "c"]
    let first = try result(names, layout: layout)
    let second = try result(names, layout: layout)
    #expect(first == second)
  }

  @Test func namesThatDifferInCaseAreDifferentFiles() throws {
    let names = try result(["Foo", "foo", "FOO"], layout: .filePerEntity).files.map(\.name)
    #expect(Set(names.map { $0.lowercased() }).count == 5)
  }

  @Test func longNamesAreShortened() {
    var names = FileNames()
    let long = String(repeating: "é", count: 300)
    let first = names.name(for: long + "a", suffix: ".swift")
    let second = names.name(for: long + "b", suffix: ".swift")
    #expect(first != second)
    #expect(first.utf8.count < 255 && second.utf8.count < 255)
  }
}
