import Foundation
import Testing

/// Files that were edited by hand, and files that the manifest does not know: nothing is lost.
@Suite struct EditedFileTests {
  static let file = "Dog+Generated.swift"

  @Test("an edited file is reported and kept beside before it is overwritten, each edit once")
  func editsAreKept() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    try kennel.generateSilently()
    let generated = try kennel.text(of: Self.file)
    for (edit, copy) in [("// a\n", ""), ("// b\n", "2"), ("// a\n", ""), ("// c\n", "3")] {
      try kennel.folder.write(edit, to: "Generated/\(Self.file)")
      let result = try kennel.generate()
      #expect(result.status == 0, "\(result.transcript)")
      let message = "\(kennel.file(Self.file).path):1:1: warning: this generated file was edited"
      #expect(result.errors.contains(message), "\(result.transcript)")
      #expect(result.errors.contains("'\(Self.file).edited\(copy)'"), "\(result.transcript)")
      #expect(result.errors.contains("[edited-file]"))
      #expect(try kennel.text(of: Self.file) == generated)
      #expect(try kennel.text(of: Self.file + ".edited\(copy)") == edit)
    }
    try kennel.generateSilently()
    #expect(try kennel.names().filter { $0.contains("edited") }.count == 3)
  }

  @Test("an edit that is what is generated now is no edit")
  func sameEdit() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"], attribute: "title")
    try kennel.generateSilently()
    let text = try kennel.text(of: Self.file)
    try kennel.setModel(["Dog"])
    try kennel.generateSilently()
    try kennel.folder.write(text, to: "Generated/\(Self.file)")
    try kennel.setModel(["Dog"], attribute: "title")
    try kennel.generateSilently()
    #expect(try kennel.names().count == 4)
  }

  @Test("without a manifest a generated file that differs is kept, one that is the same is adopted")
  func lostManifest() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog", "Walk"])
    try kennel.generateSilently()
    try FileManager.default.removeItem(at: kennel.file(Kennel.manifest))
    try kennel.generateSilently()
    try FileManager.default.removeItem(at: kennel.file(Kennel.manifest))
    let old = try kennel.text(of: Self.file)
    try kennel.setModel(["Dog", "Walk"], attribute: "title")
    let result = try kennel.generate()
    #expect(result.status == 0 && result.errors.contains("[unrecorded-file]"))
    #expect(try kennel.text(of: Self.file + ".edited") == old)
    try kennel.generateSilently()
  }

  @Test("a link in place of a kept edit is left alone")
  func linkedCopy() throws {
    let kennel = try Kennel()
    let victim = try kennel.folder.write("precious", to: "victim")
    try kennel.setModel(["Dog"])
    try kennel.generateSilently()
    try FileManager.default.createSymbolicLink(
      at: kennel.file(Self.file + ".edited"), withDestinationURL: victim)
    try kennel.folder.write("// a\n", to: "Generated/\(Self.file)")
    #expect(try kennel.generate().status == 0)
    #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
    #expect(try kennel.text(of: Self.file + ".edited2") == "// a\n")
  }
}
