import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML
import Testing

/// What configuration and models themselves say about what is reported.
@Suite struct DiagnosticPolicyTests {
  /// Reads the inside of `<model>`, which begins in line 1.
  private func model(_ inside: String) throws -> Model {
    let text = "<model>" + inside + "</model>"
    return try #require(ModelReader().read(contents: Array(text.utf8), path: "m", name: "V").model)
  }

  private func codes(_ model: Model, _ change: (inout CheckOptions) -> Void = { _ in }) -> [String]
  {
    var options = CheckOptions()
    change(&options)
    return Checker(options: options).check(model).map { "\($0.severity) \($0.code)" }
  }

  private let relationship =
    #"<relationship name="r" optional="YES" maxCount="1" deletionRule="No Action" destinationEntity="E">"#

  private func dogs(entity: String = "", property: String = "") throws -> Model {
    func info(_ codes: String) -> String {
      codes.isEmpty
        ? "" : #"<userInfo><entry key="modelwright.ignore" value="\#(codes)"/></userInfo>"#
    }
    return try model(
      #"<entity name="E">\#(relationship)\#(info(property))</relationship>\#(info(entity))</entity>"#
    )
  }

  @Test("without options and keys everything is reported with the rules' own weights")
  func plain() throws {
    #expect(codes(try dogs()) == ["warning missing-inverse", "warning no-action-delete-rule"])
  }

  @Test("a configuration switches off, lowers and raises")
  func weights() throws {
    let found = codes(try dogs()) {
      $0.weights = ["missing-inverse": .off, "no-action-delete-rule": .severity(.error)]
    }
    #expect(found == ["error no-action-delete-rule"])
    let lowered = codes(try dogs()) { $0.weights["missing-inverse"] = .severity(.note) }
    #expect(lowered.contains("note missing-inverse"))
  }

  @Test("an error that Core Data needs is neither lowered nor suppressed")
  func fixedErrors() throws {
    let broken = try model(
      """
      <entity name="E"><attribute name="a" optional="YES" attributeType="String" derived="YES"/>\
      <relationship name="r" destinationEntity="X" maxCount="1"/>\
      <userInfo><entry key="modelwright.ignore" value="missing-derivation unknown-destination"/>\
      </userInfo></entity>
      """)
    let found = codes(broken) {
      $0.weights = ["missing-derivation": .off, "unknown-destination": .severity(.note)]
      $0.suppressions = [.init(code: "missing-derivation"), .init(code: "unknown-destination")]
    }
    #expect(found == ["error missing-derivation", "error unknown-destination"])
  }

  @Test(
    "suppressions of a configuration hold for what they name",
    arguments: [
      (CheckOptions.Suppression(code: "missing-inverse"), true),
      (CheckOptions.Suppression(code: "missing-inverse", entity: "E"), true),
      (CheckOptions.Suppression(code: "missing-inverse", entity: "E", property: "r"), true),
      (CheckOptions.Suppression(code: "missing-inverse", property: "r"), true),
      (CheckOptions.Suppression(code: "missing-inverse", entity: "F"), false),
      (CheckOptions.Suppression(code: "missing-inverse", entity: "E", property: "s"), false),
      (CheckOptions.Suppression(code: "abstract-leaf"), false),
    ])
  func configuredSuppressions(_ suppression: CheckOptions.Suppression, _ hides: Bool) throws {
    let found = codes(try dogs()) { $0.suppressions = [suppression] }
    #expect(found.contains("warning missing-inverse") == !hides)
  }

  @Test("a pack runs when the model or the configuration asks for it")
  func packs() throws {
    let model = try dogs()
    #expect(!codes(model).contains { $0.contains("cloudkit-") })
    #expect(codes(model) { $0.packs = [.cloudKit] }.contains { $0.contains("cloudkit-") })
    var cloud = model
    cloud.isUsedWithCloudKit = true
    #expect(codes(cloud) == codes(model) { $0.packs = [.cloudKit] })
  }

  @Test("the key of an entity holds for its properties, a property's for itself")
  func keys() throws {
    #expect(codes(try dogs(entity: "missing-inverse")) == ["warning no-action-delete-rule"])
    #expect(codes(try dogs(property: "missing-inverse")) == ["warning no-action-delete-rule"])
    #expect(codes(try dogs(property: "missing-inverse, no-action-delete-rule")) == [])
    #expect(codes(try dogs(property: "no-action-delete-rule\u{20}\u{20}missing-inverse")) == [])
  }

  @Test("keys work at attributes, fetched properties, and attributes of composites")
  func owners() throws {
    let info = #"<userInfo><entry key="modelwright.ignore" value="unreadable-default"/></userInfo>"#
    let attribute =
      #"<attribute name="a" attributeType="Integer 16" defaultValueString="x">\#(info)</attribute>"#
    let other = #"<attribute name="b" attributeType="Integer 16" defaultValueString="x"/>"#
    let found = codes(
      try model(
        #"<entity name="E">\#(attribute)\#(other)<attribute name="c" optional="YES" attributeType="Composite" composite="C"/></entity><composite name="C">\#(attribute)\#(other)</composite>"#
      ))
    #expect(found == ["warning unreadable-default", "warning unreadable-default"])
  }

  @Test("codes that do not exist or hide nothing are reported at their place")
  func remarks() throws {
    let model = try dogs(
      entity: "abstract-leaf", property: "mising-inverse no-action-delete-rule duplicate-entity")
    var policy = DiagnosticPolicy(
      CheckOptions(), catalog: DiagnosticCatalog(Checker.documentation), versions: [model])
    let kept = policy.apply(to: Checker().findings(in: model))
    #expect(kept.map(\.code) == ["missing-inverse"])
    #expect(
      policy.remarks(on: model, isComplete: true).map(\.description) == [
        "m:1:303: warning: 'modelwright.ignore' names 'abstract-leaf', but there is nothing of that kind to ignore; remove it [useless-suppression]",
        "m:1:172: warning: 'modelwright.ignore' names the code 'mising-inverse', which does not exist; did you mean 'missing-inverse'? [unknown-code]",
        "m:1:172: warning: 'modelwright.ignore' names 'duplicate-entity', which is an error that cannot be ignored; remove it [useless-suppression]",
      ])
    #expect(
      policy.remarks(on: model, isComplete: false).map(\.code).sorted() == [
        "unknown-code", "useless-suppression",
      ])
  }

  @Test("what a finding is about is told by its place")
  func subjects() throws {
    let text = try model(
      """
      <entity name="E"><attribute name="a" attributeType="Integer 16" defaultValueString="x"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="zz"/></uniquenessConstraint>\
      </uniquenessConstraints></entity>
      <fetchRequest name="f" entity="X"/>
      """)
    let found = Checker().check(text)
    #expect(
      found.map(\.code) == ["unreadable-default", "unknown-index-property", "unknown-fetch-entity"])
    #expect(
      found.map(\.subject) == [
        .init(entity: "E", property: "a"), .init(entity: "E"), .init(),
      ])
  }

  @Test("a million codes to ignore cost bounded memory")
  func hostileKeys() throws {
    let value = (0..<100_000).map { "c\($0)" }.joined(separator: " ")
    let entities = (0..<200).map {
      Entity(name: "E\($0)", userInfo: [UserInfoEntry(key: "modelwright.ignore", value: value)])
    }
    let model = Model(name: "m", entities: entities, source: SourceReference(path: "m"))
    var policy = DiagnosticPolicy(
      CheckOptions(), catalog: DiagnosticCatalog(Checker.documentation), versions: [model])
    #expect(policy.remarks(on: model, isComplete: true).count <= 1_001)
  }
}
