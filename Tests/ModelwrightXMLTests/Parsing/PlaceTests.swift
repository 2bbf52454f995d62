import ModelwrightModel
import ModelwrightXML
import Testing

/// Every value has the place of its first byte, whatever stands before it.
@Suite struct PlaceTests {
  private func fields(_ source: SourceReference?) -> [String] {
    (source?.fields ?? []).map { "\($0.name) \($0.line):\($0.column)" }
  }

  @Test func valuesHaveTheirOwnPlaces() {
    let (model, _) = read(
      """
      \(declaration)
      <model>
          <entity name="Dog" representedClassName='Dog'
              isAbstract = "NO" >
              <attribute
      \t\tname="name"
                  optional="YES"/>
          </entity>
      </model>
      """)
    let entity = model?.entities.first
    #expect(entity?.source.location.description == "m:3:5")
    #expect(
      fields(entity?.source) == ["name 3:19", "representedClassName 3:46", "isAbstract 4:23"])
    #expect(entity?.attributes.first?.source.location.description == "m:5:9")
    #expect(fields(entity?.attributes.first?.source) == ["name 6:9", "optional 7:23"])
  }

  @Test func referencesMarkupInValuesAndOtherLettersDoNotShiftPlaces() {
    let (model, diagnostics) = read(
      """
      \(declaration)
      <model><!-- <entity name="no" a=" --><?pi <a b='?>
      <entity name="a&lt;b&#10;&#x1F436;" representedClassName="x > y = 'z' /" elementID="é🐕"/>\
      <entity name="B
      C" elementID="e"></entity>
      </model>
      """)
    #expect(diagnostics == [])
    let first = model?.entities.first
    let second = model?.entities.last
    #expect(first?.name == "a<b\n🐶")
    #expect(first?.className == "x > y = 'z' /")
    #expect(first?.renamingIdentifier == "é🐕")
    #expect(
      fields(first?.source) == ["name 3:15", "representedClassName 3:59", "elementID 3:85"])
    #expect(second?.name == "B C")
    #expect(fields(second?.source) == ["name 3:108", "elementID 4:15"])
  }

  @Test func linesMayEndAsOnWindowsAndAByteOrderMarkIsNoColumn() {
    let text = "\u{FEFF}<model>\r\n  <entity name=\"E\"\r\n    elementID=\"F\"/>\r\n</model>\r\n"
    let (model, diagnostics) = read(text)
    #expect(diagnostics == [])
    #expect(fields(model?.entities.first?.source) == ["name 2:17", "elementID 3:16"])
    #expect(model?.source.location.description == "m:1:1")
  }

  @Test func membersAndConstraintsHavePlacesUnderTheirNames() {
    let (model, _) = read(
      """
      \(declaration)
      <model><entity name="E"><uniquenessConstraints>
      <uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint>
      </uniquenessConstraints><compoundIndexes><compoundIndex>
      <index value="c"/></compoundIndex></compoundIndexes></entity>
      <configuration name="C"><memberEntity name="E"/></configuration></model>
      """)
    let entity = model?.entities.first
    #expect(
      fields(entity?.uniquenessConstraints.first?.source) == ["value:a 3:42", "value:b 3:65"])
    #expect(fields(entity?.compoundIndexes.first?.source) == ["value:c 5:15"])
    #expect(
      fields(model?.configurations.first?.source) == ["name 6:22", "memberEntity:E 6:45"])
  }

  @Test func aLongDocumentKeepsCounting() {
    let many = (1...3_000).map { "\n  <attribute name=\"a\($0)\"/>" }.joined()
    let (model, _) = read("\(entityHead)\(many)\(entityTail)")
    let last = model?.entities.first?.attributes.last
    #expect(last?.name == "a3000")
    #expect(fields(last?.source) == ["name 3002:20"])
  }
}
