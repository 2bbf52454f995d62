import ModelwrightArguments
import Testing

@Suite struct ParsingTests {
  @Test(arguments: [
    ["generate", "M", "--output", "D"], ["generate", "--output", "D", "M"],
    ["generate", "--output=D", "M"], ["generate", "-o", "D", "M"], ["generate", "-o=D", "M"],
    ["generate", "--output", "D", "--", "M"],
    // Of an option that is given twice the last counts.
    ["generate", "--output", "X", "M", "--output", "D"],
  ])
  func namesAndPlaces(arguments: [String]) throws {
    guard case .run(let parsed) = try sampleTool.parse(arguments) else {
      Issue.record("not a command")
      return
    }
    #expect(parsed.commandPath == ["tool", "generate"])
    #expect(parsed.required("model") == "M")
    #expect(parsed.value("output") == "D")
    #expect(parsed.required("access") == "public")
    #expect(!parsed.flag("sql"))
  }

  @Test func flagsTogether() throws {
    let parsed = try parse("generate", "M", "-sf", "-o", "D")
    #expect(parsed?.flag("sql") == true)
    #expect(parsed?.flag("force") == true)
  }

  @Test func repeatedValuesKeepTheirOrder() throws {
    let parsed = try parse("generate", "M", "-o", "D", "--param", "a=1", "--param=b=2")
    #expect(parsed?.values("param") == ["a=1", "b=2"])
    #expect(try parse("validate", "A", "B", "C")?.values("model") == ["A", "B", "C"])
  }

  @Test func dashesAfterTheTerminatorAreValues() throws {
    #expect(try parse("validate", "--", "--help", "-x")?.values("model") == ["--help", "-x"])
    #expect(try parse("validate", "-")?.values("model") == ["-"])
    #expect(try parse("generate", "M", "--output=-x")?.value("output") == "-x")
  }

  @Test func nestedCommands() throws {
    #expect(try parse("template", "list")?.commandPath == ["tool", "template", "list"])
  }
}
