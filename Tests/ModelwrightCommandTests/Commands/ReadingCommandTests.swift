import Foundation
import Testing

/// `modelwright validate`, `schema`, `--help` and `--version` as processes.
@Suite struct ReadingCommandTests {
  func model() throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    try folder.write(GenerateCommandTests.dog, to: "Kennel.xcdatamodel/contents")
    return (folder, folder.url.appendingPathComponent("Kennel.xcdatamodel").path)
  }

  @Test("validate is silent about a good model, and reads several")
  func validate() throws {
    let (folder, path) = try model()
    let good = try Command.modelwright("validate", path, path)
    #expect(good.status == 0 && good.errors.isEmpty, "\(good.transcript)")
    let bad = try folder.write("<model", to: "Bad.xcdatamodel/contents")
    let mixed = try Command.modelwright("validate", path, bad.path)
    #expect(mixed.status == 1)
    #expect(mixed.errors.contains("Bad.xcdatamodel"))
  }

  @Test("validate refuses what cannot be generated, and says what a store does not do")
  func validateLooksFurther() throws {
    let folder = try TemporaryFolder()
    let reserved = try folder.write(
      GenerateCommandTests.model(
        "<entity name=\"Dog\">\n<attribute name=\"objectID\" attributeType=\"String\"/>\n</entity>"),
      to: "Reserved.xcdatamodel/contents")
    let refused = try Command.modelwright("validate", reserved.deletingLastPathComponent().path)
    #expect(refused.status == 1, "\(refused.transcript)")
    #expect(refused.errors.contains("contents:4:") && refused.errors.contains("objectID"))
    let derived = try folder.write(
      GenerateCommandTests.model(
        """
        <entity name="Dog">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="upper" optional="YES" attributeType="String" derived="YES" \
        derivationExpression="uppercase:(name)"/>
        </entity>
        """),
      to: "Derived.xcdatamodel/contents")
    let warned = try Command.modelwright("validate", derived.deletingLastPathComponent().path)
    #expect(warned.status == 0, "\(warned.transcript)")
    #expect(warned.errors.contains("[underived-attribute]"))
  }

  @Test("schema prints DDL that names its entity and property, and that SQLite accepts")
  func schema() throws {
    let (folder, path) = try model()
    let result = try Command.modelwright("schema", path)
    #expect(result.status == 0, "\(result.transcript)")
    #expect(result.output.contains("CREATE TABLE \"Dog\""))
    #expect(result.output.contains("-- ") && result.output.contains("STRICT"))
    let unknown = try Command.modelwright("schema", path, "--model-version", "Kenel")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("Kennel"))
    withExtendedLifetime(folder) {}
  }

  @Test(
    "help and version go to standard output",
    arguments: [
      ["--help"], ["--version"], ["generate", "--help"], ["validate", "--help"],
      ["schema", "--help"],
    ])
  func help(arguments: [String]) throws {
    let result = try Command.run(Checkout.tool.path, arguments)
    #expect(result.status == 0 && !result.output.isEmpty && result.errors.isEmpty)
  }

  @Test("a reader that goes away does not bring the tool down")
  func brokenPipe() throws {
    let (folder, path) = try model()
    let result = try Command.run(
      "sh", ["-c", "\"$0\" schema \"$1\" | true; exit 0", Checkout.tool.path, path])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    withExtendedLifetime(folder) {}
  }
}
