import Testing

/// What the rules on names find, with the exact place, and what they let pass.
@Suite struct NameRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "unnamed-declaration",
      #"<fetchRequest entity="E"/><configuration name=""/><entity name="E"><fetchIndex><fetchIndexElement expression="1"/></fetchIndex></entity>"#,
      "2:8: error: a fetch request has no name; give it one",
      "2:55: error: a configuration has no name; give it one",
      "2:75: error: a fetch index of entity 'E' has no name; give it one"
    ),
    RuleCase(
      "unnamed-declaration",
      #"<fetchRequest name="f" entity="E"/><configuration name="C"/><entity name="E"/>"#
    ),
    RuleCase(
      "invalid-name",
      #"<entity name="E"><attribute name="ident ifier" attributeType="String"/><attribute name=" id" attributeType="String"/><attribute name="_id" attributeType="String"/><attribute name="2nd" attributeType="String"/><attribute name="a-b" attributeType="String"/><attribute name="été" attributeType="String"/><attribute name="a_1" attributeType="String"/></entity>"#,
      #"2:42: warning: the property name 'ident ifier' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:96: warning: the property name ' id' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:142: warning: the property name '_id' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:188: warning: the property name '2nd' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:234: warning: the property name 'a-b' is not made of letters, digits and underscores after a letter; rename it"#
    ),
    RuleCase(
      "invalid-name",
      #"<entity name="My Entity"></entity><composite name="C-1"><attribute name="x.y" attributeType="String"/></composite>"#,
      #"2:22: warning: the entity name 'My Entity' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:59: warning: the composite name 'C-1' is not made of letters, digits and underscores after a letter; rename it"#,
      #"2:81: warning: the attribute name 'x.y' is not made of letters, digits and underscores after a letter; rename it"#
    ),
    RuleCase(
      "invalid-name",
      #"<entity name="E"><attribute name="名前" attributeType="String"/><relationship name="r2_D2" destinationEntity="E"/></entity>"#
    ),
    RuleCase(
      "name-capitalization",
      #"<entity name="e"><attribute name="Name" attributeType="String"/><relationship name="R" destinationEntity="e"/></entity>"#,
      #"2:22: warning: the name of entity 'e' begins in lower case; begin it with a capital"#,
      #"2:42: warning: the name 'Name' of a property of entity 'e' begins with a capital; begin it in lower case"#,
      #"2:92: warning: the name 'R' of a property of entity 'e' begins with a capital; begin it in lower case"#
    ),
    RuleCase(
      "name-capitalization",
      #"<entity name="É"><attribute name="name" attributeType="String"/><attribute name="_Name" attributeType="String"/></entity>"#
    ),
    RuleCase(
      "method-name-clash",
      #"<entity name="E"><attribute name="deleted" attributeType="Boolean"/><attribute name="className" attributeType="String"/><attribute name="version" attributeType="String"/></entity>"#,
      #"2:42: warning: 'deleted' of entity 'E' is the name of a method of every managed object, which Xcode refuses; rename it"#,
      #"2:93: warning: 'className' of entity 'E' is the name of a method of every managed object, which Xcode refuses; rename it"#
    ),
    RuleCase(
      "method-name-clash",
      #"<entity name="E"><attribute name="name" attributeType="String"/></entity>"#),
    RuleCase(
      "class-name",
      #"<entity name="E" representedClassName="My Class"></entity><entity name="F" representedClassName="A.B.C"></entity><entity name="G" representedClassName="2nd"></entity><entity name="H" representedClassName="M."></entity><entity name="I" representedClassName="[String]"></entity>"#,
      #"2:47: warning: 'My Class' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity 'E'"#,
      #"2:105: warning: 'A.B.C' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity 'F'"#,
      #"2:160: warning: '2nd' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity 'G'"#,
      #"2:213: warning: 'M.' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity 'H'"#,
      #"2:265: warning: '[String]' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity 'I'"#
    ),
    RuleCase(
      "class-name",
      #"<entity name="E" representedClassName=".E"></entity><entity name="F" representedClassName="Mod_1.F"></entity><entity name="G" representedClassName=""></entity><entity name="H" representedClassName="Öl_$1"></entity>"#
    ),
    RuleCase(
      "reserved-column",
      #"<entity name="E"><attribute name="RowID" attributeType="Integer 64"/><attribute name="oid" attributeType="String"/><attribute name="_version" attributeType="Integer 64"/><attribute name="id" attributeType="String"/></entity>"#,
      #"2:42: note: 'RowID' of entity 'E' is the name of a column that every table has; its column is called 'RowID_E'"#,
      #"2:94: note: 'oid' of entity 'E' is the name of a column that every table has; its column is called 'oid_E'"#,
      #"2:140: note: '_version' of entity 'E' is the name of a column that every table has; its column is called '_version_E'"#
    ),
    RuleCase(
      "duplicate-class",
      #"<entity name="A" representedClassName="X" codeGenerationType="class"></entity><entity name="B" representedClassName="M.X" codeGenerationType="category"></entity>"#,
      #"2:125: error: entities 'A' and 'B' both have the class 'X'; give one another class"#),
    RuleCase(
      "duplicate-class",
      #"<entity name="A" representedClassName="X" codeGenerationType="class"></entity><entity name="B" representedClassName="X"></entity>"#
    ),
    RuleCase(
      "unknown-user-info",
      """
      <entity name="E"><attribute name="a" attributeType="String"><userInfo>
      <entry key="modelwright.enumeraton" value="K"/>
      <entry key="Modelwright.Cases" value="K"/>
      <entry key="modelwright.zzzzzzzz" value="K"/>
      <entry key="modelwright.skip" value="YES"/></userInfo></attribute>
      <relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E"><userInfo><entry key="modelwright.snapshot" value="K"/></userInfo></relationship>
      <fetchedProperty name="f"><fetchRequest name="f" entity="E"/><userInfo><entry key="modelwright.ignor" value="x"/></userInfo></fetchedProperty>
      <userInfo><entry key="modelwright.cases" value="K"/></userInfo></entity>
      """,
      #"3:13: warning: the key 'modelwright.enumeraton' in the user info of attribute 'a' of entity 'E' is none that modelwright knows; did you mean 'modelwright.enumeration'?"#,
      #"4:13: warning: the key 'Modelwright.Cases' in the user info of attribute 'a' of entity 'E' is none that modelwright knows; did you mean 'modelwright.cases'?"#,
      #"5:13: warning: the key 'modelwright.zzzzzzzz' in the user info of attribute 'a' of entity 'E' is none that modelwright knows"#,
      #"6:13: warning: the key 'modelwright.skip' in the user info of attribute 'a' of entity 'E' means nothing there; it is a key of: entity"#,
      #"7:102: warning: the key 'modelwright.snapshot' in the user info of relationship 'r' of entity 'E' means nothing there; it is a key of: attribute"#,
      #"8:84: warning: the key 'modelwright.ignor' in the user info of fetched property 'f' of entity 'E' is none that modelwright knows; did you mean 'modelwright.ignore'?"#,
      #"9:23: warning: the key 'modelwright.cases' in the user info of entity 'E' means nothing there; it is a key of: attribute"#
    ),
    RuleCase(
      "unknown-user-info",
      #"<entity name="E"><attribute name="a" attributeType="String"><userInfo><entry key="modelwright.enumeration" value="K"/><entry key="modelwright.cases" value="x"/><entry key="modelwright.snapshot" value="NO"/><entry key="enumType" value="K"/></userInfo></attribute><userInfo><entry key="modelwright.skip" value="NO"/><entry key="modelwright.documentation" value="NO"/><entry key="com.example.modelwrigth" value="NO"/></userInfo></entity>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
