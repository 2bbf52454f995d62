import Foundation
import Testing

/// Stages in `modelwright.json`: what is wrong with them, what comes of them.
@Suite struct StageSettingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // V2 differs from V1 in nothing that a store could tell.
    let attributes = [
      "V1": #"<attribute name="age" optional="YES" attributeType="String"/>"#,
      "V2":
        #"<attribute name="age" optional="YES" attributeType="String" defaultValueString="1"/>"#,
      "V3": #"<attribute name="age" optional="YES" attributeType="Integer 16"/>"#,
      "V4": """
      <attribute name="age" optional="YES" attributeType="Integer 16"/>
      <attribute name="name" optional="YES" attributeType="String"/>
      """,
    ]
    for (version, text) in attributes {
      try folder.write(
        GenerateCommandTests.model(
          "<entity name=\"Dog\" representedClassName=\"Dog\">\n\(text)\n</entity>"),
        to: "Kennel.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>V4.xcdatamodel</string></dict></plist>
      """, to: "Kennel.xcdatamodeld/.xccurrentversion")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func setStages(_ stages: [(String, String)]) throws {
    let list = stages.map { #"{ "from": "\#($0.0)", "to": "\#($0.1)" }"# }
    try folder.write(
      "{\n  \"stages\": [\n    \(list.joined(separator: ",\n    "))\n  ]\n}\n",
      to: "modelwright.json")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String { code }
    var stages: [[String]]
    var code: String
    var line: Int
  }

  @Test(arguments: [
    Fault(stages: [["V3", "V1"]], code: "stage-order", line: 3),
    Fault(stages: [["V3", "V3"]], code: "stage-order", line: 3),
    Fault(stages: [["V1", "V2"]], code: "stage-unchanged", line: 3),
    Fault(stages: [["V1", "V3"], ["V2", "V4"]], code: "stage-overlap", line: 4),
    Fault(stages: [["V1", "V3"], ["V1", "V3"], ["V1", "V4"]], code: "stage-overlap", line: 5),
    Fault(stages: [["V1", "V9"]], code: "configured-version", line: 3),
  ])
  func wrongStagesAreErrorsAtTheirPlace(_ fault: Fault) throws {
    try setStages(fault.stages.map { ($0[0], $0[1]) })
    for command in [["validate"], ["generate", "--output", path("Out")]] {
      let result = try Command.run(
        Checkout.tool.path, [command[0], path("Kennel.xcdatamodeld")] + command.dropFirst())
      #expect(result.status == 1)
      #expect(result.errors.contains("modelwright.json:\(fault.line):"), "\(result.transcript)")
      #expect(result.errors.contains("[\(fault.code)]"), "\(result.transcript)")
    }
    #expect(!FileManager.default.fileExists(atPath: path("Out")))
  }

  @Test("the code of a stage is written once, and asked for where nothing may be written")
  func writesTheCodeOnce() throws {
    try setStages([("V2", "V3")])
    let model = path("Kennel.xcdatamodeld")
    let arguments = ["generate", model, "--output", path("Out"), "--human-output", path("Mine")]
    let first = try Command.run(Checkout.tool.path, arguments)
    #expect(first.status == 0, "\(first.transcript)")
    let file = path("Mine/KennelModel+MigrateV2ToV3.swift")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("static func migrateV2ToV3(_ migration: MigrationContext) throws {"))
    #expect(text.contains("// - Dog.age: "))
    try Data("// mine\n".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try Command.run(Checkout.tool.path, arguments).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "// mine\n")

    let build = ["generate", model, "--output", path("Build"), "--layout", "shards", "--sources"]
    let missing = try Command.run(Checkout.tool.path, build + [path("Out")])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("modelwright.json:3:"), "\(missing.transcript)")
    #expect(missing.errors.contains("[missing-stage]"))
    let found = try Command.run(Checkout.tool.path, build + [path("Mine")])
    #expect(found.status == 0, "\(found.transcript)")
  }

  @Test("the test of the migrations is written once, the versions each time")
  func writesTheTest() throws {
    let arguments = [
      "generate", path("Kennel.xcdatamodeld"), "--output", path("Sources/Dogs/Generated"),
      "--tests", path("Tests"),
    ]
    let first = try Command.run(Checkout.tool.path, arguments)
    #expect(first.status == 0, "\(first.transcript)")
    let test = path("Tests/KennelModelMigrationTests.swift")
    let text = try String(contentsOfFile: test, encoding: .utf8)
    #expect(text.contains("@testable import Dogs\n"))
    try Data("// mine\n".utf8).write(to: URL(fileURLWithPath: test))
    let versions = path("Tests/KennelModel+Versions.swift")
    let before = try String(contentsOfFile: versions, encoding: .utf8)
    #expect(before.components(separatedBy: "\"\"\"").count == 9, "four versions")
    #expect(try Command.run(Checkout.tool.path, arguments).status == 0)
    #expect(try String(contentsOfFile: test, encoding: .utf8) == "// mine\n")
    #expect(try Command.run(Checkout.tool.path, arguments + ["--check"]).status == 0)
  }
}
