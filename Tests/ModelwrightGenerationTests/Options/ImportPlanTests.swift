import Testing

@testable import ModelwrightGeneration

@Suite struct ImportPlanTests {
  /// The imports of a file with some names, in a model whose other files have further ones.
  private func lines(
    _ imports: [String], naming names: Set<String>, others: Set<String> = [],
    accessLevel: AccessLevel = .public
  ) -> [String] {
    let modules = Set(imports.compactMap { ImportPlan.module($0) })
    return ImportPlan(modules, naming: names.union(others), accessLevel: accessLevel)
      .lines(of: modules, naming: names).values.sorted()
  }

  @Test(
    "A module is imported at the level at which the file uses it",
    arguments: [
      (["Kit"], [], ["import Kit"]),
      (["Kit"], ["Kit.Walkable"], ["public import Kit"]),
      (["Kit", "Other"], ["Kit.Walkable"], ["import Other", "public import Kit"]),
      (["Kit", "Other"], ["Walkable"], ["import Kit", "import Other"]),
      (["public Kit", "Other"], ["Walkable"], ["import Other", "public import Kit"]),
      (["public Kit"], [], ["import Kit"]),
      (["public Kit"], ["Other.Walkable"], ["import Kit"]),
      (["Kit", "internal Kit"], ["Walkable"], ["internal import Kit"]),
      (["package Kit", "Kit", "Kit"], ["Walkable"], ["package import Kit"]),
      (["Kit.Sub"], ["Kit.Walkable"], ["public import Kit.Sub"]),
      (["public import Kit", "import Other"], ["X"], ["import Other", "public import Kit"]),
      (["public Foundation"], ["X"], ["import Foundation"]),
    ] as [([String], Set<String>, [String])])
  func levels(_ imports: [String], _ names: Set<String>, _ expected: [String]) {
    #expect(lines(imports, naming: names) == expected)
  }

  @Test("A module that another file imports for the package has a level in every file")
  func mixedLevels() {
    func lines(_ imports: [String], others: Set<String>, _ level: AccessLevel) -> [String] {
      self.lines(imports, naming: [], others: others, accessLevel: level)
    }
    #expect(lines(["Kit"], others: ["Kit.Walkable"], .package) == ["internal import Kit"])
    #expect(lines(["public Kit"], others: ["Own"], .package) == ["internal import Kit"])
    #expect(lines(["Kit"], others: ["Own"], .package) == ["import Kit"])
    #expect(lines(["Kit"], others: ["Kit.Walkable"], .public) == ["import Kit"])
    #expect(lines(["Kit"], others: ["Kit.Walkable"], .internal) == ["import Kit"])
  }

  @Test("No import is of a higher level than what is generated")
  func cappedLevels() {
    let names: Set = ["Own"]
    #expect(
      lines(["public Kit"], naming: names, accessLevel: .package) == ["package import Kit"])
    #expect(lines(["public Kit"], naming: names, accessLevel: .internal) == ["import Kit"])
  }

  @Test(
    "Nothing but a module's name is one",
    arguments: [
      "", "1Kit", "a-b", "Kit; import Other", "Kit\nimport Other", "../Kit", "Kit.", ".Kit",
      "public",
      "public package Kit", "@testable import Kit", "Kit\u{202E}", "`Kit`", "Kit // x",
    ])
  func unusable(_ text: String) {
    let module = ImportPlan.module(text)
    // A level's name alone is a module's name that Swift reserves: it is escaped, not injected.
    #expect(module == nil || module?.name == "`public`", "\(text)")
  }
}
