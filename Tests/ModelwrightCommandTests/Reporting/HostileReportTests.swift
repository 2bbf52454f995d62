import Foundation
import Testing

/// Models that are made to hijack a terminal, to fake a line, or to bury what matters.
@Suite struct HostileReportTests {
  private func validate(
    _ inside: String, _ options: String...
  ) throws -> (result: CommandResult, lines: [Substring]) {
    let folder = try TemporaryFolder()
    try folder.write("<model>\n\(inside)\n</model>", to: "M.xcdatamodel/contents")
    let result = try Command.run(
      Checkout.tool.path, ["validate", "M.xcdatamodel"] + options, in: folder.url)
    return (result, result.errors.split(separator: "\n"))
  }

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n"
        || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) && !(0x202A...0x202E ~= $0.value)
          && !(0x2066...0x2069 ~= $0.value) && $0.value != 0x2028
    }
  }

  @Test(
    "a name cannot break out of its line",
    arguments: [
      "a&#10;/etc/passwd:1:1: error: gone", "&#13;x", "\u{202E}txt", "\u{85}x", "\u{9B}31m",
      "\u{2028}/x:1:1: error: y", "a&#9;b",
    ])
  func oneLine(name: String) throws {
    for option in ["text", "json", "sarif"] {
      let (result, lines) = try validate(
        #"<entity name="E"><attribute name="\#(name)" attributeType="x"/>"#
          + #"<relationship name="\#(name)" destinationEntity="\#(name)"/></entity>"#,
        "--format", option)
      #expect(result.status == 1)
      #expect(isSafe(result.errors) && isSafe(result.output))
      let pattern = #/^M\.xcdatamodel\/contents:2:[0-9]+: /#
      for line in lines { #expect(line.starts(with: pattern) || line.hasPrefix("   ")) }
    }
  }

  @Test("a name of a megabyte costs a line of ordinary length")
  func longName() throws {
    let name = String(repeating: "n", count: 1 << 20)
    let (result, lines) = try validate(
      #"<entity name="\#(name)"><relationship name="r" destinationEntity="\#(name)x"/></entity>"#)
    #expect(result.status == 1 && !lines.isEmpty)
    #expect(lines.allSatisfy { $0.utf8.count < 4_000 })
  }

  @Test("a fault that stands 5,000 times is cut, counted and does not hide another")
  func manyFaults() throws {
    let many = (0..<5_000).map {
      #"<relationship name="r\#($0)" destinationEntity="X" maxCount="1"/>"#
    }
    let (result, lines) = try validate(
      #"<entity name="E">\#(many.joined(separator: "\n"))<attribute name="a" attributeType="Strin"/></entity>"#
    )
    #expect(result.status == 1)
    #expect(lines.filter { $0.contains("[unknown-destination]") }.count == 1_000)
    #expect(lines.contains { $0.contains("4000 more messages of 'unknown-destination'") })
    #expect(lines.contains { $0.contains("[unknown-attribute-type]") })
  }

  @Test("bytes that are not UTF-8 are shown as such, and what stands before them is checked")
  func damagedBytes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "M.xcdatamodel/contents")
    var bytes = Array("<model>\n<entity name=\"A\"/><entity name=\"A\"/>\n<entity name=\"".utf8)
    bytes += [0x1B, 0xFF] + Array("\"/></model>".utf8)
    try Data(bytes).write(to: file)
    let result = try Command.run(
      Checkout.tool.path, ["validate", "M.xcdatamodel"], in: folder.url)
    #expect(result.errors.contains("[duplicate-entity]") && result.errors.contains("[not-utf8]"))
    #expect(result.errors.contains(#"<entity name="\u{1B}�"/></model>"#) && isSafe(result.errors))
  }

  @Test("a path with a line break and a command line with escapes are made visible")
  func hostilePaths() throws {
    let folder = try TemporaryFolder()
    let missing = try Command.run(
      Checkout.tool.path, ["validate", "a\n/b:1:1: error: x.xcdatamodel"], in: folder.url)
    #expect(missing.status == 1 && missing.errors.split(separator: "\n").count == 1)
    let usage = try Command.modelwright("validate", "--\u{1B}[31mred")
    #expect(usage.status == 64 && isSafe(usage.errors))
  }

  @Test("a place that is no regular file is not read for its line", .timeLimit(.minutes(10)))
  func vanishedSource() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("M.xcdatamodel"), withIntermediateDirectories: true)
    let made = try Command.run("mkfifo", ["M.xcdatamodel/contents"], in: folder.url)
    try #require(made.status == 0)
    let result = try Command.run(
      Checkout.tool.path, ["validate", "M.xcdatamodel"], in: folder.url)
    #expect(result.status == 1 && result.errors.contains("[not-a-file]"))
  }
}
