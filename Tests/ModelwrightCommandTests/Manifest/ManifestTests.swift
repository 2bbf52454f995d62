import Foundation
import Testing

/// Files of entities that a model no longer has.
@Suite struct ManifestTests {
  static let manifest = ".modelwright-manifest.json"

  static func entity(_ name: String) -> String {
    "<entity name=\"\(name)\" representedClassName=\"\(name)\"/>"
  }

  let folder: TemporaryFolder
  let output: URL

  init() throws {
    folder = try TemporaryFolder()
    output = folder.url.appendingPathComponent("Generated")
  }

  /// Generates a model with some entities into the output folder.
  func generate(_ names: String..., model: String = "Kennel") throws -> CommandResult {
    let body = names.map(Self.entity).joined(separator: "\n")
    try folder.write(GenerateCommandTests.model(body), to: "\(model).xcdatamodel/contents")
    let path = folder.url.appendingPathComponent("\(model).xcdatamodel").path
    let result = try Command.modelwright("generate", path, "--output", output.path)
    #expect(result.status == 0, "\(result.transcript)")
    return result
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: output.appendingPathComponent(name).path)
  }

  @Test("the file of a removed entity goes; hand-written files and other models' stay")
  func removedEntity() throws {
    _ = try generate("Dog", "Q2")
    _ = try generate("Cat", model: "Cattery")
    try folder.write("// own\n", to: "Generated/Own+Generated.swift")
    #expect(exists("Q2+Generated.swift"))
    let result = try generate("Dog")
    #expect(result.errors.isEmpty, "\(result.transcript)")
    #expect(!exists("Q2+Generated.swift"))
    #expect(exists("Dog+Generated.swift") && exists("Cat+Generated.swift"))
    #expect(exists("Own+Generated.swift"))
  }

  @Test("an edited file stays, and every run says so")
  func editedFile() throws {
    _ = try generate("Dog", "Q2")
    try folder.write("// edited\n", to: "Generated/Q2+Generated.swift")
    for _ in 0..<2 {
      let result = try generate("Dog")
      #expect(result.errors.contains("Q2+Generated.swift"), "\(result.transcript)")
      #expect(result.errors.contains("[stale-file]"), "\(result.transcript)")
      #expect(exists("Q2+Generated.swift"))
    }
  }

  @Test(
    "a damaged manifest removes nothing",
    arguments: ["", "{}", "../Dog+Generated.swift", "Dog.swift"])
  func damagedManifest(_ damage: String) throws {
    _ = try generate("Dog", "Q2")
    let file = output.appendingPathComponent(Self.manifest)
    let text = try String(contentsOf: file, encoding: .utf8)
    let isName = damage.hasSuffix(".swift")
    let damaged =
      isName ? text.replacingOccurrences(of: "Q2+Generated.swift", with: damage) : damage
    #expect(damaged != text)
    try folder.write(damaged, to: "Generated/\(Self.manifest)")
    let result = try generate("Dog")
    #expect(result.errors.contains("[damaged-manifest]"), "\(result.transcript)")
    #expect(exists("Q2+Generated.swift") && exists("Dog+Generated.swift"))
    #expect(try generate("Dog").errors.isEmpty)
  }

  @Test("a run without changes touches nothing")
  func unchanged() throws {
    _ = try generate("Dog", "Q2")
    let before = try GenerateCommandTests().times(in: output)
    #expect(before.keys.contains(Self.manifest))
    _ = try generate("Dog", "Q2")
    #expect(try GenerateCommandTests().times(in: output) == before)
  }
}
