import ModelwrightArguments
import Testing

@Suite struct ArgumentErrorTests {
  @Test(arguments: [
    (["generat"], "Unknown command 'generat'. Did you mean 'generate'?"),
    (["xyz"], "Unknown command 'xyz'"),
    (["template", "lst"], "Unknown command 'lst'. Did you mean 'list'?"),
    (["help", "valdate"], "Unknown command 'valdate'. Did you mean 'validate'?"),
    (["--output"], "Unknown option '--output'"),
    (["generate"], "Missing expected argument '<model>'"),
    (["generate", "M"], "Missing expected argument '--output <output>'"),
    (["generate", "M", "--output"], "Missing value for '--output <output>'"),
    (["generate", "M", "--output", "--sql"], "Missing value for '--output <output>'"),
    (["generate", "M", "--output", ""], "The value of '--output <output>' is empty"),
    (["generate", "M", "-oD"], "Missing value for '--output <output>'"),
    (["generate", "M", "--outptu", "D"], "Unknown option '--outptu'. Did you mean '--output'?"),
    (["generate", "M", "--zzzzzz"], "Unknown option '--zzzzzz'"),
    (["generate", "M", "-x"], "Unknown option '-x'"),
    (["generate", "M", "-sx"], "Unknown option '-x'"),
    (["generate", "M", "--sql=yes"], "The flag '--sql' takes no value, but 'yes' is given"),
    (["generate", "M", "N", "-o", "D"], "Unexpected argument 'N'"),
    (["generate", "", "-o", "D"], "The value of '<model>' is empty"),
    (
      ["generate", "M", "-o", "D", "--access", "open"],
      "The value 'open' is invalid for '--access <access>'. "
        + "Please provide one of 'public' or 'internal'."
    ),
    (["validate"], "Missing expected argument '<model>'"),
  ])
  func messages(arguments: [String], message: String) {
    let error = #expect(throws: ArgumentError.self) { try sampleTool.parse(arguments) }
    #expect(error?.message == message)
    #expect(error?.usage.hasPrefix("Usage: tool") == true)
  }

  @Test func wholeText() {
    let error = #expect(throws: ArgumentError.self) { try sampleTool.parse(["generate", "M"]) }
    #expect(
      error?.description == """
        Error: Missing expected argument '--output <output>'
        Help:  --output <output>  The folder.
        Usage: tool generate <model> --output <output> [--access <access>] \
        [--param <key=value> ...] [--sql] [--force]
          See 'tool generate --help' for more information.
        """)
    #expect(ArgumentError.exitCode == 64)
  }
}
