import ModelwrightArguments
import Testing

@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], [], ["--help", "--unknown"]])
  func root(arguments: [String]) throws {
    guard case .print(let text) = try sampleTool.parse(arguments) else {
      Issue.record("not a text")
      return
    }
    #expect(
      text == """
        OVERVIEW: Does things.

        USAGE: tool <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          generate                Generates classes.
          validate                Validates models.
          template                Works with templates.

          See 'tool help <subcommand>' for detailed help.
        """)
  }

  @Test func version() throws {
    #expect(try text("--version") == "1.2.3")
  }

  @Test func command() throws {
    let expected = """
      OVERVIEW: Generates classes.

      Only what has changed is written.

      USAGE: tool generate <model> --output <output> [--access <access>] \
      [--param <key=value> ...] [--sql] [--force]

      ARGUMENTS:
        <model>                 The model.

      OPTIONS:
        -o, --output <output>   The folder.
        --access <access>       The access level. (values: public, internal; default:
                                public)
        --param <key=value>     A parameter.
        -s, --sql               Also writes SQL.
        -f, --force             Writes always.
        -h, --help              Show help information.

      EXAMPLES:
        # Generates A into B.
        tool generate A --output B
      """
    #expect(try text("generate", "--help") == expected)
    #expect(try text("help", "generate") == expected)
    #expect(try text("generate", "M", "-h") == expected)
  }

  @Test func commandWithCommands() throws {
    #expect(try text("template")?.contains("SUBCOMMANDS:\n  list") == true)
  }
}
