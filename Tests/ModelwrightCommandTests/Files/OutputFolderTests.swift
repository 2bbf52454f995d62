import Foundation
import Testing

/// Output folders that cannot be written to: the earlier files stay whole.
@Suite struct OutputFolderTests {
  /// Prepares a model and a folder that already holds what it generates.
  func prepare(_ folder: TemporaryFolder, output: URL) throws -> String {
    try folder.write(GenerateCommandTests.dog, to: "Kennel.xcdatamodel/contents")
    let model = folder.url.appendingPathComponent("Kennel.xcdatamodel").path
    let result = try Command.modelwright("generate", model, "--output", output.path)
    #expect(result.status == 0, "\(result.transcript)")
    let more = (0..<400).map {
      "<attribute name=\"a\($0)\" optional=\"YES\" attributeType=\"String\"/>"
    }
    try folder.write(
      GenerateCommandTests.model(
        "<entity name=\"Dog\" representedClassName=\"Dog\">\(more.joined())</entity>"),
      to: "Kennel.xcdatamodel/contents")
    return model
  }

  func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }

  static func command(_ program: String, _ arguments: String...) -> Bool {
    (try? Command.run(program, arguments))?.status == 0
  }

  @Test("a read-only folder")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("Generated")
    let model = try prepare(folder, output: output)
    // The superuser ignores permissions, but not the immutable flag.
    let isImmutable = Self.command("chattr", "+i", output.path)
    if !isImmutable {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: output.path)
    }
    defer {
      if isImmutable { _ = Self.command("chattr", "-i", output.path) }
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: output.path)
    }
    let probe = output.appendingPathComponent("probe").path
    guard !FileManager.default.createFile(atPath: probe, contents: nil) else { return }
    let before = try files(in: output)
    let result = try Command.modelwright("generate", model, "--output", output.path)
    #expect(result.status == 1, "\(result.transcript)")
    #expect(result.errors.contains("error: ") && result.errors.contains(output.path))
    #expect(try files(in: output) == before)
  }

  @Test("a full disk")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    // Only the superuser can mount a small disk; elsewhere this has nothing to try.
    guard Self.command("mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", disk.path) else { return }
    defer { _ = Self.command("umount", disk.path) }
    let output = disk.appendingPathComponent("Generated")
    let model = try prepare(folder, output: output)
    let before = try files(in: output)
    let result = try Command.modelwright("generate", model, "--output", output.path)
    #expect(result.status == 1, "\(result.transcript)")
    #expect(result.errors.contains("error: "))
    #expect(try files(in: output) == before)
  }
}
