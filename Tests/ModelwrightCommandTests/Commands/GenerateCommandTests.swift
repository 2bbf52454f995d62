import Foundation
import Testing

/// `modelwright generate` as a process.
@Suite struct GenerateCommandTests {
  static func model(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
    \(body)
    </model>

    """
  }

  static let dog = model(
    """
      <entity name="Dog" representedClassName="Dog">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
    """)

  @Test("writes the classes, and a second run touches nothing")
  func secondRunTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.dog, to: "Kennel.xcdatamodel/contents")
    let output = folder.url.appendingPathComponent("Generated")
    let model = folder.url.appendingPathComponent("Kennel.xcdatamodel").path
    let first = try Command.modelwright("generate", model, "--output", output.path)
    #expect(first.status == 0, "\(first.transcript)")
    let before = try times(in: output)
    #expect(before.keys.contains("Dog+Generated.swift"))
    #expect(before.keys.contains("KennelModel+Generated.swift"))
    let second = try Command.modelwright("generate", model, "--output", output.path)
    #expect(second.status == 0)
    #expect(try times(in: output) == before)
  }

  func times(in folder: URL) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(path).path)
      times[path] = attributes[.modificationDate] as? Date
    }
    return times
  }

  /// Input that is refused: the document and the place and code that are named.
  static let refusals: [(document: String, place: String, code: String)] = [
    ("", "contents", "empty-file"),
    ("<?xml version=\"1.0\"?>\n<model>\n  <entity name=\"A\">\n", "contents:", ""),
    ("<plist/>", "contents:1:", ""),
    (
      model("<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"Integre 16\"/>\n</entity>"),
      "contents:4:", ""
    ),
    (
      model(
        "<entity name=\"A\">\n<relationship name=\"b\" maxCount=\"1\" destinationEntity=\"B\"/>\n</entity>"
      ),
      "contents:4:", "unknown-destination"
    ),
    (
      model(
        "<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>"),
      "contents:3:", "parent-cycle"
    ),
    (
      model("<entity name=\"A\"/>\n<entity name=\"A\"/>"), "contents:4:", "duplicate-entity"
    ),
  ]

  @Test("refuses bad input at its place, exits with 1 and writes nothing", arguments: refusals)
  func refuses(document: String, place: String, code: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Bad.xcdatamodel/contents")
    try folder.write("kept", to: "Generated/Kept.swift")
    let before = try folder.snapshot()
    let result = try Command.modelwright(
      "generate", folder.url.appendingPathComponent("Bad.xcdatamodel").path,
      "--output", folder.url.appendingPathComponent("Generated").path)
    #expect(result.status == 1, "\(result.transcript)")
    #expect(result.errors.contains(place), "\(result.transcript)")
    #expect(result.errors.contains(": error: "))
    if !code.isEmpty { #expect(result.errors.contains("[\(code)]"), "\(result.transcript)") }
    #expect(try folder.snapshot() == before)
  }

  @Test("a missing bundle and an Xcode 3 bundle are refused by name")
  func missingAndBinary() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("Generated").path
    let missing = try Command.modelwright(
      "generate", folder.url.appendingPathComponent("No.xcdatamodeld").path, "--output", output)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("No.xcdatamodeld:1:1: error: "))
    try folder.write("bplist00", to: "Old.xcdatamodel/elements")
    try folder.write("bplist00", to: "Old.xcdatamodel/layout")
    let old = try Command.modelwright(
      "generate", folder.url.appendingPathComponent("Old.xcdatamodel").path, "--output", output)
    #expect(old.status == 1)
    #expect(old.errors.contains("Xcode 3"))
    #expect(old.errors.contains(":1:1: error: "))
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test(
    "wrong usage exits with 64 and the usage of that command",
    arguments: [
      ["generate"], ["generate", "--output"], ["generate", "m", "--outptu", "d"], ["genrate"],
      ["schema"], ["validate", "--format", "yaml", "m"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let result = try Command.run(Checkout.tool.path, arguments)
    #expect(result.status == 64, "\(result.transcript)")
    #expect(result.errors.lowercased().contains("usage:"), "\(result.transcript)")
    #expect(result.output.isEmpty)
  }
}
