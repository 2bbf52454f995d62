import Testing

/// What the rules on entities and the whole model find, with the exact place, and what they let pass.
@Suite struct EntityRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 7.3""#,
      #"<entity name="E"><attribute name="a" attributeType="Date" optional="YES" derived="YES" derivationExpression="now()"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 7.3, but it has derived attributes, which Xcode 11.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 11.0""#,
      #"<composite name="C"><attribute name="a" attributeType="String"/></composite><entity name="E"><attribute name="x" attributeType="Composite" composite="C"/></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 11.0, but it has composite attributes, which Xcode 15.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 4.3""#,
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 4.3, but it has uniqueness constraints, which Xcode 7.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 8.0""#,
      #"<entity name="E"><attribute name="a" attributeType="UUID"/></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 8.0, but it has UUID or URI attributes, which Xcode 9.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 8.0""#,
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 8.0, but it has fetch indexes, which Xcode 9.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 9.0" usedWithCloudKit="YES""#,
      #"<entity name="E"><attribute name="a" attributeType="String" optional="YES"/></entity>"#,
      #"2:29: warning: the model's minimum tools version is Xcode 9.0, but it has CloudKit, which Xcode 11.0 brought; raise it"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Automatic""#,
      #"<entity name="E"><attribute name="a" attributeType="UUID"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="Xcode 9.0""#,
      #"<entity name="E"><attribute name="a" attributeType="UUID"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "tools-version", model: #"minimumToolsVersion="rubbish""#,
      #"<entity name="E"><attribute name="a" attributeType="UUID"/></entity>"#),
    RuleCase(
      "duplicate-renaming-identifier",
      #"<entity name="A" elementID="Old"></entity><entity name="B" elementID="Old"></entity>"#,
      #"2:78: warning: 'A' and 'B', entities, both have the earlier name 'Old'; correct one renaming identifier"#
    ),
    RuleCase(
      "duplicate-renaming-identifier",
      #"<entity name="Book"></entity><entity name="Publication" elementID="Book"></entity>"#,
      #"2:75: warning: 'Book' and 'Publication', entities, both have the earlier name 'Book'; correct one renaming identifier"#
    ),
    RuleCase(
      "duplicate-renaming-identifier",
      #"<entity name="E"><attribute name="a" attributeType="String" elementID="x"/><attribute name="b" attributeType="String" elementID="x"/><relationship name="r" destinationEntity="E" elementID="q"/><relationship name="s" destinationEntity="E" elementID="q"/></entity>"#,
      #"2:137: warning: 'a' and 'b', attributes of entity 'E', both have the earlier name 'x'; correct one renaming identifier"#,
      #"2:257: warning: 'r' and 's', relationships of entity 'E', both have the earlier name 'q'; correct one renaming identifier"#
    ),
    RuleCase(
      "duplicate-renaming-identifier",
      #"<entity name="E"><attribute name="a" attributeType="String" elementID="b"/><attribute name="b" attributeType="String" elementID="a"/><attribute name="c" attributeType="String" elementID="c"/></entity>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
