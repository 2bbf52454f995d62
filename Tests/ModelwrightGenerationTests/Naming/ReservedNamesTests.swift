import Foundation
import Testing

@testable import ModelwrightGeneration

@Suite struct ReservedNamesTests {
  /// A generated property of such a name would have to override a member of `ManagedObject`: the list
  /// is compared with the runtime's sources, which this target does not depend on.
  @Test func holdWhatManagedObjectShows() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ModelwrightRuntime")
    var members: Set<String> = []
    for text in try texts(below: sources) where text.contains(/(class|extension) ManagedObject[ :]/)
    {
      members.formUnion(membersOfManagedObject(in: text))
    }
    #expect(members.isSuperset(of: ["objectID", "isDeleted", "willSave", "predicateValue"]))
    #expect(members.subtracting(ReservedNames.runtime) == [])
  }

  private func texts(below folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (paths?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Public properties, and methods without arguments, declared in the class or an extension of it.
  private func membersOfManagedObject(in text: String) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.contains(/^(open class|extension|public extension) ManagedObject( |:)/) {
        isInside = true
      } else if line.hasPrefix("}") {
        isInside = false
      }
      let member = /^  (public|open) (final )?(override )?(var|let|func) ([A-Za-z]\w*)(:|\(\)| )/
      if isInside, let match = line.firstMatch(of: member) { names.append(String(match.5)) }
    }
    return names
  }

  @Test(arguments: ["objectID", "self", "hash", "description", "entity"])
  func refuseProperties(name: String) {
    #expect(ReservedNames.reason(againstProperty: name) != nil)
  }

  /// Real models use these names, and nothing is in their way.
  @Test(arguments: ["version", "id", "name", "deleted", "updated", "type", "entityName", "context"])
  func allowProperties(name: String) {
    #expect(ReservedNames.reason(againstProperty: name) == nil)
  }
}
