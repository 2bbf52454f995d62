import ModelwrightChecks
import ModelwrightModel
import Testing

/// What an attribute of the current version was in the versions before it.
@Suite struct RequiredAdditionRuleTests {
  /// What is said about the last of several versions, each given by its contents.
  private func findings(_ versions: String..., current: Int? = nil) throws -> [String] {
    let models = try versions.enumerated().map { index, contents in
      try readModel(contents, name: "V\(index + 1)")
    }
    let bundle = ModelBundle(
      name: "M", path: "M", versions: models, currentIndex: current ?? models.count - 1)
    return Checker().check(bundle).filter { $0.code == "required-addition" }
      .map { "\($0.location.line):\($0.location.column): \($0.message)" }
  }

  private func attribute(_ name: String, _ rest: String = "") -> String {
    "<attribute name=\"\(name)\" attributeType=\"String\" \(rest)/>"
  }

  private func entity(_ name: String, _ contents: String, _ rest: String = "") -> String {
    "<entity name=\"\(name)\" \(rest)>\(contents)</entity>"
  }

  @Test func anAttributeThatWasAdded() throws {
    #expect(
      try findings(entity("E", ""), entity("E", attribute("a"))) == [
        "2:43: attribute 'a' of entity 'E' is required without a default, and objects of version 'V1' have no value for it; give it a default, make it optional, or write a stage that fills it"
      ])
  }

  @Test func theLatestVersionThatLacksItIsNamed() throws {
    let found = try findings(
      entity("E", ""), entity("E", ""), entity("E", attribute("a")), entity("E", attribute("a")))
    #expect(found.count == 1 && found[0].contains("'V2'"))
  }

  @Test func anAttributeThatWasOptionalOrTransient() throws {
    for before in ["optional=\"YES\"", "transient=\"YES\""] {
      #expect(
        try findings(entity("E", attribute("a", before)), entity("E", attribute("a"))).count == 1)
    }
  }

  @Test func whatHasAValueIsLetPass() throws {
    for now in [
      "optional=\"YES\"", "defaultValueString=\"x\"", "transient=\"YES\"",
      "derived=\"YES\" derivationExpression=\"b\"",
    ] {
      #expect(try findings(entity("E", ""), entity("E", attribute("a", now))) == [])
    }
    #expect(try findings(entity("E", attribute("a")), entity("E", attribute("a"))) == [])
  }

  @Test func aNewEntityHasNoObjects() throws {
    #expect(try findings("", entity("E", attribute("a"))) == [])
  }

  @Test func renamedThingsAreFound() throws {
    #expect(
      try findings(
        entity("Old", attribute("b")),
        entity("E", attribute("a", "elementID=\"b\""), "elementID=\"Old\"")) == [])
    #expect(
      try findings(
        entity("Old", attribute("b", "elementID=\"first\""), "elementID=\"First\""),
        entity("E", attribute("a", "elementID=\"first\""), "elementID=\"First\"")) == [])
    #expect(
      try findings(
        entity("Old", attribute("b")), entity("E", attribute("a"), "elementID=\"Old\"")
      ).count == 1)
  }

  @Test func identifiersThatNameTheVersionBeforeAreFollowed() throws {
    let renamed = entity("E", attribute("b", "elementID=\"a\""))
    #expect(try findings(entity("E", attribute("a")), renamed, entity("E", attribute("b"))) == [])
    #expect(
      try findings(
        entity("E", attribute("a")), renamed, entity("E", attribute("c", "elementID=\"b\""))) == [])
    let found = try findings(
      entity("E", attribute("a", "optional=\"YES\"")), renamed, entity("E", attribute("b")))
    #expect(found.count == 1 && found[0].contains("'V1'"))
    let entityRenamed = entity("F", attribute("a"), "elementID=\"E\"")
    #expect(
      try findings(entity("E", attribute("a")), entityRenamed, entity("F", attribute("a"))) == [])
  }

  @Test func anInheritedAttributeCanBecomeAnEntitysOwn() throws {
    #expect(
      try findings(
        entity("P", attribute("a")) + entity("E", "", "parentEntity=\"P\""),
        entity("P", "") + entity("E", attribute("a"), "parentEntity=\"P\"")) == [])
  }

  @Test func oneVersionHasNothingBeforeIt() throws {
    #expect(try findings(entity("E", attribute("a"))) == [])
  }

  @Test func parentsInACircleEndTheSearch() throws {
    #expect(
      try findings(
        entity("E", "", "parentEntity=\"F\"") + entity("F", "", "parentEntity=\"E\""),
        entity("E", attribute("a"))
      ).count == 1)
  }
}
