import Foundation
import Testing

/// The three forms in which the faults of one model are written.
@Suite struct ReportFormatTests {
  @Test("text is a line as compilers write it, the source line and a caret")
  func text() throws {
    let result = try FaultyModel().validate()
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors == """
        My Dogs.xcdatamodel/contents:4:46: error: unknown attribute type 'Strin'; did you mean 'String'? [unknown-attribute-type]
             4 |     <attribute name="名前𠀀" attributeType="Strin"/>
               |                                             ^
        My Dogs.xcdatamodel/contents:5:19: error: 'objectID' of entity 'Dog' cannot become a property: a member of every managed object has that name; rename it [reserved-property-name]
             5 |     <attribute name="objectID" attributeType="String"/>
               |                      ^
        My Dogs.xcdatamodel/contents:6:75: error: relationship 'owner' of entity 'Dog' leads to the unknown entity 'Persn'; did you mean 'Person'? [unknown-destination]
             6 | <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Persn"/>
               |                                                                           ^
        My Dogs.xcdatamodel/contents:7:21: warning: relationship 'friend' of entity 'Dog' has no inverse; add one to 'Dog' [missing-inverse]
             7 | <relationship name="friend" optional="YES" maxCount="1" destinationEntity="Dog"/>
               |                     ^

        """)
  }

  @Test("the first lines of text can be read by a build system, the others cannot be mistaken")
  func buildSystems() throws {
    let lines = try FaultyModel().validate().errors.split(separator: "\n")
    let pattern = #/^[^:]+:[0-9]+:[0-9]+: (error|warning|note): /#
    #expect(lines.filter { $0.starts(with: pattern) }.count == 4)
    for line in lines where !line.starts(with: pattern) { #expect(line.hasPrefix("   ")) }
  }

  @Test("colours come on request and change nothing else")
  func colors() throws {
    let model = try FaultyModel()
    let plain = try model.validate().errors
    let colored = try model.validate("--color", "always").errors
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    let forced = try Command.run(
      Checkout.tool.path, ["validate", "My Dogs.xcdatamodel"], in: model.folder.url,
      environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    #expect(forced.errors == colored)
    let refused = try Command.run(
      Checkout.tool.path, ["validate", "My Dogs.xcdatamodel"], in: model.folder.url,
      environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(refused.errors == plain)
  }

  @Test("json is one document on the standard output")
  func json() throws {
    let result = try FaultyModel().validate("--format", "json")
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(
      result.output == """
        {
          "diagnostics": [
            {
              "severity": "error",
              "code": "unknown-attribute-type",
              "message": "unknown attribute type 'Strin'; did you mean 'String'?",
              "path": "My Dogs.xcdatamodel/contents",
              "line": 4,
              "column": 46,
              "entity": "Dog",
              "property": "名前𠀀"
            },
            {
              "severity": "error",
              "code": "reserved-property-name",
              "message": "'objectID' of entity 'Dog' cannot become a property: a member of every managed object has that name; rename it",
              "path": "My Dogs.xcdatamodel/contents",
              "line": 5,
              "column": 19,
              "entity": "Dog",
              "property": "objectID"
            },
            {
              "severity": "error",
              "code": "unknown-destination",
              "message": "relationship 'owner' of entity 'Dog' leads to the unknown entity 'Persn'; did you mean 'Person'?",
              "path": "My Dogs.xcdatamodel/contents",
              "line": 6,
              "column": 75,
              "entity": "Dog",
              "property": "owner"
            },
            {
              "severity": "warning",
              "code": "missing-inverse",
              "message": "relationship 'friend' of entity 'Dog' has no inverse; add one to 'Dog'",
              "path": "My Dogs.xcdatamodel/contents",
              "line": 7,
              "column": 21,
              "entity": "Dog",
              "property": "friend"
            }
          ],
          "counts": {
            "errors": 3,
            "warnings": 1,
            "notes": 0
          }
        }

        """)
  }

  @Test("a document is written when there is nothing to say, and for generate too")
  func emptyDocuments() throws {
    let folder = try TemporaryFolder()
    try folder.write(GenerateCommandTests.dog, to: "Kennel.xcdatamodel/contents")
    let path = folder.url.appendingPathComponent("Kennel.xcdatamodel").path
    let output = folder.url.appendingPathComponent("out").path
    for command in [["validate", path], ["generate", path, "--output", output]] {
      for format in ["json", "sarif"] {
        let result = try Command.run(Checkout.tool.path, command + ["--format", format])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        #expect(document is [String: Any])
      }
    }
    #expect(try folder.snapshot().keys.contains { $0.hasSuffix("Dog+Generated.swift") })
  }

  @Test("quiet hides warnings, unless they are what a strict check fails for")
  func quiet() throws {
    let model = try FaultyModel()
    #expect(try !model.validate("--quiet").errors.contains("warning:"))
    #expect(try model.validate("--quiet").errors.contains("error:"))
    #expect(try model.validate("-q", "--strict").errors.contains("warning:"))
  }
}
