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

  @Test("no generated file is taken for an edited one when its text changes")
  func everyGeneratedFileIsListed() throws {
    let tests = folder.url.appendingPathComponent("Tests").path
    func write(_ version: String) throws {
      try folder.write(
        GenerateCommandTests.model(Self.entity("Dog")),
        to: "K.xcdatamodeld/\(version).xcdatamodel/contents")
      try folder.write(
        "<plist><dict><key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string></dict></plist>",
        to: "K.xcdatamodeld/.xccurrentversion")
    }
    for version in ["K", "K 2"] {
      try write(version)
      let result = try Command.modelwright(
        "generate", folder.url.appendingPathComponent("K.xcdatamodeld").path, "--output",
        output.path,
        "--tests", tests)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    }
    #expect(exists("KModel+Migrations.swift"))
    for path in [output.path, tests] {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(names.contains { $0.hasSuffix(".swift") })
      #expect(!names.contains { $0.hasSuffix(".edited") }, "\(names)")
    }
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

  /// Names that would lead out of the folder, or to a file that was not generated.
  static let hostileNames = [
    "../victim+Generated.swift", "/tmp/victim+Generated.swift", "..", "", ".",
    "Sub/a+Generated.swift",
    "victim.swift", "Package.swift", "..%2fvictim+Generated.swift", "a%00+Generated.swift",
    "a%2+Generated.swift", "a%ff+Generated.swift", "a\\u002f+Generated.swift", "x+Shard0a.swift",
    "\", \"name\": \"victim+Generated.swift",
  ]

  @Test(
    "a manifest with names that lead elsewhere removes and writes nothing there",
    arguments: hostileNames)
  func hostileManifest(_ name: String) throws {
    _ = try generate("Dog")
    let victims = [
      "victim+Generated.swift", "victim.swift", "Package.swift", "Sub/a+Generated.swift",
    ]
    for victim in victims {
      try folder.write("victim", to: victim)
      try folder.write("victim", to: "Generated/\(victim)")
    }
    // The digest is that of the victims' bytes: only the name keeps them from being removed.
    let digest = "1bdd5b5b92e2d9f30a3b223bb359551d0da20e3702923e5f7b0a73889eba3d21"
    let entry =
      "    {\"model\": \"Kennel\", \"name\": \"\(name)\", \"sha256\": \"\(digest)\"}"
    let file = output.appendingPathComponent(Self.manifest)
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let entries = (lines[3..<(lines.count - 3)].map { $0.trimmingCharacters(in: [","]) } + [entry])
    lines.replaceSubrange(
      3..<(lines.count - 3), with: [entries.sorted().joined(separator: ",\n")])
    let text = lines.joined(separator: "\n")
    try folder.write(text, to: "Generated/\(Self.manifest)")
    let result = try generate("Dog")
    #expect(result.errors.contains("[damaged-manifest]"), "\(result.transcript)")
    for victim in victims + victims.map({ "Generated/\($0)" }) {
      let file = folder.url.appendingPathComponent(victim)
      #expect(try String(contentsOf: file, encoding: .utf8) == "victim", "\(victim)")
    }
  }

  @Test("a manifest of a later version is not overwritten, and nothing else is written")
  func newerManifest() throws {
    _ = try generate("Dog")
    let file = output.appendingPathComponent(Self.manifest)
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "\"version\": 1", with: "\"version\": 2")
    try folder.write(text, to: "Generated/\(Self.manifest)")
    let before = try folder.snapshot().filter { $0.key.hasPrefix("Generated/") }
    try folder.write(
      GenerateCommandTests.model(Self.entity("Cat")), to: "Kennel.xcdatamodel/contents")
    let result = try Command.modelwright(
      "generate", folder.url.appendingPathComponent("Kennel.xcdatamodel").path,
      "--output", output.path)
    #expect(result.status == 1 && result.errors.contains("[newer-manifest]"))
    #expect(try folder.snapshot().filter { $0.key.hasPrefix("Generated/") } == before)
  }

  @Test(
    "switching between files an entity and shards, and leaving out SQL, removes what is not generated"
  )
  func switchingLayout() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog", "Walk"])
    try kennel.generateSilently("--sql")
    let entities = try kennel.names()
    #expect(entities.contains("Kennel.sql") && entities.contains("Dog+Generated.swift"))
    try kennel.generateSilently("--layout", "shards")
    #expect(
      try kennel.names()
        == Set((0..<16).map { "KennelModel+Shard\($0 < 10 ? "0" : "")\($0).swift" })
        .union(["KennelModel+Generated.swift", "KennelModel+Migrations.swift", Self.manifest]))
    try kennel.generateSilently("--sql")
    #expect(try kennel.names() == entities)
  }

  @Test("names that JSON would escape are listed all the same")
  func escapedNames() throws {
    let kennel = try Kennel()
    let model = "100% \"\\\u{7f}é"
    try kennel.setModel(["Dog"], model: model)
    try kennel.generateSilently("--sql", model: model)
    let text = try kennel.text(of: Self.manifest)
    #expect(text.contains("\"name\": \"100%25 %22%5c%7fé.sql\""), "\(text)")
    #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil)
    try kennel.setModel(["Dog", "Cat"], model: model)
    try kennel.generateSilently("--sql", model: model)
    try kennel.generateSilently(model: model)
    #expect(!kennel.exists("\(model).sql"))
  }

  @Test("two models that generate one file, or a renamed model, are told apart from edits")
  func sharedFile() throws {
    _ = try generate("Dog")
    let result = try generate("Dog", model: "Pound")
    #expect(result.errors.contains("[shared-file]") && result.errors.contains("'Kennel'"))
    #expect(!result.errors.contains("[edited-file]"))
    #expect(try generate("Dog", model: "Pound").errors.isEmpty)
  }
}
