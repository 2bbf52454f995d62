import Foundation
import Testing

/// Documents of any size: refused soon and with little memory, or worked through in a time that grows
/// as they do.
@Suite(.serialized) struct HostileSizeTests {
  /// Writes a document by pieces, so that it never stands in memory as a whole.
  private func write(
    _ piece: (Int) -> String, times count: Int, head: String = Document.head,
    tail: String = Document.tail, to folder: TemporaryFolder
  ) throws -> String {
    let file = try folder.write(head, to: "M.xcdatamodel/contents")
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    var buffer = ""
    for index in 0..<count {
      buffer += piece(index)
      if buffer.utf8.count > 1 << 20 {
        try handle.write(contentsOf: Data(buffer.utf8))
        buffer = ""
      }
    }
    try handle.write(contentsOf: Data((buffer + tail).utf8))
    try handle.close()
    return file.path
  }

  private func expectRefusal(
    _ path: String, _ code: String, memory: Int = 512 << 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try GuardedTool(memory: memory).run("validate", path)
    #expect(outcome.errorCodes == [code], "\(outcome)", sourceLocation: sourceLocation)
    #expect(!outcome.hasTimedOut, sourceLocation: sourceLocation)
  }

  @Test("a file of 200 MB is refused without being read")
  func largeFile() throws {
    let folder = try TemporaryFolder()
    let path = try write({ _ in "" }, times: 0, to: folder)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    // Less than the file's size, and hardly more than the program itself needs.
    try expectRefusal(path, "file-too-large", memory: 160 << 10)
  }

  @Test("a file that never ends is refused: a device, and one that claims to be empty")
  func endlessFile() throws {
    for path in ["/dev/zero", "/dev/full", "/dev/urandom", "/dev/null"]
    where FileManager.default.fileExists(atPath: path) {
      let outcome = try GuardedTool(memory: 160 << 10).run("validate", path)
      #expect(outcome.errorCodes == ["not-a-file"], "\(path): \(outcome)")
    }
  }

  @Test("a million attributes of one entity are refused")
  func manyAttributes() throws {
    let folder = try TemporaryFolder()
    let path = try write(
      { "<attribute name=\"a\($0)\"/>\n" }, times: 1_000_000,
      head: Document.head + "<entity name=\"E\">", tail: "</entity>" + Document.tail, to: folder)
    try expectRefusal(path, "too-many-elements")
  }

  @Test("a million entities are refused")
  func manyEntities() throws {
    let folder = try TemporaryFolder()
    let path = try write({ "<entity name=\"E\($0)\"/>\n" }, times: 1_000_000, to: folder)
    try expectRefusal(path, "too-many-elements")
  }

  @Test("a million attributes of one tag are refused")
  func manyFields() throws {
    let folder = try TemporaryFolder()
    let path = try write(
      { " a\($0)=\"\"" }, times: 1_000_000, head: Document.head + "<entity",
      tail: "/>" + Document.tail, to: folder)
    try expectRefusal(path, "too-many-attributes")
  }

  @Test("a depth of 10,000 is refused")
  func depth() throws {
    let folder = try TemporaryFolder()
    let path = try write(
      { $0 < 10_000 ? "<entity>" : "</entity>" }, times: 20_000, to: folder)
    try expectRefusal(path, "too-deep")
  }

  /// libxml2 itself refuses what is longer than ten megabytes.
  @Test(
    "a long value is refused",
    arguments: [(8 << 20, "value-too-long"), (60 << 20, "malformed-xml")])
  func longValue(length: Int, code: String) throws {
    let folder = try TemporaryFolder()
    let path = try write(
      { _ in "0123456789ABCDEF" }, times: length / 16, head: Document.head + "<entity name=\"",
      tail: "\"/>" + Document.tail, to: folder)
    try expectRefusal(path, code)
  }

  /// A kind of document that grows: one piece, repeated between a head and a tail.
  struct Growth: CustomTestStringConvertible, Sendable {
    var name: String
    var count: Int
    var head = ""
    var piece: @Sendable (Int) -> String
    var tail = ""

    var testDescription: String { name }
  }

  private static let field = "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/>"

  static let growths: [Growth] = [
    Growth(
      name: "entities", count: 400, piece: { "<entity name=\"E\($0)\">\(field)</entity>\n" }),
    Growth(
      name: "entities whose names differ in case", count: 400,
      piece: { number in
        let name = "abcdefghijklm".enumerated().map { place, letter in
          number >> place & 1 == 1 ? letter.uppercased() : String(letter)
        }
        return "<entity name=\"\(name.joined())\">\(field)</entity>\n"
      }),
    Growth(
      name: "sub-entities", count: 200, head: "<entity name=\"R\">\(field)</entity>\n",
      piece: { "<entity name=\"E\($0)\" parentEntity=\"R\"/>\n" }),
    Growth(
      name: "attributes", count: 300, head: "<entity name=\"E\">",
      piece: { "<attribute name=\"a\($0)\" attributeType=\"String\"/>\n" }, tail: "</entity>"),
    Growth(
      name: "indexes", count: 500, head: "<entity name=\"E\">" + field,
      piece: {
        "<fetchIndex name=\"i\($0)\"><fetchIndexElement property=\"a\" type=\"Binary\"/>"
          + "</fetchIndex>\n"
      }, tail: "</entity>"),
    Growth(
      name: "entries of user info", count: 2_000, head: "<entity name=\"E\">\(field)<userInfo>",
      piece: { "<entry key=\"k\($0)\" value=\"v\"/>\n" }, tail: "</userInfo></entity>"),
    Growth(
      name: "fetch requests", count: 500, head: "<entity name=\"E\">\(field)</entity>",
      piece: { "<fetchRequest name=\"r\($0)\" entity=\"E\" predicateString=\"a == $x\"/>\n" }),
    Growth(
      name: "a predicate", count: 2_000,
      head: "<entity name=\"E\">\(field)</entity><fetchRequest name=\"r\" entity=\"E\" "
        + "predicateString=\"",
      piece: { "\($0 == 0 ? "" : " OR ")a == 'x'" }, tail: "\"/>"),
    Growth(
      name: "faults", count: 2_000, head: "<entity name=\"E\">",
      piece: { "<relationship name=\"r\($0)\" destinationEntity=\"X\($0)\"/>\n" },
      tail: "</entity>"),
  ]

  /// Four times the size may take ten times as long on a busy machine, and what a process always takes;
  /// what is quadratic takes sixteen times.
  @Test("time grows as the document does", arguments: growths)
  func growth(_ growth: Growth) throws {
    let small = try time(growth, times: growth.count)
    let large = try time(growth, times: growth.count * 4)
    #expect(large < 10 * max(small, 0.1), "\(small) s, then \(large) s")
  }

  /// The least of three runs: what the machine does besides only adds to it.
  private func time(_ growth: Growth, times count: Int) throws -> TimeInterval {
    let folder = try TemporaryFolder()
    let path = try write(
      growth.piece, times: count, head: Document.head + growth.head,
      tail: growth.tail + Document.tail, to: folder)
    var least = TimeInterval.infinity
    for run in 0..<3 {
      let output = folder.url.appendingPathComponent("out\(run)").path
      let outcome = try GuardedTool().run("generate", path, "--output", output, "--sql")
      #expect(!outcome.hasTimedOut, "\(outcome)")
      least = min(least, outcome.elapsed)
    }
    return least
  }
}
