import ModelwrightModel
import Testing

@testable import ModelwrightChecks

@Suite struct CheckerTests {
  private func version(_ name: String, line: Int32, _ change: (inout Model) -> Void) -> Model {
    var model = Model(name: name)
    model.entities = [
      Entity(
        name: "E",
        relationships: [
          Relationship(
            name: "r", destinationName: "E",
            source: SourceReference(path: name, line: line, column: 1))
        ])
    ]
    change(&model)
    return model
  }

  private var bundle: ModelBundle {
    let old = version("a", line: 4) { model in
      model.entities[0].attributes = [
        Attribute(
          name: "x", type: .composite, source: SourceReference(path: "a", line: 2, column: 3))
      ]
    }
    let older = version("b", line: 9) { _ in }
    let current = version("c", line: 7) { _ in }
    return ModelBundle(name: "M", path: "M", versions: [old, older, current], currentIndex: 2)
  }

  @Test func earlierVersionsAreCheckedForErrors() {
    #expect(
      Checker().check(bundle).map { "\($0.location) \($0.code)" } == [
        "a:2:3 missing-composite", "c:7:1 missing-inverse",
      ])
  }

  @Test func earlierVersionsWarningsAreReportedOnRequest() {
    #expect(
      Checker(warnsAboutEarlierVersions: true).check(bundle)
        .map { "\($0.location) \($0.code)" } == [
          "a:2:3 missing-composite", "a:4:1 missing-inverse", "b:9:1 missing-inverse",
          "c:7:1 missing-inverse",
        ])
  }

  @Test func rulesOnTheDocumentRunWhenNamesLeadNowhere() {
    let model = version("a", line: 1) { model in
      model.entities[0].relationships[0].destinationName = "Missing"
      model.entities[0].relationships[0].deleteRule = .noAction
    }
    #expect(
      Set(Checker().check(model).map(\.code)) == ["unknown-destination", "no-action-delete-rule"])
  }

  @Test("a warning that is raised to an error is still no reason to refuse an earlier version")
  func raisedWarnings() {
    var options = CheckOptions()
    options.weights["missing-inverse"] = .severity(.error)
    #expect(
      Checker(options: options).check(bundle).map { "\($0.location) \($0.severity) \($0.code)" }
        == [
          "a:2:3 error missing-composite", "c:7:1 error missing-inverse",
        ])
  }

  @Test("rules on the structure run on what is left of a model whose names lead nowhere")
  func repairedModels() {
    let model = version("a", line: 1) { model in
      model.entities.append(
        Entity(
          name: "F", relationships: [Relationship(name: "q", destinationName: "Missing")]))
    }
    #expect(
      Checker().check(model).map(\.code).sorted() == ["missing-inverse", "unknown-destination"])
  }

  @Test("the part of a version that was read is checked without what the rest may mend")
  func fragments() {
    let fragment = version("a", line: 1) { model in
      model.entities[0].relationships[0].destinationName = "Later"
      model.entities[0].relationships[0].deleteRule = .noAction
      model.entities.append(Entity(name: "E"))
    }
    #expect(
      Set(Checker().findings(inFragment: fragment).map(\.code))
        == ["duplicate-entity", "no-action-delete-rule"])
  }

  @Test func codesAreUniqueAndInOneStyle() {
    let rules = RuleRegistry.all
    #expect(rules.count > 60)
    #expect(Set(rules.map { $0.code }).count == rules.count)
    for rule in rules {
      #expect(rule.code.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
      #expect(rule.summary.hasSuffix("."))
    }
  }

  @Test func aHostileModelIsReportedUpToALimit() {
    let attributes = (0..<3_000).map { Attribute(name: "a\($0)", type: .undefined) }
    let model = Model(name: "m", entities: [Entity(name: "E", attributes: attributes)])
    let codes = Checker().check(model).map(\.code)
    #expect(codes.filter { $0 == "undefined-type" }.count == 1_000)
    #expect(codes.filter { $0 == "more-diagnostics" }.count == 1)
    #expect(codes.count == 1_003)
    #expect(codes.contains("too-many-columns") && codes.contains("many-properties"))
  }
}
