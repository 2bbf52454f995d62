import Foundation
import Testing

/// Reports for code scanning: against the structure that the published schema requires, and by content.
@Suite struct SARIFTests {
  private func report() throws -> (text: String, document: [String: Any]) {
    let result = try FaultyModel().validate("--format", "sarif")
    #expect(result.status == 1 && result.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return (result.output, try #require(object as? [String: Any]))
  }

  @Test("the document has the structure of SARIF 2.1.0")
  func structure() throws {
    let problems = SARIFStructure.problems(of: try report().document)
    #expect(problems == [])
  }

  @Test("the structure test itself finds what is missing, unknown or of another kind")
  func structureTest() throws {
    var document = try report().document
    document["version"] = "2.0.0"
    document["extra"] = 1
    document["runs"] = [["tool": ["driver": ["name": 1]]]]
    #expect(
      SARIFStructure.problems(of: document).sorted() == [
        "extra is not allowed", "runs[0].tool.driver.name is no string", "version is '2.0.0'",
      ])
  }

  @Test("columns are UTF-16 code units, places are relative and percent-encoded")
  func places() throws {
    let runs = try #require(try report().document["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let places = try results.map { result in
      let locations = try #require(result["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(artifact["uri"] == "My%20Dogs.xcdatamodel/contents")
      #expect(artifact["uriBaseId"] == "%SRCROOT%")
      return [region["startLine"], region["startColumn"]]
    }
    // In line 4 two characters of three bytes and one of four stand before the place.
    #expect(places == [[4, 40], [5, 19], [6, 75], [7, 21]])
    #expect(runs.first?["columnKind"] as? String == "utf16CodeUnits")
  }

  @Test("every result names a rule that the tool describes")
  func rules() throws {
    let run = try #require((try report().document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(rules.count == 4)
  }

  @Test("a finding keeps its fingerprint when lines are added above it")
  func fingerprints() throws {
    let model = try FaultyModel()
    func fingerprints() throws -> [String] {
      let output = try model.validate("--format", "sarif").output
      return output.matches(of: #/"modelwright\/v1": "([0-9a-f]{32})"/#).map { String($0.output.1) }
    }
    let before = try fingerprints()
    let file = model.folder.url.appendingPathComponent("My Dogs.xcdatamodel/contents")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("<entity name=\"Dog\">", with: "\n\n<entity name=\"Dog\">").utf8)
      .write(to: file)
    #expect(try fingerprints() == before)
    #expect(Set(before).count == 4)
  }
}
