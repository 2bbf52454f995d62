import Testing

@testable import ModelwrightGeneration

@Suite struct ImportPlanTests {
  private func lines(_ imports: [String], naming names: Set<String>) -> [String] {
    let modules = Set(imports.compactMap { ImportPlan.module($0) })
    return ImportPlan.levels(of: modules, naming: names, accessLevel: .public)
      .map { "\($0.level.rawValue) \($0.name)" }
  }

  @Test(
    "A module is imported at the level at which the file uses it",
    arguments: [
      (["Kit"], [], ["internal Kit"]),
      (["Kit"], ["Kit.Walkable"], ["public Kit"]),
      (["Kit", "Other"], ["Kit.Walkable"], ["public Kit", "internal Other"]),
      (["Kit", "Other"], ["Walkable"], ["public Kit", "public Other"]),
      (["Kit", "internal Other"], ["Walkable"], ["public Kit", "internal Other"]),
      (["package Kit", "Kit", "Kit"], [], ["package Kit"]),
      (["Kit.Sub"], ["Kit.Walkable"], ["public Kit.Sub"]),
      (["public import Kit", "import Other"], [], ["public Kit", "internal Other"]),
    ] as [([String], Set<String>, [String])])
  func levels(_ imports: [String], _ names: Set<String>, _ expected: [String]) {
    #expect(lines(imports, naming: names) == expected)
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
