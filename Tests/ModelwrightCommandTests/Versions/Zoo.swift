import Foundation
import Testing

/// A bundle of several versions in a temporary folder of its own.
struct Zoo {
  let folder: TemporaryFolder

  /// Writes a bundle: each version with what stands inside its model; the last one is the current.
  init(_ versions: KeyValuePairs<String, String>, isMarked: Bool = true) throws {
    folder = try TemporaryFolder()
    for (name, body) in versions { try write(body, to: name) }
    if isMarked, let last = versions.last { try setCurrent(last.key) }
  }

  /// The bundle's path.
  var path: String { folder.url.appendingPathComponent("Zoo.xcdatamodeld").path }

  var lock: URL { folder.url.appendingPathComponent("Zoo.modelwright-lock.json") }

  /// Writes a version.
  func write(_ body: String, to version: String) throws {
    try folder.write(
      GenerateCommandTests.model(body), to: "Zoo.xcdatamodeld/\(version).xcdatamodel/contents")
  }

  /// Writes `.xccurrentversion`.
  func setCurrent(_ version: String) throws {
    try folder.write(Self.mark(version), to: "Zoo.xcdatamodeld/.xccurrentversion")
  }

  /// `.xccurrentversion` in a form of its own.
  static func mark(_ version: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><!-- ours -->
    <dict> <key>_XCCurrentVersionName</key> <string>\(version).xcdatamodel</string> </dict>
    </plist>
    """
  }

  /// Runs the tool with the bundle as the first argument.
  func run(_ command: String..., with options: [String] = []) throws -> CommandResult {
    try Command.run(Checkout.tool.path, command + [path] + options)
  }

  /// The text of a file in the bundle's folder; `nil` when there is none.
  func text(_ file: String) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
  }

  /// An entity in a model's text.
  static func entity(_ name: String, _ contents: String..., with rest: String = "") -> String {
    "<entity name=\"\(name)\" \(rest)>\n\(contents.joined(separator: "\n"))\n</entity>"
  }

  /// An optional attribute in a model's text.
  static func attribute(
    _ name: String, _ type: String = "String", _ rest: String = "optional=\"YES\""
  )
    -> String
  {
    "<attribute name=\"\(name)\" attributeType=\"\(type)\" \(rest)/>"
  }
}
