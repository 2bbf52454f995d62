import Foundation
import Testing

/// `modelwright generate --check`: a diff of what would change, and nothing else.
@Suite struct CheckTests {
  @Test("a folder that is up to date is passed without a word, and nothing is touched")
  func upToDate() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog", "Walk"])
    try kennel.generateSilently("--sql")
    let times = try GenerateCommandTests().times(in: kennel.folder.url)
    let result = try kennel.generate("--sql", "--check")
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(try GenerateCommandTests().times(in: kennel.folder.url) == times)
  }

  @Test("a missing folder is not made, and every file is shown as new")
  func missingFolder() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    let result = try kennel.generate("--check")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.transcript)")
    #expect(!FileManager.default.fileExists(atPath: kennel.output.path))
    for name in ["Dog+Generated.swift", "KennelModel+Generated.swift", Kennel.manifest] {
      #expect(result.output.contains("--- /dev/null\n+++ \(kennel.file(name).path)\n@@ -0,0 +1,"))
    }
  }

  @Test("new, changed and removed files are shown, and the diff makes what generating makes")
  func diffIsComplete() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog", "Cat", "Walk"])
    try kennel.generateSilently()
    try kennel.setModel(["Dog", "Walk", "Zebra"], attribute: "title")
    let before = try kennel.folder.snapshot()
    let result = try kennel.generate("--check")
    #expect(result.status == 1, "\(result.transcript)")
    #expect(try kennel.folder.snapshot() == before)
    let path = kennel.file("Cat+Generated.swift").path
    #expect(result.output.contains("--- \(path)\n+++ /dev/null\n@@ -1,"))
    #expect(result.output.contains("-  public var name: String? {\n"))
    #expect(result.output.contains("+  public var title: String? {\n"))

    // `patch`, where there is one, must agree with what `generate` does.
    let patch = try kennel.folder.write(result.output, to: "difference")
    let copy = kennel.folder.url.appendingPathComponent("Copy")
    try FileManager.default.copyItem(at: kennel.output, to: copy)
    try kennel.generateSilently()
    guard OutputFolderTests.command("patch", "--version") else { return }
    let text = try String(contentsOf: patch, encoding: .utf8)
    try Data(text.replacingOccurrences(of: kennel.output.path + "/", with: "").utf8).write(
      to: patch)
    let patched = try Command.run(
      "patch", ["-p0", "-s", "--remove-empty-files", "-i", patch.path], in: copy)
    #expect(patched.status == 0, "\(patched.transcript)")
    for (name, bytes) in try kennel.bytes() {
      #expect(try Data(contentsOf: copy.appendingPathComponent(name)) == bytes, "\(name)")
    }
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: copy.path)) == (try kennel.names()))
  }

  @Test("an edit, a missing manifest and a missing class that a person writes are differences")
  func smallDifferences() throws {
    let kennel = try Kennel()
    try kennel.folder.write(
      GenerateCommandTests.model(
        "<entity name=\"Dog\" representedClassName=\"Dog\" codeGenerationType=\"category\"/>"),
      to: "Kennel.xcdatamodel/contents")
    try kennel.generateSilently()
    #expect(try kennel.generate("--check").status == 0)
    try FileManager.default.removeItem(at: kennel.file("Dog.swift"))
    let missing = try kennel.generate("--check")
    #expect(missing.status == 1 && missing.output.contains("+++ \(kennel.file("Dog.swift").path)"))
    try kennel.generateSilently()
    let text = try kennel.text(of: "Dog+Generated.swift")
    try kennel.folder.write(text + "// mine", to: "Generated/Dog+Generated.swift")
    let edited = try kennel.generate("--check")
    #expect(edited.status == 1 && edited.errors.contains("[edited-file]"), "\(edited.transcript)")
    #expect(edited.output.hasSuffix("-// mine\n\\ No newline at end of file\n"))
    try kennel.folder.write(text, to: "Generated/Dog+Generated.swift")
    try FileManager.default.removeItem(at: kennel.file(Kennel.manifest))
    let unlisted = try kennel.generate("--check")
    #expect(unlisted.status == 1 && unlisted.output.hasPrefix("--- /dev/null\n+++ "))
  }

  @Test("a report in JSON or SARIF has an error for each file that would change")
  func reports() throws {
    let kennel = try Kennel()
    try kennel.folder.write(
      GenerateCommandTests.model("<entity name=\"Dog\" representedClassName=\"Dog\"/>"),
      to: "Kennel.xcdatamodel/contents")
    try kennel.generateSilently()
    for format in ["json", "sarif"] {
      let fresh = try kennel.generate("--check", "--format", format)
      #expect(fresh.status == 0 && !fresh.output.contains("stale-output"), "\(fresh.transcript)")
    }
    let name = try #require(try kennel.names().first { $0.hasSuffix(".swift") })
    try FileManager.default.removeItem(at: kennel.file(name))
    for format in ["json", "sarif"] {
      let stale = try kennel.generate("--check", "--format", format)
      #expect(stale.status == 1 && stale.errors.contains("+++ "), "\(stale.transcript)")
      // SARIF names files by URIs, in which a plus sign is encoded.
      let file = format == "sarif" ? name.replacingOccurrences(of: "+", with: "%2B") : name
      #expect(stale.output.contains("\"stale-output\"") && stale.output.contains(file))
    }
    let text = try kennel.generate("--check")
    #expect(text.status == 1 && text.errors.isEmpty && text.output.contains("+++ "))
  }

  @Test("a model with errors is refused as by generate, and no difference is printed")
  func refusedModel() throws {
    let kennel = try Kennel()
    try kennel.folder.write("<model", to: "Kennel.xcdatamodel/contents")
    let result = try kennel.generate("--check")
    #expect(result.status == 1 && result.output.isEmpty && result.errors.contains("error: "))
  }
}
