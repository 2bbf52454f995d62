import Foundation
import Testing

/// A model and its output folder, in a temporary folder of their own.
struct Kennel {
  static let manifest = ".modelwright-manifest.json"

  let folder: TemporaryFolder
  let output: URL

  init() throws {
    folder = try TemporaryFolder()
    output = folder.url.appendingPathComponent("Generated")
  }

  /// A model's path.
  func path(of model: String = "Kennel") -> String {
    folder.url.appendingPathComponent("\(model).xcdatamodel").path
  }

  /// Writes a model with some entities, each with an attribute.
  func setModel(_ entities: [String], attribute: String = "name", model: String = "Kennel") throws {
    let body = entities.map {
      """
      <entity name="\($0)" representedClassName="\($0)">
      <attribute name="\(attribute)" optional="YES" attributeType="String"/>
      </entity>
      """
    }
    try folder.write(
      GenerateCommandTests.model(body.joined(separator: "\n")), to: "\(model).xcdatamodel/contents")
  }

  /// Runs `modelwright generate`.
  func generate(_ options: String..., model: String = "Kennel") throws -> CommandResult {
    try Command.run(Checkout.tool.path, arguments(options, model: model))
  }

  /// Runs `modelwright generate`, which must succeed without a word.
  func generateSilently(_ options: String..., model: String = "Kennel") throws {
    let result = try Command.run(Checkout.tool.path, arguments(options, model: model))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
  }

  func arguments(_ options: [String], model: String = "Kennel") -> [String] {
    ["generate", path(of: model), "--output", output.path] + options
  }

  func file(_ name: String) -> URL { output.appendingPathComponent(name) }

  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// The names in the output folder.
  func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: output.path))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

  /// Every file of the output folder with its bytes.
  func bytes() throws -> [String: Data] {
    try names().reduce(into: [:]) { $0[$1] = try Data(contentsOf: file($1)) }
  }
}
