import Foundation
import Testing

/// Bundles that are not what they seem.
@Suite struct HostileBundleTests {
  private static let contents = Document.with(
    "<entity name=\"Dog\"><attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>"
      + "</entity>")

  private let folder: TemporaryFolder
  private let bundle: URL

  init() throws {
    folder = try TemporaryFolder()
    bundle = folder.url.appendingPathComponent("M.xcdatamodeld")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
  }

  /// Runs the tool on the bundle and expects it to end, soon, with these errors; with none of them
  /// it must succeed.
  private func expect(
    _ codes: [String], of path: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = folder.url.appendingPathComponent("out").path
    let outcome = try GuardedTool(seconds: 30).run(
      "generate", (path ?? bundle).path, "--output", output)
    #expect(!outcome.hasTimedOut, sourceLocation: sourceLocation)
    #expect(outcome.errorCodes == codes, "\(outcome)", sourceLocation: sourceLocation)
    #expect(outcome.result.status == (codes.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
    #expect(
      FileManager.default.fileExists(atPath: output) == codes.isEmpty,
      sourceLocation: sourceLocation)
  }

  private func link(_ place: URL, to target: String) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  private func pipe(_ place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(place.path, 0o644) == 0)
  }

  private func writeVersion(_ name: String) throws {
    try folder.write(Self.contents, to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
  }

  @Test("a pipe that nobody writes to is not waited for")
  func pipes() throws {
    let model = folder.url.appendingPathComponent("pipe")
    try pipe(model)
    try expect(["not-a-file"], of: model)
    let version = bundle.appendingPathComponent("M.xcdatamodel/contents")
    try pipe(version)
    try expect(["not-a-file"])
    try FileManager.default.removeItem(at: version)
    try writeVersion("M")
    try pipe(bundle.appendingPathComponent(".xccurrentversion"))
    try expect(["not-a-file"])
  }

  @Test("a device in place of a file is refused")
  func devices() throws {
    let version = bundle.appendingPathComponent("M.xcdatamodel/contents")
    try link(version, to: "/dev/zero")
    try expect(["not-a-file"])
    try FileManager.default.removeItem(at: version)
    try writeVersion("M")
    try link(bundle.appendingPathComponent(".xccurrentversion"), to: "/dev/zero")
    try expect(["not-a-file"])
  }

  @Test("links that lead in a circle are refused")
  func circles() throws {
    try link(bundle.appendingPathComponent("A.xcdatamodel"), to: "B.xcdatamodel")
    try link(bundle.appendingPathComponent("B.xcdatamodel"), to: "A.xcdatamodel")
    let outcome = try GuardedTool(seconds: 30).run("validate", bundle.path)
    #expect(outcome.result.status == 1 && !outcome.hasTimedOut, "\(outcome)")
  }

  @Test("a bundle inside itself is read once")
  func nesting() throws {
    try writeVersion("M")
    try link(bundle.appendingPathComponent("M.xcdatamodel/M.xcdatamodeld"), to: bundle.path)
    try link(bundle.appendingPathComponent("Loop.xcdatamodeld"), to: bundle.path)
    try expect([])
  }

  @Test("a link to a file elsewhere is read as a model or refused, and none of it is shown")
  func linkOutside() throws {
    let secret = try folder.write("secret = hunter2\n", to: "elsewhere")
    try link(bundle.appendingPathComponent("M.xcdatamodel/contents"), to: secret.path)
    let outcome = try GuardedTool(seconds: 30).run("validate", bundle.path)
    #expect(outcome.result.status == 1, "\(outcome)")
    #expect(outcome.errorCodes == ["malformed-xml"], "\(outcome)")
  }

  @Test("what has gone away is reported as missing")
  func vanished() throws {
    let version = bundle.appendingPathComponent("M.xcdatamodel/contents")
    try link(version, to: folder.url.appendingPathComponent("gone").path)
    try expect(["missing-contents"])
  }

  @Test("a file that may not be read is reported", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try writeVersion("M")
    let version = bundle.appendingPathComponent("M.xcdatamodel/contents")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: version.path)
    try expect(["unreadable-file"])
  }

  @Test(
    "a current version leads nowhere but to a version of the bundle",
    arguments: [
      "../../elsewhere.xcdatamodel", "/etc/passwd", "..", ".", "M.xcdatamodel/../M.xcdatamodel",
      "M.xcdatamodel/", "*.xcdatamodel", String(repeating: "x", count: 100_000) + ".xcdatamodel",
      "\u{202E}ledom.xcdatamodel",
    ])
  func currentVersion(name: String) throws {
    try writeVersion("M")
    try folder.write(Self.contents, to: "elsewhere.xcdatamodel/contents")
    try writeMark("<key>_XCCurrentVersionName</key><string>\(name)</string>")
    try expect(["unknown-current-version"])
  }

  @Test("a property list that wants more than to be read is refused")
  func propertyList() throws {
    try writeVersion("M")
    let mark = "M.xcdatamodeld/.xccurrentversion"
    try folder.write(
      "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><dict>"
        + "<key>_XCCurrentVersionName</key><string>&x;</string></dict></plist>", to: mark)
    try expect(["document-type"])
    try folder.write("bplist00\0\0", to: mark)
    try expect(["binary-property-list"])
    try writeMark(String(repeating: "<dict>", count: 10_000))
    try expect(["too-deep"])
  }

  private func writeMark(_ entries: String) throws {
    try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(entries)</dict></plist>",
      to: "M.xcdatamodeld/.xccurrentversion")
  }
}
