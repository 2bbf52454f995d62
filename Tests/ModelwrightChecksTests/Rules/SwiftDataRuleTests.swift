import Testing

/// What the rules on models used with SwiftData find, with the exact place, and what they let pass.
@Suite struct SwiftDataRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "swiftdata-compound-unique", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:201: warning: entity 'E' has a uniqueness constraint on 2 properties, which SwiftData does not support; make one attribute unique"#
    ),
    RuleCase(
      "swiftdata-compound-unique", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint><uniquenessConstraint><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "swiftdata-compound-unique",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "swiftdata-inheritance", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E" isAbstract="YES"></entity><entity name="F" parentEntity="E"></entity>"#,
      #"2:61: warning: entity 'E' is abstract, which SwiftData does not support; clear isAbstract"#,
      #"2:106: warning: entity 'F' inherits from 'E', which SwiftData does not support before iOS 26; repeat the properties"#
    ),
    RuleCase(
      "swiftdata-inheritance", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"></entity>"#),
    RuleCase(
      "swiftdata-ordered", model: #"usedWithSwiftData="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" toMany="YES" ordered="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#,
      #"2:165: warning: relationship 'b' of entity 'A' is ordered, which SwiftData does not keep; sort by an attribute instead"#
    ),
    RuleCase(
      "swiftdata-ordered", model: #"usedWithSwiftData="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" toMany="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "swiftdata-fetched-property", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"><fetchedProperty name="f"><fetchRequest name="f" entity="E"/></fetchedProperty></entity>"#,
      #"2:72: warning: fetched property 'f' of entity 'E' has no counterpart in SwiftData; fetch in code"#
    ),
    RuleCase(
      "swiftdata-fetched-property",
      #"<entity name="E"><fetchedProperty name="f"><fetchRequest name="f" entity="E"/></fetchedProperty></entity>"#
    ),
    RuleCase(
      "swiftdata-attribute", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="Date" optional="YES" derived="YES" derivationExpression="now()"/><attribute name="b" optional="YES" transient="YES"/></entity>"#,
      #"2:114: warning: attribute 'a' of entity 'E' is derived, which SwiftData has no counterpart for; compute it in code"#,
      #"2:166: warning: attribute 'b' of entity 'E' has no type, which a SwiftData property must have; give it one"#
    ),
    RuleCase(
      "swiftdata-attribute", model: #"usedWithSwiftData="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="Date" optional="YES"/></entity>"#),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
