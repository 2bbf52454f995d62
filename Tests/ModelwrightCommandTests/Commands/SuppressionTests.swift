import Foundation
import Testing

/// `modelwright.ignore` in a model, through all stages of the tool.
@Suite struct SuppressionTests {
  private func validate(_ inside: String) throws -> CommandResult {
    let folder = try TemporaryFolder()
    try folder.write("<model>\n\(inside)\n</model>", to: "M.xcdatamodel/contents")
    return try Command.run(Checkout.tool.path, ["validate", "M.xcdatamodel"], in: folder.url)
  }

  private func info(_ codes: String) -> String {
    #"<userInfo><entry key="modelwright.ignore" value="\#(codes)"/></userInfo>"#
  }

  @Test("warnings of reader, rules, store and generator are ignored where the model says so")
  func allStages() throws {
    let codes =
      "unknown-attribute missing-inverse underived-attribute transformable-as-data insecure-transformer"
    let inside = { (info: String) in
      """
      <entity name="E">
      <attribute name="a" optional="YES" attributeType="String" color="red"/>
      <attribute name="t" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
      <attribute name="u" optional="YES" attributeType="String" derived="YES" \
      derivationExpression="uppercase:(a)"/>
      <relationship name="r" optional="YES" maxCount="1" destinationEntity="E"/>\(info)
      </entity>
      """
    }
    let open = try validate(inside("")).errors
    for code in codes.split(separator: " ") { #expect(open.contains("[\(code)]"), "\(open)") }
    let ignored = try validate(inside(info(codes)))
    #expect(ignored.status == 0 && ignored.errors.isEmpty, "\(ignored.transcript)")
  }

  @Test("a code that hides nothing is reported once everything was looked for")
  func useless() throws {
    let found = try validate(#"<entity name="E">\#(info("transformable-as-data"))</entity>"#)
    #expect(found.status == 0)
    #expect(found.errors.hasPrefix("M.xcdatamodel/contents:2:"))
    #expect(found.errors.contains("[useless-suppression]"))
  }

  @Test("a model with errors is not said to have useless suppressions")
  func uselessBesideErrors() throws {
    let found = try validate(
      #"<entity name="E">\#(info("transformable-as-data bad-cod"))</entity><entity name="E"/>"#)
    #expect(found.errors.contains("[duplicate-entity]") && found.errors.contains("[unknown-code]"))
    #expect(!found.errors.contains("[useless-suppression]"))
  }
}
