import Foundation
import Testing

/// What stands in the way of a generated file: it is named, and nothing at all is written.
@Suite struct ObstacleTests {
  /// Obstacles, each with how a shell makes it at `$1` and the code that names it.
  static let obstacles: [(command: String, code: String)] = [
    ("ln -s \"$0/victim\" \"$1\"", "output-is-link"),
    ("ln -s \"$0/nothing\" \"$1\"", "output-is-link"),
    ("ln -s \"$0\" \"$1\"", "output-is-link"),
    ("mkfifo \"$1\"", "output-in-the-way"),
    ("mkdir \"$1\"", "output-in-the-way"),
    ("mkdir \"$1\" && touch \"$1/file\"", "output-in-the-way"),
  ]

  @Test(
    "a link, a pipe or a folder in place of a generated file or the manifest is refused",
    arguments: obstacles, ["Dog+Generated.swift", Kennel.manifest])
  func obstacle(obstacle: (command: String, code: String), name: String) throws {
    let kennel = try Kennel()
    try kennel.folder.write("precious", to: "victim")
    try kennel.setModel(["Dog"])
    try kennel.generateSilently()
    try FileManager.default.removeItem(at: kennel.file(name))
    #expect(
      OutputFolderTests.command(
        "sh", "-c", obstacle.command, kennel.folder.url.path, kennel.file(name).path))
    try kennel.setModel(["Dog", "Walk"], attribute: "title")
    for options in [[], ["--check"]] {
      let result = try Command.run(Checkout.tool.path, kennel.arguments(options))
      #expect(result.status == 1 && result.output.isEmpty, "\(result.transcript)")
      let place = "\(kennel.file(name).path):1:1: error: "
      #expect(result.errors.contains(place), "\(result.transcript)")
      #expect(result.errors.contains("[\(obstacle.code)]"), "\(result.transcript)")
    }
    #expect(!kennel.exists("Walk+Generated.swift"))
    let victim = kennel.folder.url.appendingPathComponent("victim")
    #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
    #expect(!FileManager.default.fileExists(atPath: kennel.folder.url.path + "/nothing"))
  }

  @Test("a link to the output folder is the user's choice, and is followed")
  func linkedFolder() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    let target = kennel.folder.url.appendingPathComponent("Target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: kennel.output, withDestinationURL: target)
    try kennel.generateSilently()
    #expect(FileManager.default.fileExists(atPath: target.path + "/Dog+Generated.swift"))
  }

  @Test("a file that the user wrote is not overwritten, and the message says what to do")
  func foreignFile() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    try kennel.folder.write("struct Mine {}\n", to: "Generated/Dog+Generated.swift")
    for options in [[], ["--check"]] {
      let result = try Command.run(Checkout.tool.path, kennel.arguments(options))
      #expect(result.status == 1 && result.errors.contains("[foreign-file]"))
      #expect(result.errors.contains("Dog+Generated.swift:1:1: error: this file was not generated"))
    }
    #expect(try kennel.names() == ["Dog+Generated.swift"])
    #expect(try kennel.text(of: "Dog+Generated.swift") == "struct Mine {}\n")
    try FileManager.default.removeItem(at: kennel.file("Dog+Generated.swift"))
    try kennel.generateSilently()
  }

  @Test("a file that a person writes stays, whatever it is: also a link")
  func personsLink() throws {
    let kennel = try Kennel()
    try kennel.folder.write(
      GenerateCommandTests.model(
        "<entity name=\"Dog\" representedClassName=\"Dog\" codeGenerationType=\"category\"/>"),
      to: "Kennel.xcdatamodel/contents")
    let own = try kennel.folder.write("// own\n", to: "Own/Dog.swift")
    try FileManager.default.createDirectory(at: kennel.output, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: kennel.file("Dog.swift"), withDestinationURL: own)
    try kennel.generateSilently()
    #expect(try kennel.text(of: "Dog.swift") == "// own\n")
    #expect(try String(contentsOf: own, encoding: .utf8) == "// own\n")
  }

  @Test("an output folder inside the model is refused, on whatever way it is reached")
  func outputInModel() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"], model: "Big.xcdatamodeld/Big")
    let bundle = kennel.folder.url.appendingPathComponent("Big.xcdatamodeld")
    let link = kennel.folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: bundle)
    let before = try kennel.folder.snapshot()
    let version = bundle.appendingPathComponent("Big.xcdatamodel")
    for model in [bundle, version, version.appendingPathComponent("contents")] {
      for output in [bundle.path, bundle.path + "/a/b", link.path + "/c", version.path + "/../d"] {
        let result = try Command.modelwright("generate", model.path, "--output", output)
        #expect(result.status == 1, "\(result.transcript)")
        #expect(result.errors.contains("[output-in-model]"), "\(result.transcript)")
      }
    }
    #expect(try kennel.folder.snapshot() == before)
  }

  @Test("a model inside the output folder is left alone")
  func modelInOutput() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"], model: "Generated/Kennel")
    let path = kennel.output.appendingPathComponent("Kennel.xcdatamodel").path
    let before = try Data(contentsOf: URL(fileURLWithPath: path + "/contents"))
    let result = try Command.modelwright("generate", path, "--output", kennel.output.path)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/contents")) == before)
  }

  @Test(
    "an output folder that cannot be one is refused by name",
    arguments: ["file", "file/below", "/dev/null", "/proc/nothing/here"])
  func impossibleFolder(path: String) throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    try kennel.folder.write("kept", to: "file")
    let result = try Command.modelwright(
      "generate", kennel.path(), "--output", path, in: kennel.folder.url)
    #expect(result.status == 1, "\(result.transcript)")
    #expect(result.errors.contains("\(path):1:1: error: cannot be written: "))
  }

  @Test("names of every length are written, and a path that is too long is an error")
  func longNames() throws {
    let kennel = try Kennel()
    let name = String(repeating: "Long", count: 55)
    try kennel.setModel([name], model: name)
    try kennel.generateSilently("--sql", model: name)
    #expect(try kennel.names().count == 5)
    try kennel.generateSilently("--sql", "--check", model: name)
    let deep =
      kennel.output.path + String(repeating: "/" + String(repeating: "d", count: 250), count: 20)
    let result = try Command.modelwright("generate", kennel.path(of: name), "--output", deep)
    #expect(result.status == 1 && result.errors.contains("[output-unwritable]"))
  }

  @Test("what cannot be read is called unreadable, not unwritable")
  func unreadable() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    let sources = try kennel.generate("--sources", kennel.folder.url.path + "/nothing")
    #expect(sources.status == 1)
    #expect(sources.errors.contains("/nothing:1:1: error: cannot be read: "))
    let loop = kennel.folder.url.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    let check = try Command.modelwright(
      "generate", kennel.path(), "--output", loop.path, "--check")
    #expect(check.status == 1)
    #expect(check.errors.contains("/loop:1:1: error: cannot be read: "), "\(check.transcript)")
  }
}
