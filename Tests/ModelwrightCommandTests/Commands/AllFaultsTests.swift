import Foundation
import Testing

/// All faults of a model in one run, each once, and none that only follows from another.
@Suite struct AllFaultsTests {
  private func codes(_ inside: String, tail: String = "</model>") throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("<model>\n\(inside)\n\(tail)", to: "M.xcdatamodel/contents")
    let result = try Command.run(
      Checkout.tool.path, ["validate", "M.xcdatamodel"], in: folder.url)
    return result.errors.matches(of: #/\[([a-z0-9-]+)\]\n/#).map { String($0.output.1) }
  }

  @Test("faults of reader, structure, rules and generator are reported together")
  func together() throws {
    let found = try codes(
      """
      <entity name="A" parentEntity="Missing" oops="">
      <attribute name="a" attributeType="Strin"/>
      <attribute name="b" optional="perhaps" attributeType="Integer 16" defaultValueString="x"/>
      <attribute name="b" attributeType="String"/>
      </entity>
      <entity name="B">
      <attribute name="hasChanges" attributeType="String"/>
      <attribute name="d" attributeType="String" derived="YES"/>
      <attribute name="m" attributeType="Integer 16" minValueString="9" maxValueString="1"/>
      <relationship name="r" destinationEntity="Missing" maxCount="1" deletionRule="Nulify"/>
      <relationship name="s" optional="YES" destinationEntity="B" maxCount="1"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="zz"/></uniquenessConstraint>
      </uniquenessConstraints>
      </entity>
      <fetchRequest name="f" entity="Missing" fetchLimit="many"/>
      <configuration name="c"><memberEntity name="Missing"/></configuration>
      """)
    #expect(
      found.sorted() == [
        "bad-flag", "bad-number", "duplicate-property", "impossible-bounds", "missing-derivation",
        "missing-inverse", "required-derived", "reserved-property-name", "unconfigured-entity",
        "unconfigured-entity", "unknown-attribute", "unknown-attribute-type", "unknown-delete-rule",
        "unknown-destination", "unknown-fetch-entity",
        "unknown-index-property", "unknown-member-entity", "unknown-parent", "unreadable-default",
      ])
  }

  @Test("that a fetch request gets no function is said when no rule says what its predicate lacks")
  func predicateFollowUps() throws {
    let entity =
      #"<entity name="A"><attribute name="a" optional="YES" attributeType="String"/></entity>"#
    let request = { (predicate: String) in
      #"<fetchRequest name="f" entity="A" predicateString="\#(predicate)"/>"#
    }
    #expect(try codes(entity + request("nonsense == $x")) == ["predicate-key-path"])
    #expect(try codes(entity + request("a == == 3")) == ["predicate-syntax"])
    #expect(try codes(entity + request("a == %@")) == ["predicate-placeholder"])
    #expect(try codes(entity + request("a == 3")) == ["predicate-type"])
    let off = try TemporaryFolder()
    try off.write(
      "<model>\(entity)\(request("a == 3"))</model>", to: "M.xcdatamodel/contents")
    try off.write(#"{"rules": {"predicate-type": "off"}}"#, to: "modelwright.json")
    let result = try Command.run(
      Checkout.tool.path, ["validate", "M.xcdatamodel"], in: off.url)
    #expect(result.errors.contains("[fetch-request-omitted]"), "\(result.transcript)")
  }

  @Test(
    "a fault is not reported again for what was taken in its place",
    arguments: [
      (
        #"<entity name="A"><attribute name="a" attributeType="Strin"/></entity>"#,
        ["unknown-attribute-type"]
      ),
      (
        #"<entity name="A"><relationship name="r" optional="YES" maxCount="1" destinationEntity="A" inverseName="r" inverseEntity="A" deletionRule="No Actoin"/></entity>"#,
        ["unknown-delete-rule"]
      ),
      (
        #"<entity name="A"><relationship name="r" optional="YES" maxCount="1" destinationEntity="B" inverseName="q" inverseEntity="B"/></entity><entity name="C"><relationship name="q" optional="YES" maxCount="1" destinationEntity="A" inverseName="r" inverseEntity="A"/></entity>"#,
        ["unknown-destination"]
      ),
      (
        #"<entity name="A" parentEntity="Anmal"><uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints></entity><entity name="Animal" isAbstract="YES"><attribute name="name" attributeType="String"/></entity>"#,
        ["unknown-parent"]
      ),
      (
        #"<entity name="A" representedClassName="X" codeGenerationType="class"/><entity name="B" representedClassName="X" codeGenerationType="class"/>"#,
        ["duplicate-class"]
      ),
    ])
  func noFollowUps(xml: String, expected: [String]) throws {
    #expect(try codes(xml) == expected)
  }

  @Test("what stands before the place at which reading breaks off is checked")
  func brokenOff() throws {
    let found = try codes(
      """
      <entity name="A"><attribute name="a" attributeType="Strin"/>
      <attribute name="b" attributeType="Integer 16" defaultValueString="x"/>
      <attribute name="b" attributeType="String"/>
      <relationship name="r" optional="YES" destinationEntity="Later" maxCount="1"/></entity>
      <entity name="Later">
      """, tail: "<<<<<<< HEAD")
    #expect(
      found == [
        "unknown-attribute-type", "unreadable-default", "duplicate-property", "merge-conflict",
      ])
  }
}
