import Testing

/// What the rules on indexes and constraints find, with the exact place, and what they let pass.
@Suite struct IndexRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "index-name-clash", model: #"minimumToolsVersion="Xcode 9.0""#,
      #"<entity name="E"><attribute name="name" attributeType="String" indexed="YES"/><fetchIndex name="byNameIndex"><fetchIndexElement property="name"/></fetchIndex></entity>"#,
      #"2:136: error: fetch index 'byNameIndex' of entity 'E' has the name of the index that Xcode makes of 'name', which is marked as indexed; remove one"#
    ),
    RuleCase(
      "index-name-clash", model: #"minimumToolsVersion="Automatic""#,
      #"<entity name="E"><relationship name="boss" destinationEntity="E" indexed="YES"/><fetchIndex name="byBossIndex"><fetchIndexElement property="boss"/></fetchIndex></entity>"#,
      #"2:138: error: fetch index 'byBossIndex' of entity 'E' has the name of the index that Xcode makes of 'boss', which is marked as indexed; remove one"#
    ),
    RuleCase(
      "index-name-clash", model: #"minimumToolsVersion="Xcode 7.3""#,
      #"<entity name="E"><attribute name="name" attributeType="String" indexed="YES"/><fetchIndex name="byNameIndex"><fetchIndexElement property="name"/></fetchIndex></entity>"#
    ),
    RuleCase(
      "index-name-clash",
      #"<entity name="E"><attribute name="name" attributeType="String" indexed="YES"/><attribute name="age" attributeType="Integer 16"/><fetchIndex name="byAgeIndex"><fetchIndexElement property="name"/></fetchIndex></entity>"#
    ),
    RuleCase(
      "repeated-property",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b"/><fetchIndexElement property="a"/></fetchIndex><compoundIndexes><compoundIndex><index value="a"/><index value="a"/></compoundIndex></compoundIndexes><uniquenessConstraints><uniquenessConstraint><constraint value="b"/><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:229: warning: fetch index 'i' of entity 'E' names 'a' twice; remove one"#,
      #"2:310: warning: a compound index of entity 'E' names 'a' twice; remove one"#,
      #"2:435: warning: a uniqueness constraint of entity 'E' names 'b' twice; remove one"#),
    RuleCase(
      "repeated-property",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex><compoundIndexes><compoundIndex><index value="a"/><index value="b"/></compoundIndex></compoundIndexes><uniquenessConstraints><uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "duplicate-constraint",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint><uniquenessConstraint><constraint value="b"/><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:268: warning: the uniqueness constraint of entity 'E' on 'b', 'a' repeats one of 'E'; remove it"#
    ),
    RuleCase(
      "duplicate-constraint",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity><entity name="F" parentEntity="E"><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:335: warning: the uniqueness constraint of entity 'F' on 'a' repeats one of 'E'; remove it"#
    ),
    RuleCase(
      "duplicate-constraint",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint><uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity><entity name="F" parentEntity="E"><uniquenessConstraints><uniquenessConstraint><constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="j"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex></entity>"#,
      #"2:131: warning: fetch index 'i' of entity 'E' is served by fetch index 'j'; remove it"#),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="j"><fetchIndexElement property="a" order="descending"/></fetchIndex></entity>"#,
      #"2:198: warning: fetch index 'j' of entity 'E' is served by fetch index 'i'; remove it"#),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b" order="descending"/></fetchIndex><fetchIndex name="j"><fetchIndexElement property="a" order="descending"/><fetchIndexElement property="b"/></fetchIndex></entity>"#,
      #"2:250: warning: fetch index 'j' of entity 'E' is served by fetch index 'i'; remove it"#),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex><fetchIndex name="j"><fetchIndexElement property="a"/><fetchIndexElement property="b" order="descending"/></fetchIndex><fetchIndex name="k"><fetchIndexElement property="b"/><fetchIndexElement property="a"/></fetchIndex></entity>"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><compoundIndexes><compoundIndex><index value="a"/><index value="b"/></compoundIndex></compoundIndexes></entity>"#,
      #"2:131: warning: fetch index 'i' of entity 'E' is served by the compound index on 'a', 'b'; remove it"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><compoundIndexes><compoundIndex><index value="a"/><index value="b"/></compoundIndex></compoundIndexes><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex></entity>"#,
      #"2:159: warning: the compound index on 'a', 'b' of entity 'E' is served by fetch index 'i'; remove it"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      #"2:131: warning: fetch index 'i' of entity 'E' is served by the uniqueness constraint on 'a'; remove it"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex><uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><relationship name="r" destinationEntity="E"/><fetchIndex name="i"><fetchIndexElement property="r"/></fetchIndex></entity>"#,
      #"2:89: warning: fetch index 'i' of entity 'E' is served by the key of 'r'; remove it"#),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i" partialIndexPredicate="b != nil"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="j"><fetchIndexElement property="a"/></fetchIndex></entity>"#
    ),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="j" partialIndexPredicate="b != nil"><fetchIndexElement property="a"/></fetchIndex></entity>"#,
      #"2:198: warning: fetch index 'j' of entity 'E' is served by fetch index 'i'; remove it"#),
    RuleCase(
      "redundant-index",
      #"<entity name="E"><attribute name="a" attributeType="String"/><attribute name="b" attributeType="String"/><fetchIndex name="i" partialIndexPredicate="b != nil"><fetchIndexElement property="a"/></fetchIndex><fetchIndex name="j" partialIndexPredicate="a != nil"><fetchIndexElement property="a"/><fetchIndexElement property="b"/></fetchIndex></entity>"#
    ),
    RuleCase(
      "spatial-index",
      #"<entity name="E"><attribute name="x" attributeType="Double"/><attribute name="y" attributeType="Double"/><fetchIndex name="i"><fetchIndexElement property="x" type="RTree"/><fetchIndexElement property="y" type="Binary"/></fetchIndex></entity>"#,
      #"2:218: error: fetch index 'i' of entity 'E' has elements of both types, Binary and RTree; make all of them one"#
    ),
    RuleCase(
      "spatial-index",
      #"<entity name="E"><attribute name="x" attributeType="Double"/><attribute name="y" attributeType="Double"/><fetchIndex name="i"><fetchIndexElement property="x" type="RTree"/><fetchIndexElement property="y" type="RTree"/></fetchIndex></entity>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
