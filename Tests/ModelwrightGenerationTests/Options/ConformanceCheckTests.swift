import Foundation
import Testing

@testable import ModelwrightGeneration

@Suite struct ConformanceCheckTests {
  @Test(
    "A name says what can be known of a conformance",
    arguments: [
      ("Walkable", .usable), ("Kit.Walkable", .usable), ("Kit.Hashable", .usable),
      ("Kit.Dog", .usable), ("Codable", .usable),
      ("Hashable", .inherited), ("Swift.Hashable", .inherited),
      ("ModelwrightRuntime.Fetchable", .inherited),
      ("Dog", .impossible), ("ManagedObject", .impossible), ("Swift.Int", .impossible),
      ("Sendable", .impossible), ("Swift.Sendable", .impossible), ("Data", .impossible),
      ("AnyObject", .impossible), ("Error", .impossible),
    ] as [(String, ConformanceCheck)])
  func checks(_ text: String, _ expected: ConformanceCheck) {
    #expect(ConformanceCheck(text, generated: ["Dog"]) == expected)
  }

  @Test("Every type of the runtime is known")
  func runtimeTypes() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ModelwrightRuntime")
    let declaration =
      /(?m)^(?:@\w+ )?(?:public|open) (?:(?:final|indirect) )?(?:class|struct|enum|actor) (\w+)/
    var found: Set<String> = []
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // What begins with an underscore is for generated code alone.
      found.formUnion(text.matches(of: declaration).map { String($0.1) }.filter { $0.first != "_" })
    }
    #expect(found == ConformanceCheck.runtimeTypes)
  }
}
