import Foundation
import Testing

/// `modelwright explain`, and that it knows every code.
@Suite struct ExplainCommandTests {
  private struct Entry: Decodable {
    var code, severity, summary, cause, remedy: String
  }

  private func entries() throws -> [Entry] {
    let result = try Command.modelwright("explain", "--format", "json")
    #expect(result.status == 0)
    return try JSONDecoder().decode([String: [Entry]].self, from: Data(result.output.utf8))["codes"]
      ?? []
  }

  @Test("without a code all of them are listed, in lines of 80 columns")
  func table() throws {
    let result = try Command.modelwright("explain")
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.starts(with: #/missing-inverse +warning  A relationship/#) })
    #expect(lines.contains { $0.starts(with: #/unknown-destination +error +A relationship/#) })
  }

  @Test("a page gives cause, remedy and an example, in lines of 80 columns")
  func pages() throws {
    let result = try Command.modelwright("explain", "missing-destination", "bad-flag")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        missing-destination (error)

        A relationship has no destination.

        Cause:
          A relationship leads to objects of one entity, which 'destinationEntity'
          names. Xcode writes an empty one when a relationship was added and never
          finished.

        Remedy:
          Choose a destination, or remove the relationship.

        Example:
            <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify"
                destinationEntity="Person" inverseName="dogs" inverseEntity="Person"/>

        bad-flag (warning)

        A flag is neither YES nor NO.

        Cause:
          Core Data reads everything but YES, true and 1 as NO.

        Remedy:
          Write YES or NO.

        """)
  }

  @Test("an unknown code fails with a suggestion, and the known ones are explained all the same")
  func unknown() throws {
    let result = try Command.modelwright("explain", "mising-inverse", "bad-flag")
    #expect(result.status == 1 && result.output.hasPrefix("bad-flag (warning)"))
    #expect(
      result.errors
        == "modelwright: error: there is no code 'mising-inverse'; did you mean 'missing-inverse'? [unknown-code]\n"
    )
  }

  // MARK: Completeness

  /// The codes that the sources give to diagnostics.
  private func usedCodes() throws -> Set<String> {
    let diagnostic = #/code: "([a-z0-9-]+)"(,\s*severity:)?/#
    let helper = #/(?:error|warning|note)\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/#
    let rule = #/static let code = "([a-z0-9-]+)"/#
    var codes: Set<String> = []
    for file in Checkout.swiftFiles(in: "Sources") where !file.path.contains("Runtime") {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A documentation names its severity after its code, a diagnostic before it.
      codes.formUnion(
        text.matches(of: diagnostic).filter { $0.output.2 == nil }.map { String($0.output.1) })
      codes.formUnion(text.matches(of: helper).map { String($0.output.1) })
      codes.formUnion(text.matches(of: rule).map { String($0.output.1) })
    }
    return codes
  }

  @Test("every code in the sources is documented, and no other")
  func complete() throws {
    let documented = Set(try entries().map(\.code))
    let used = try usedCodes()
    #expect(used.count > 80)
    #expect(used.subtracting(documented).sorted() == [], "without a documentation")
    #expect(documented.subtracting(used).sorted() == [], "documented, but no longer used")
  }

  @Test("no code is documented twice, and every documentation says something")
  func unique() throws {
    let entries = try entries()
    #expect(Set(entries.map(\.code)).count == entries.count)
    for entry in entries {
      #expect(entry.code.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) })
      #expect(["error", "warning", "note"].contains(entry.severity))
      for text in [entry.summary, entry.cause, entry.remedy] {
        #expect(text.hasSuffix("."), "\(entry.code): \(text)")
      }
    }
  }
}
