import Foundation
import ModelwrightChecks
import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightModel
import Testing

@testable import modelwright

/// Which configuration holds for a model.
@Suite struct ConfigurationTests {
  let folder: TemporaryFolder
  /// The model's folder, two below the package.
  static let target = "Sources/Zoo"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try setModel("Zoo", entities: ["Dog"])
  }

  func setModel(_ name: String, entities: [String]) throws {
    let body = entities.map {
      """
      <entity name="\($0)" representedClassName="\($0)">
      <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
      """
    }
    try folder.write(
      GenerateCommandTests.model(body.joined()),
      to: "\(Self.target)/\(name).xcdatamodeld/\(name).xcdatamodel/contents")
  }

  func path(_ path: String) -> String { folder.url.appendingPathComponent(path).path }

  func model(_ name: String = "Zoo") -> String { path("\(Self.target)/\(name).xcdatamodeld") }

  /// The access level of what is generated.
  func level(_ options: [String] = [], model: String? = nil, in place: URL? = nil) throws -> String
  {
    let output = path("Out")
    let result = try Command.run(
      Checkout.tool.path, ["generate", model ?? self.model(), "--output", output] + options,
      in: place)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    let text = try String(
      contentsOf: URL(fileURLWithPath: output + "/Dog+Generated.swift"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("final class Dog") })
    return String(line.split(separator: " ")[1])
  }

  @Test(
    "the file beside the model wins over the target's and the package's, the command line over all")
  func layers() throws {
    #expect(try level() == "public")
    try folder.write(#"{"accessLevel": "internal"}"#, to: "modelwright.json")
    #expect(try level() == "final")
    try folder.write(#"{"accessLevel": "package"}"#, to: "Sources/modelwright.json")
    #expect(try level() == "package")
    try folder.write(#"{"accessLevel": "internal"}"#, to: "\(Self.target)/modelwright.json")
    #expect(try level() == "final")
    #expect(try level(["--access", "public"]) == "public")
    let other = try folder.write(#"{"accessLevel": "package"}"#, to: "other.json")
    #expect(try level(["--config", other.path]) == "package")
    #expect(try level(["--config", other.path, "--access", "internal"]) == "final")
  }

  @Test("it is found from every form of the model's path, also relative ones and a linked model")
  func forms() throws {
    try folder.write(#"{"accessLevel": "package"}"#, to: "modelwright.json")
    let contents = model() + "/Zoo.xcdatamodel/contents"
    let target = folder.url.appendingPathComponent(Self.target)
    #expect(try level(model: contents) == "package")
    #expect(try level(model: model() + "/Zoo.xcdatamodel/") == "package")
    #expect(try level(model: "Zoo.xcdatamodeld", in: target) == "package")
    #expect(try level(model: "../Zoo/Zoo.xcdatamodeld", in: target) == "package")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(#"{"accessLevel": "internal"}"#, to: "modelwright.json")
    let link = elsewhere.url.appendingPathComponent("Zoo.xcdatamodeld")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: model())
    #expect(try level(model: link.path) == "final")
  }

  @Test("without a package only the model's own folder counts")
  func withoutPackage() throws {
    try FileManager.default.removeItem(atPath: path("Package.swift"))
    try folder.write(#"{"accessLevel": "package"}"#, to: "modelwright.json")
    #expect(try level() == "public")
    try folder.write(#"{"accessLevel": "internal"}"#, to: "\(Self.target)/modelwright.json")
    #expect(try level() == "final")
  }

  @Test("what lies above the nearest package does not count")
  func nestedPackage() throws {
    try folder.write(#"{"accessLevel": "package"}"#, to: "modelwright.json")
    try folder.write("// swift-tools-version: 6.1\n", to: "Sources/Package.swift")
    #expect(try level() == "public")
  }

  @Test(
    "every fault of every file is reported at its place by every command, and nothing is written")
  func faults() throws {
    try folder.write(
      "{\"acessLevel\": \"public\",\n\"packs\": [\"cloud\"]}", to: "modelwright.json")
    try folder.write(
      "{\"entities\": {\"Dgo\": {}},\n \"rules\": {\"mising-inverse\": \"off\"}}",
      to: "\(Self.target)/modelwright.json")
    let output = path("Out")
    for arguments in [
      ["generate", model(), "--output", output],
      ["generate", model(), "--output", output, "--check"],
      ["validate", model()], ["schema", model()],
    ] {
      let result = try Command.run(Checkout.tool.path, arguments)
      #expect(result.status == 1 && result.output.isEmpty, "\(result.transcript)")
      for line in [
        "\(path("modelwright.json")):1:2: error: there is no setting 'acessLevel' here; did you mean",
        "\(path("modelwright.json")):2:11: error: 'cloud' of 'packs' is not one of",
        "\(path("Sources/Zoo/modelwright.json")):1:15: error: no model has an entity 'Dgo'; did you",
        "\(path("Sources/Zoo/modelwright.json")):2:12: error: there is no rule 'mising-inverse'; did",
      ] {
        #expect(result.errors.contains(line), "\(result.transcript)")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("an entity of another model in reach is no fault")
  func otherModels() throws {
    try setModel("Farm", entities: ["Cow", "Dog"])
    try folder.write(
      #"{"entities": {"Cow": {}, "Dog": {}}}"#, to: "\(Self.target)/modelwright.json")
    #expect(try level() == "public")
    try folder.write(
      #"{"suppressions": [{"rule": "missing-inverse", "entity": "Cow", "property": "name"}]}"#,
      to: "modelwright.json")
    #expect(try level() == "public")
    try folder.write(#"{"entities": {"Caw": {}}}"#, to: "\(Self.target)/modelwright.json")
    let result = try Command.modelwright("validate", model())
    #expect(result.status == 1 && result.errors.contains("did you mean 'Cow'?"))
  }

  /// What can stand in place of a configuration, made by a shell at `$0`, and what is said of it.
  static let unreadable: [(command: String, problem: String)] = [
    ("mkdir \"$0\"", "cannot be read: this is a folder, not a file"),
    ("mkfifo \"$0\"", "cannot be read: this is neither a file nor a folder"),
    ("ln -s nothing \"$0\"", "cannot be read: there is no such file"),
    ("ln -s modelwright.json \"$0\"", "cannot be read: "),
    ("ln -s . \"$0\"", "cannot be read: this is a folder, not a file"),
    ("ln -s /dev/null \"$0\"", "cannot be read: this is neither a file nor a folder"),
    ("head -c 3000000 /dev/zero > \"$0\"", "cannot be read: it has more than 1048576 bytes"),
    (": > \"$0\"", "a value is missing here"),
  ]

  @Test("what is no configuration is refused by name", arguments: unreadable)
  func refusesOther(command: String, problem: String) throws {
    let file = path("\(Self.target)/modelwright.json")
    #expect(OutputFolderTests.command("sh", "-c", command, file))
    for arguments in [["validate", model()], ["validate", model(), "--config", file]] {
      let result = try Command.run(Checkout.tool.path, arguments)
      #expect(result.status == 1, "\(result.transcript)")
      #expect(result.errors.contains("\(file):1:1: error: \(problem)"), "\(result.transcript)")
    }
  }

  @Test("a link to a configuration is followed, and a missing --config is an error")
  func linksAndMissing() throws {
    try folder.write(#"{"accessLevel": "package"}"#, to: "shared.json")
    try FileManager.default.createSymbolicLink(
      atPath: path("\(Self.target)/modelwright.json"), withDestinationPath: path("shared.json"))
    #expect(try level() == "package")
    let result = try Command.modelwright("validate", model(), "--config", path("nothing.json"))
    #expect(result.status == 1 && result.errors.contains("there is no such file"))
  }

  @Test("weights and suppressions of a configuration hold for findings in the model")
  func weights() throws {
    try folder.write(
      GenerateCommandTests.model(
        """
        <entity name="Dog">
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Dog"/>
        </entity>
        """), to: "\(Self.target)/Zoo.xcdatamodeld/Zoo.xcdatamodel/contents")
    for (text, severity) in [
      ("{}", ": warning: "), (#"{"rules": {"missing-inverse": "off"}}"#, nil),
      (#"{"rules": {"missing-inverse": "error"}}"#, ": error: "),
      (#"{"rules": {"missing-inverse": "note"}}"#, ": note: "),
      (#"{"suppressions": [{"rule": "missing-inverse", "entity": "Dog"}]}"#, nil),
      (
        #"{"suppressions": [{"rule": "missing-inverse", "entity": "Dog", "property": "owner"}]}"#,
        nil
      ),
    ] {
      try folder.write(text, to: "modelwright.json")
      let result = try Command.modelwright("validate", model())
      #expect(result.status == (severity == ": error: " ? 1 : 0), "\(text) \(result.transcript)")
      if let severity {
        #expect(result.errors.contains(severity), "\(text) \(result.transcript)")
        #expect(result.errors.contains("[missing-inverse]"), "\(text) \(result.transcript)")
      } else {
        #expect(result.errors.isEmpty, "\(text) \(result.transcript)")
      }
    }
    try folder.write(#"{"rules": {"unknown-destination": "warning"}}"#, to: "modelwright.json")
    let lowered = try Command.modelwright("validate", model())
    #expect(lowered.status == 1 && lowered.errors.contains("[lowered-error]"))
  }

  @Test("a warning about files that the configuration makes an error stops the run")
  func editedFileAsError() throws {
    #expect(try level() == "public")
    let file = URL(fileURLWithPath: path("Out/Dog+Generated.swift"))
    try Data("// mine\n".utf8).write(to: file)
    try folder.write(#"{"rules": {"edited-file": "error"}}"#, to: "modelwright.json")
    let result = try Command.modelwright("generate", model(), "--output", path("Out"))
    #expect(result.status == 1 && result.errors.contains("error: this generated file was edited"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
    // Nothing was written, so nothing may be said to have been.
    #expect(!result.errors.contains("is overwritten") && !result.errors.contains("is kept"))
    let copies = try FileManager.default.contentsOfDirectory(atPath: path("Out"))
    #expect(!copies.contains { $0.contains(".edited") })
  }

  @Test("the schema that is printed is the published one")
  func schema() throws {
    let result = try Command.modelwright("config", "schema")
    let published = Checkout.root.appendingPathComponent("Documentation/modelwright.schema.json")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(try result.output == String(contentsOf: published, encoding: .utf8))
  }

  @Test("settings become options, every one of them")
  func options() throws {
    let file = ConfigurationFile(
      Array(
        #"""
        {"accessLevel": "package", "imports": ["A"], "conformances": ["B"], "baseClass": "C",
         "constants": false, "snapshots": true,
         "entities": {"E": {"skip": true, "imports": ["F"], "conformances": ["G"], "snapshot": false}},
         "rules": {"a": "off", "b": "note", "c": "warning", "d": "error"},
         "packs": ["cloudkit", "swiftdata"],
         "suppressions": [{"rule": "a", "entity": "E", "property": "p"}]}
        """#.utf8), path: "c")
    #expect(file.diagnostics.isEmpty)
    let generation = file.settings.generationOptions
    #expect(generation.accessLevel == .package && generation.imports == ["A"])
    #expect(generation.conformances == ["B"] && generation.baseClass == "C")
    #expect(!generation.generatesConstants && generation.generatesSnapshots)
    let entity = try #require(generation.entities["E"])
    #expect(entity.isSkipped && entity.imports == ["F"] && entity.conformances == ["G"])
    #expect(entity.generatesSnapshot == false)
    let checks = file.settings.checkOptions
    #expect(
      checks.weights == [
        "a": .off, "b": .severity(.note), "c": .severity(.warning), "d": .severity(.error),
      ])
    #expect(checks.packs == [.cloudKit, .swiftData])
    #expect(
      checks.suppressions == [CheckOptions.Suppression(code: "a", entity: "E", property: "p")])
    #expect(
      Settings().generationOptions == GenerationOptions()
        && Settings().checkOptions == CheckOptions())
  }

  @Test("a name that generated code cannot hold is reported where the nearest configuration has it")
  func placesOfNames() throws {
    try folder.write(#"{"conformances": ["Dog", "String"]}"#, to: "modelwright.json")
    try folder.write(
      """
      {"baseClass": "Dog", "conformances": ["Dog"],
       "entities": {"Dog": {"conformances": ["ManagedObject"]}}}
      """, to: "\(Self.target)/modelwright.json")
    let result = try Command.run(Checkout.tool.path, ["validate", model()])
    let lines = result.errors.split(separator: "\n").filter { $0.contains("[unusable-") }
    #expect(lines.count == 4, "\(result.transcript)")
    for place in [
      "Zoo/modelwright.json:1:15: error: generated classes",
      "Zoo/modelwright.json:1:39: error: a generated class cannot conform to 'Dog'",
      "Zoo/modelwright.json:2:40: error: a generated class cannot conform to 'ManagedObject'",
      "modelwright.json:1:26: error: a generated class cannot conform to 'String'",
    ] {
      #expect(lines.contains { $0.contains(place) }, "\(place) \(lines)")
    }
  }

  @Test("every pack but the one that always runs can be named")
  func packs() {
    for pack in RulePack.allCases {
      let text = "{\"packs\": [\"\(pack.rawValue)\"]}"
      let isKnown = ConfigurationFile(Array(text.utf8), path: "c").diagnostics.isEmpty
      #expect(isKnown == (pack != .core))
    }
  }
}
