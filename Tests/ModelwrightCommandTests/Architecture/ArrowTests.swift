import Foundation
import Testing

/// The arrows of `ARCHITECTURE.md`: who may import whom. No arrow runs back.
@Suite struct ArrowTests {
  /// For each target the project's modules that its sources may import.
  static let arrows: [String: Set<String>] = [
    "ModelwrightModel": [],
    "ModelwrightXML": ["ModelwrightModel", "CModelwrightXML2"],
    "ModelwrightPredicate": ["ModelwrightModel"],
    "ModelwrightChecks": ["ModelwrightModel", "ModelwrightPredicate"],
    "ModelwrightSchema": ["ModelwrightModel", "ModelwrightPredicate"],
    "ModelwrightMigration": ["ModelwrightModel", "ModelwrightSchema"],
    "ModelwrightTemplating": [],
    "ModelwrightGeneration": [
      "ModelwrightModel", "ModelwrightPredicate", "ModelwrightSchema", "ModelwrightMigration",
      "ModelwrightTemplating", "ModelwrightTemplates",
    ],
    "ModelwrightSQLite": ["CModelwrightSQLite", "ModelwrightSchema"],
    "ModelwrightMigrator": [
      "ModelwrightModel", "ModelwrightSchema", "ModelwrightMigration", "ModelwrightSQLite",
    ],
    "ModelwrightRuntime": [
      "ModelwrightModel", "ModelwrightPredicate", "ModelwrightSchema", "ModelwrightMigration",
      "ModelwrightSQLite", "ModelwrightMigrator",
    ],
    "ModelwrightArguments": ["ModelwrightModel"],
    "ModelwrightConfiguration": ["ModelwrightModel"],
    "modelwright": [
      "ModelwrightModel", "ModelwrightXML", "ModelwrightPredicate", "ModelwrightChecks",
      "ModelwrightSchema", "ModelwrightMigration", "ModelwrightSQLite", "ModelwrightMigrator",
      "ModelwrightGeneration", "ModelwrightArguments", "ModelwrightConfiguration",
    ],
  ]

  /// The modules that a file imports, whatever access level or attribute stands before `import`.
  static func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ Self.importModifiers.contains($0) || $0.hasPrefix("@") })
      else { return nil }
      return words.last.map { String($0.prefix { $0 != "." }) }
    }
  }

  static let importModifiers: Set<Substring> = ["public", "package", "internal", "private"]

  @Test("every folder of Sources is in the table, and the table names no other")
  func tableIsComplete() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appendingPathComponent("Sources").path)
    #expect(
      Set(folders.filter { !$0.hasPrefix("C") && !$0.hasPrefix(".") }) == Set(Self.arrows.keys))
  }

  @Test("no target imports what its arrows do not reach", arguments: arrows.keys.sorted())
  func importsFollowTheArrows(target: String) throws {
    let allowed = try #require(Self.arrows[target])
    let files = Checkout.swiftFiles(in: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      for module in try Self.imports(of: file)
      where module.hasPrefix("Modelwright") || module.hasPrefix("CModelwright") {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test("Package.swift gives every target what the table says", arguments: arrows.keys.sorted())
  func packageFollowsTheArrows(target: String) throws {
    let package = try String(
      contentsOf: Checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let text = package.filter { !$0.isWhitespace }
    let beginning = target == "modelwright" ? ".executableTarget(name:" : "module("
    let start = try #require(text.range(of: "\(beginning)\"\(target)\""))
    // The list of dependencies ends with the first bracket; a target without one ends before it.
    let rest = text[start.upperBound...].prefix { $0 != "]" && $0 != ")" }
    let names = rest.split(separator: "\"").filter { $0.first?.isLetter == true && $0.last != "[" }
    #expect(Set(names.map(String.init)) == Self.arrows[target])
  }

  @Test("the arrows have no cycle")
  func noCycle() {
    var done: Set<String> = []
    var left = Self.arrows
    while let next = left.first(where: { $0.value.subtracting(done).allSatisfy { left[$0] == nil } }
    ) {
      done.insert(next.key)
      left[next.key] = nil
    }
    #expect(left.isEmpty, "these targets know each other in a circle: \(left.keys.sorted())")
  }

  @Test("only the runtime imports Foundation: it would double the tool's start-up time")
  func noFoundationInTheTool() throws {
    for target in Self.arrows.keys.sorted() where target != "ModelwrightRuntime" {
      for file in Checkout.swiftFiles(in: "Sources/\(target)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        let isGuarded = text.contains("#if canImport(FoundationEssentials)")
        let importsFoundation = try Self.imports(of: file).contains("Foundation")
        #expect(
          isGuarded || !importsFoundation,
          "\(target)/\(file.lastPathComponent) imports Foundation")
      }
    }
  }

  @Test("every target that other packages see has the project's prefix")
  func targetNames() {
    for name in Self.arrows.keys where name != "modelwright" {
      #expect(name.hasPrefix("Modelwright"))
    }
  }
}
