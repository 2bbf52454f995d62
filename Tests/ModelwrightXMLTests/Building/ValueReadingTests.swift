import ModelwrightModel
import ModelwrightXML
import Testing

/// How single values are read: core-data.md §1.2, §1.5 and §1.6.
@Suite struct ValueReadingTests {
  @Test(arguments: [
    ("YES", true), ("yes", true), ("true", true), ("TRUE", true), ("1", true), ("NO", false),
    ("no", false), ("false", false), ("0", false), ("", false),
  ])
  func flags(_ text: String, _ wanted: Bool) {
    let (model, diagnostics) = read(
      "\(entityHead)<attribute name=\"a\" optional=\"\(text)\"/>\(entityTail)")
    #expect(model?.entities.first?.attributes.first?.isOptional == wanted)
    #expect(diagnostics == [])
  }

  @Test(arguments: AttributeType.allCases)
  func everyTypeIsKnown(_ type: AttributeType) {
    let (model, diagnostics) = read(
      "\(entityHead)<attribute name=\"a\" attributeType=\"\(type.rawValue)\"/>\(entityTail)")
    #expect(model?.entities.first?.attributes.first?.type == type)
    #expect(diagnostics == [])
  }

  /// `toMany` and `maxCount`, and what they make of a relationship.
  @Test(arguments: [
    ("", false, 0), ("toMany=\"YES\"", true, 0), ("toMany=\"NO\"", false, 0),
    ("maxCount=\"1\"", false, 0), ("maxCount=\"0\"", true, 0), ("maxCount=\"-1\"", true, 0),
    ("toMany=\"YES\" maxCount=\"9\"", true, 9),
    ("toMany=\"NO\" maxCount=\"1\"", false, 0),
  ])
  func cardinality(_ text: String, _ isToMany: Bool, _ maximum: Int) {
    let (model, diagnostics) = read(
      "\(entityHead)<relationship name=\"r\" destinationEntity=\"E\" \(text)/>\(entityTail)")
    let relationship = model?.entities.first?.relationships.first
    #expect(relationship?.isToMany == isToMany)
    #expect(relationship?.maximumCount == maximum)
    #expect(diagnostics == [])
  }

  @Test(arguments: [
    ("class", Entity.CodeGeneration.classDefinition), ("category", .category),
    ("", .manual),
  ])
  func codeGeneration(_ text: String, _ wanted: Entity.CodeGeneration) {
    let (model, diagnostics) = read(
      "\(declaration)\n<model><entity name=\"E\" codeGenerationType=\"\(text)\"/></model>")
    #expect(model?.entities.first?.codeGeneration == wanted)
    #expect(diagnostics == [])
  }

  @Test func anEmptyTextStandsForAnAbsentOneExceptInADefault() {
    let (model, _) = read(
      """
      \(declaration)
      <model userDefinedModelVersionIdentifier="">
        <entity name="E" representedClassName="" parentEntity="" elementID="">
          <attribute name="a" attributeType="" valueTransformerName="" defaultValueString=""/>
          <relationship name="r" destinationEntity="E" inverseName="" deletionRule=""/>
        </entity>
      </model>
      """)
    let entity = model?.entities.first
    #expect(model?.versionIdentifier == nil)
    #expect(entity?.className == nil && entity?.parentName == nil)
    #expect(entity?.renamingIdentifier == nil)
    #expect(entity?.attributes.first?.type == .undefined)
    #expect(entity?.attributes.first?.valueTransformerName == nil)
    #expect(entity?.attributes.first?.defaultValueString == "")
    #expect(entity?.relationships.first?.inverseName == nil)
    #expect(entity?.relationships.first?.deleteRule == .nullify)
  }

  @Test func derivedWithoutExpressionIsKeptAsAnEmptyOne() {
    let (model, diagnostics) = read(
      "\(entityHead)<attribute name=\"a\" derived=\"YES\"/>\(entityTail)")
    #expect(model?.entities.first?.attributes.first?.derivationExpression == "")
    #expect(diagnostics == [])
  }

  @Test func aDocumentWithoutEntitiesIsAModel() {
    #expect(read("<model/>").model == Model(name: "Version"))
    #expect(read("\(declaration)\n<model><elements/></model>").diagnostics == [])
  }
}
