import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML
import Testing

/// Reads a model from what stands inside `<model>` in line 2.
private func parse(_ contents: String) throws -> Model {
  let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model>\(contents)</model>"
  let (model, diagnostics) = ModelReader().read(
    contents: Array(text.utf8), path: "m", name: "Version")
  #expect(diagnostics == [])
  return try #require(model)
}

/// Every rule on a model that breaks it, and what is said, with the exact place.
@Suite struct RuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var xml: String
    var expected: [String]
    var testDescription: String { xml }

    init(_ xml: String, _ expected: String...) {
      self.xml = xml
      self.expected = expected
    }
  }

  static let inverse =
    #"<relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E" toMany="YES"/>"#

  /// Each stands in line 3, inside an entity `E`.
  static let inEntity: [Case] = [
    Case(#"<attribute name="a" attributeType="Integer 16" defaultValueString="0.0"/>"#),
    Case(
      #"<attribute name="a" attributeType="Integer 16" defaultValueString="40000"/>"#,
      "m:3:68: warning: the default '40000' of attribute 'a' of entity 'E' is no Integer 16 and is ignored; correct or remove it [unreadable-default]"
    ),
    Case(
      #"<attribute name="a" attributeType="UUID" defaultValueString="x"/>"#,
      "m:3:62: warning: the default 'x' of attribute 'a' of entity 'E' is no UUID and is ignored; correct or remove it [unreadable-default]"
    ),
    Case(
      #"<attribute name="a" attributeType="String" minValueString="few" maxValueString="9"/>"#,
      "m:3:60: warning: the bound 'few' of attribute 'a' of entity 'E' is no number and is ignored; correct or remove it [unreadable-bound]"
    ),
    Case(
      #"<attribute name="a" attributeType="Double" maxValueString="many"/>"#,
      "m:3:60: warning: the bound 'many' of attribute 'a' of entity 'E' is no number and is ignored; correct or remove it [unreadable-bound]"
    ),
    Case(
      #"<attribute name="a" attributeType="Decimal" minValueString="2.5" maxValueString="2.4"/>"#,
      "m:3:61: warning: no value of attribute 'a' of entity 'E' is valid: its least value is greater than its greatest [impossible-bounds]"
    ),
    Case(
      #"<attribute name="a" attributeType="Date" minDateTimeInterval="2" maxDateTimeInterval="1"/>"#,
      "m:3:63: warning: no value of attribute 'a' of entity 'E' is valid: its least value is greater than its greatest [impossible-bounds]"
    ),
    Case(
      #"<attribute name="a" attributeType="String" derived="YES" optional="YES"/>"#,
      "m:3:53: error: attribute 'a' of entity 'E' is derived but has no derivation expression; give it one [missing-derivation]"
    ),
    Case(
      #"<attribute name="a" optional="YES"/>"#,
      "m:3:1: warning: attribute 'a' of entity 'E' is stored but has no type; give it one or make it transient [undefined-type]"
    ),
    Case(#"<attribute name="a" optional="YES" transient="YES"/>"#),
    Case(
      #"<attribute name="a" attributeType="ObjectID"/>"#,
      "m:3:36: warning: attribute 'a' of entity 'E' has a type that only models made in code can use; use a relationship [undefined-type]"
    ),
    Case(
      #"<relationship name="r" toMany="YES" destinationEntity="E"/>"#,
      "m:3:21: warning: relationship 'r' of entity 'E' has no inverse; add one to 'E' [missing-inverse]"
    ),
    Case(inverse),
    Case(
      #"<relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E" deletionRule="No Action"/>"#,
      "m:3:94: warning: relationship 'r' of entity 'E' has the delete rule No Action, which can leave its inverse dangling; use Nullify [no-action-delete-rule]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E" ordered="YES" maxCount="1" optional="YES"/>"#,
      "m:3:89: warning: relationship 'r' of entity 'E' is to-one, so 'ordered' means nothing; remove it, or make it to-many [ordered-to-one]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E" minCount="3" maxCount="2" toMany="YES"/>"#,
      "m:3:90: warning: relationship 'r' of entity 'E' can never be valid: its least count is greater than its greatest [impossible-count]"
    ),
    Case(
      #"<attribute name="userID" attributeType="String"/><attribute name="userId" attributeType="String"/>"#,
      "m:3:67: warning: 'userID' and 'userId' of entity 'E' differ only in case; rename one [property-name-case]"
    ),
    Case(
      inverse
        + #"<uniquenessConstraints><uniquenessConstraint><constraint value="r"/></uniquenessConstraint></uniquenessConstraints>"#,
      "m:3:158: error: 'r' of entity 'E' cannot be unique: it is a to-many relationship [constraint-property]"
    ),
    Case(
      #"<attribute name="a" attributeType="String" transient="YES"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints>"#,
      "m:3:125: error: 'a' of entity 'E' cannot be unique: it is transient, so it is not stored [constraint-property]"
    ),
    Case(
      #"<attribute name="a" attributeType="String" transient="YES"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex>"#,
      "m:3:111: warning: fetch index 'i' of entity 'E' cannot index 'a', which is not stored in its rows; remove it [index-property]"
    ),
    Case(
      #"<attribute name="a" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a" type="RTree"/></fetchIndex>"#,
      "m:3:95: error: the R-tree index 'i' of entity 'E' cannot hold 'a': it holds stored numbers only [spatial-index]"
    ),
    Case(
      #"<attribute name="a" attributeType="Double"/><fetchIndex name="i"><fetchIndexElement property="a" type="RTree"/></fetchIndex>"#
    ),
    Case(
      #"<attribute name="a" attributeType="Double"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="i"><fetchIndexElement property="b"/></fetchIndex><attribute name="b" attributeType="Double"/>"#,
      "m:3:130: error: entity 'E' has two fetch indexes 'i'; rename or remove one [duplicate-index]"
    ),
  ]

  @Test(arguments: inEntity)
  func ruleOnProperties(_ example: Case) throws {
    let model = try parse("<entity name=\"E\">\n\(example.xml)\n</entity>")
    #expect(Checker().check(model).map(\.description) == example.expected)
  }

  /// Each stands in line 2, behind `<model>`.
  static let inModel: [Case] = [
    Case(
      #"<entity name="E"/><entity name="e"/>"#,
      "m:2:40: warning: entities 'E' and 'e' differ only in case; rename one [entity-name-case]",
      "m:2:40: warning: the name of entity 'e' begins in lower case; begin it with a capital [name-capitalization]"
    ),
    Case(
      #"<entity name="A" representedClassName="NSManagedObject"/><entity name="B" representedClassName="NSManagedObject"/>"#
    ),
    Case(
      #"<entity name="A" isAbstract="YES"/>"#,
      "m:2:37: warning: entity 'A' is abstract but nothing inherits from it, so it has no objects [abstract-leaf]"
    ),
    Case(#"<entity name="A" isAbstract="YES"/><entity name="B" parentEntity="A"/>"#),
    Case(
      #"<entity name="A"><relationship name="r" destinationEntity="B" inverseName="s" inverseEntity="B" transient="YES"/></entity>"#
        + #"<entity name="B"><relationship name="s" optional="YES" destinationEntity="A" inverseName="r" inverseEntity="A"/></entity>"#,
      "m:2:115: warning: relationship 'r' of entity 'A' is transient but its inverse is stored; make both the same [transient-inverse]"
    ),
    Case(
      #"<entity name="A"><attribute name="a" attributeType="String"/>"#
        + #"<relationship name="r" optional="YES" destinationEntity="B" inverseName="s" inverseEntity="B" deletionRule="Deny"/>"#
        + #"<uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#
        + #"<entity name="B"><relationship name="s" destinationEntity="A" inverseName="r" inverseEntity="A"/></entity>"#,
      "m:2:345: error: entity 'A' has uniqueness constraints, but relationship 's' of entity 'B' requires it; make that optional [constraint-inverse]"
    ),
    Case(
      #"<entity name="A"><attribute name="c" attributeType="Composite" composite="C"/><fetchIndex name="i">"#
        + #"<fetchIndexElement property="c.x" type="RTree"/><fetchIndexElement property="c.s" type="RTree"/></fetchIndex></entity>"#
        + #"<composite name="C"><attribute name="x" attributeType="Double"/><attribute name="s" attributeType="String" defaultValueString=""/></composite>"#,
      "m:2:184: error: the R-tree index 'i' of entity 'A' cannot hold 'c.s': it holds stored numbers only [spatial-index]"
    ),
  ]

  @Test(arguments: inModel)
  func ruleOnEntities(_ example: Case) throws {
    #expect(Checker().check(try parse(example.xml)).map(\.description) == example.expected)
  }
}
