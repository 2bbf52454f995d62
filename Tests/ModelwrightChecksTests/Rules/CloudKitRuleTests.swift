import Testing

/// What the rules on models used with CloudKit find, with the exact place, and what they let pass.
@Suite struct CloudKitRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "cloudkit-inverse", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><relationship name="r" destinationEntity="E" optional="YES"/></entity>"#,
      #"2:68: error: relationship 'r' of entity 'E' has no inverse, which CloudKit needs; add one to 'E'"#
    ),
    RuleCase(
      "cloudkit-inverse",
      #"<entity name="E"><relationship name="r" destinationEntity="E" optional="YES"/></entity>"#),
    RuleCase(
      "cloudkit-inverse", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "cloudkit-ordered", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" toMany="YES" ordered="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#,
      #"2:164: error: relationship 'b' of entity 'A' is ordered, which CloudKit cannot be; sort by an attribute instead"#
    ),
    RuleCase(
      "cloudkit-ordered", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" toMany="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "cloudkit-required-attribute", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String"/></entity>"#,
      #"2:65: error: attribute 'a' of entity 'E' must be optional or have a default value, since the model is used with CloudKit"#
    ),
    RuleCase(
      "cloudkit-required-attribute", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES"/><attribute name="b" attributeType="Integer 16" defaultValueString="0"/><attribute name="c" attributeType="String" defaultValueString=""/><attribute name="d" attributeType="String" transient="YES"/><attribute name="e" attributeType="Date" derived="YES" derivationExpression="now()"/></entity>"#
    ),
    RuleCase(
      "cloudkit-required-attribute", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" defaultValueString="x"/></entity>"#,
      #"2:65: error: attribute 'a' of entity 'E' must be optional or have a default value, since the model is used with CloudKit"#
    ),
    RuleCase(
      "cloudkit-required-attribute",
      #"<entity name="E"><attribute name="a" attributeType="String"/></entity>"#),
    RuleCase(
      "cloudkit-required-attribute",
      #"<entity name="E"><attribute name="a" attributeType="String"/></entity><entity name="F"><attribute name="a" attributeType="String"/></entity><configuration name="C" usedWithCloudKit="YES"><memberEntity name="F"/></configuration>"#,
      #"2:112: error: attribute 'a' of entity 'F' must be optional or have a default value, since the model is used with CloudKit"#
    ),
    RuleCase(
      "cloudkit-required-relationship", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#,
      #"2:68: error: relationship 'b' of entity 'A' must be optional, since the model is used with CloudKit"#
    ),
    RuleCase(
      "cloudkit-required-relationship", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "cloudkit-undefined-type", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" optional="YES"/><attribute name="b" attributeType="ObjectID" optional="YES"/></entity>"#,
      #"2:48: error: attribute 'a' of entity 'E' has no type that CloudKit can store; give it one or make it transient"#,
      #"2:119: error: attribute 'b' of entity 'E' has no type that CloudKit can store; give it one or make it transient"#
    ),
    RuleCase(
      "cloudkit-undefined-type", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" optional="YES" transient="YES"/></entity>"#),
    RuleCase(
      "cloudkit-transformer", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="Transformable" optional="YES" valueTransformerName="Mine"/></entity>"#,
      #"2:135: note: attribute 'a' of entity 'E' needs 'Mine' to be registered before CloudKit's store is opened, and to be reversible"#
    ),
    RuleCase(
      "cloudkit-transformer", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="Transformable" optional="YES" valueTransformerName="NSSecureUnarchiveFromDataTransformer"/></entity>"#
    ),
    RuleCase(
      "cloudkit-configuration",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity><configuration name="C" usedWithCloudKit="YES"><memberEntity name="A"/></configuration><configuration name="D"><memberEntity name="B"/></configuration>"#,
      #"2:67: error: relationship 'b' of entity 'A' leads to 'B', which configuration 'C' does not mirror to CloudKit; add it"#
    ),
    RuleCase(
      "cloudkit-configuration",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity><configuration name="C" usedWithCloudKit="YES"><memberEntity name="A"/><memberEntity name="B"/></configuration>"#
    ),
    RuleCase(
      "cloudkit-deny", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" deletionRule="Deny"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#,
      #"2:156: error: relationship 'b' of entity 'A' denies deletion, which CloudKit does not allow; use Nullify or Cascade"#
    ),
    RuleCase(
      "cloudkit-deny", model: #"usedWithCloudKit="YES""#,
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "cloudkit-unique", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:171: error: entity 'E' has a uniqueness constraint, which CloudKit cannot keep; remove it"#
    ),
    RuleCase(
      "cloudkit-unique", model: #"usedWithCloudKit="NO""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "cloudkit-encryption", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES" transient="YES" allowsCloudEncryption="YES"/><attribute name="b" attributeType="Date" optional="YES" derived="YES" derivationExpression="now()" allowsCloudEncryption="YES"/></entity>"#,
      #"2:145: warning: attribute 'a' of entity 'E' allows encryption but is not stored in CloudKit; remove that"#,
      #"2:273: warning: attribute 'b' of entity 'E' allows encryption but is not stored in CloudKit; remove that"#
    ),
    RuleCase(
      "cloudkit-encryption", model: #"usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES" allowsCloudEncryption="YES"/></entity>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
