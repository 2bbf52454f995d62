import Testing

/// What the rules on attributes and composites find, with the exact place, and what they let pass.
@Suite struct AttributeRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "insecure-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Transformable"/></entity>"#,
      #"2:42: warning: attribute 'a' of entity 'E' has no value transformer; name NSSecureUnarchiveFromDataTransformer or one that inherits from it"#
    ),
    RuleCase(
      "insecure-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"/></entity>"#,
      #"2:97: warning: attribute 'a' of entity 'E' has the insecure value transformer 'NSKeyedUnarchiveFromData'; use NSSecureUnarchiveFromDataTransformer or one that inherits from it"#
    ),
    RuleCase(
      "insecure-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/><attribute name="b" attributeType="Transformable" transient="YES"/><attribute name="c" attributeType="Binary"/></entity>"#
    ),
    RuleCase(
      "unreadable-default",
      #"<entity name="E"><attribute name="a" attributeType="Integer 32" defaultValueString="2147483648"/></entity>"#,
      #"2:92: warning: the default '2147483648' of attribute 'a' of entity 'E' is no Integer 32 and is ignored; correct or remove it"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" defaultValueString="0" minValueString="1"/></entity>"#,
      #"2:92: warning: the default of attribute 'a' of entity 'E' is less than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Double" defaultValueString="2.5" maxValueString="2.4"/></entity>"#,
      #"2:88: warning: the default of attribute 'a' of entity 'E' is greater than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Decimal" defaultValueString="-1" minValueString="0"/></entity>"#,
      #"2:89: warning: the default of attribute 'a' of entity 'E' is less than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="String" defaultValueString="" minValueString="1"/></entity>"#,
      #"2:88: warning: the default of attribute 'a' of entity 'E' is shorter than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="String" defaultValueString="äöü" maxValueString="2"/></entity>"#,
      #"2:88: warning: the default of attribute 'a' of entity 'E' is longer than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Date" defaultDateTimeInterval="0" minDateTimeInterval="1"/></entity>"#,
      #"2:91: warning: the default of attribute 'a' of entity 'E' is less than its bounds allow; change one of them"#
    ),
    RuleCase(
      "default-out-of-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" defaultValueString="1" minValueString="1" maxValueString="1"/><attribute name="b" attributeType="String" defaultValueString="ab" minValueString="2" maxValueString="2"/><attribute name="c" attributeType="Integer 16" minValueString="1"/></entity>"#
    ),
    RuleCase(
      "ignored-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Boolean" minValueString="0"/></entity>"#,
      #"2:85: warning: attribute 'a' of entity 'E' has bounds, but the type Boolean has none; remove them"#
    ),
    RuleCase(
      "ignored-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Binary" maxValueString="100"/></entity>"#,
      #"2:84: warning: attribute 'a' of entity 'E' has bounds, but the type Binary has none; remove them"#
    ),
    RuleCase(
      "ignored-bounds",
      #"<entity name="E"><attribute name="a" attributeType="UUID" minDateTimeInterval="1"/></entity>"#,
      #"2:87: warning: attribute 'a' of entity 'E' has bounds, but the type UUID has none; remove them"#
    ),
    RuleCase(
      "ignored-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Transformable" maxDateTimeInterval="1"/></entity>"#,
      #"2:96: warning: attribute 'a' of entity 'E' has bounds, but the type Transformable has none; remove them"#
    ),
    RuleCase(
      "ignored-bounds",
      #"<entity name="E"><attribute name="a" attributeType="Date" minValueString="2020-01-01" minDateTimeInterval="0"/><attribute name="b" attributeType="String" maxValueString="9"/><attribute name="c" attributeType="Float" maxValueString="9"/></entity>"#
    ),
    RuleCase(
      "ignored-pattern",
      #"<entity name="E"><attribute name="a" attributeType="Integer 64" regularExpressionString="[0-9]+"/></entity>"#,
      #"2:97: warning: attribute 'a' of entity 'E' has a regular expression but is no string; remove it"#
    ),
    RuleCase(
      "ignored-pattern",
      #"<entity name="E"><attribute name="a" attributeType="String" regularExpressionString="[0-9]+"/></entity>"#
    ),
    RuleCase(
      "ignored-external-storage",
      #"<entity name="E"><attribute name="a" attributeType="Date" allowsExternalBinaryDataStorage="YES"/></entity>"#,
      #"2:99: warning: attribute 'a' of entity 'E' allows external storage, which only stored Binary and Transformable attributes have; remove it"#
    ),
    RuleCase(
      "ignored-external-storage",
      #"<entity name="E"><attribute name="a" attributeType="Binary" allowsExternalBinaryDataStorage="YES" transient="YES"/></entity>"#,
      #"2:101: warning: attribute 'a' of entity 'E' allows external storage, which only stored Binary and Transformable attributes have; remove it"#
    ),
    RuleCase(
      "ignored-external-storage",
      #"<entity name="E"><attribute name="a" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/><attribute name="b" attributeType="Transformable" allowsExternalBinaryDataStorage="YES"/></entity>"#
    ),
    RuleCase(
      "ignored-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" customClassName="NSArray"/></entity>"#,
      #"2:89: warning: attribute 'a' of entity 'E' names the class 'NSArray' but is of type Integer 16, not Transformable; remove it"#
    ),
    RuleCase(
      "ignored-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Binary" valueTransformerName="T" customClassName="C"/></entity>"#,
      #"2:90: warning: attribute 'a' of entity 'E' names the value transformer 'T' but is of type Binary, not Transformable; remove it"#
    ),
    RuleCase(
      "ignored-transformer",
      #"<entity name="E"><attribute name="a" attributeType="Transformable" valueTransformerName="T" customClassName="C"/><attribute name="b" transient="YES" customClassName="C"/></entity>"#
    ),
    RuleCase(
      "required-derived",
      #"<entity name="E"><attribute name="a" attributeType="Date" derived="YES" derivationExpression="now()"/></entity>"#,
      #"2:75: warning: attribute 'a' of entity 'E' is derived and required, but has no value before an object is saved; make it optional"#
    ),
    RuleCase(
      "required-derived",
      #"<entity name="E"><attribute name="a" attributeType="Date" derived="YES" derivationExpression="now()" optional="YES"/></entity>"#
    ),
    RuleCase(
      "composite-attribute",
      #"<composite name="C"><attribute name="a" attributeType="Transformable"/><attribute name="b" optional="YES"/><attribute name="c" attributeType="String" transient="YES"/><attribute name="d" attributeType="Date" derived="YES" derivationExpression="now()"/></composite><entity name="E"><attribute name="x" attributeType="Composite" composite="C"/></entity>"#,
      #"2:45: warning: attribute 'a' of composite 'C' is Transformable, which no composite can hold; use a built-in type"#,
      #"2:96: warning: attribute 'b' of composite 'C' has no stored type, which no composite can hold; use a built-in type"#,
      #"2:132: warning: attribute 'c' of composite 'C' is transient, which no composite can hold; use a built-in type"#,
      #"2:192: warning: attribute 'd' of composite 'C' is derived, which no composite can hold; use a built-in type"#
    ),
    RuleCase(
      "composite-attribute",
      #"<composite name="C"><attribute name="a" attributeType="String"/></composite><entity name="E"><attribute name="x" attributeType="Composite" composite="C"/></entity>"#
    ),
    RuleCase(
      "unused-composite",
      #"<composite name="C"><attribute name="a" attributeType="String"/></composite><entity name="E"></entity>"#,
      #"2:25: warning: no attribute has the composite type 'C'; use it or remove it"#),
    RuleCase(
      "unused-composite",
      #"<composite name="C"><attribute name="a" attributeType="String"/></composite><composite name="D"><attribute name="a" attributeType="Composite" composite="C"/></composite><entity name="E"><attribute name="x" attributeType="Composite" composite="D"/></entity>"#
    ),
    RuleCase(
      "duplicate-user-info",
      #"<entity name="E"><attribute name="a" attributeType="String"><userInfo><entry key="k" value="1"/><entry key="k" value="2"/></userInfo></attribute></entity>"#,
      #"2:25: warning: the user info of attribute 'a' of entity 'E' has the key 'k' twice; remove one entry"#
    ),
    RuleCase(
      "duplicate-user-info",
      #"<entity name="E"><userInfo><entry key="k" value="1"/><entry key="k" value="1"/></userInfo><relationship name="r" destinationEntity="E"><userInfo><entry key="x y" value=""/><entry key="x y" value=""/></userInfo></relationship></entity>"#,
      #"2:8: warning: the user info of entity 'E' has the key 'k' twice; remove one entry"#,
      #"2:98: warning: the user info of relationship 'r' of entity 'E' has the key 'x y' twice; remove one entry"#
    ),
    RuleCase(
      "duplicate-user-info",
      #"<entity name="E"><fetchedProperty name="f"><fetchRequest name="f" entity="E"/><userInfo><entry key="k" value="1"/><entry key="k" value="2"/></userInfo></fetchedProperty></entity>"#,
      #"2:25: warning: the user info of fetched property 'f' of entity 'E' has the key 'k' twice; remove one entry"#
    ),
    RuleCase(
      "duplicate-user-info",
      #"<entity name="E"><userInfo><entry key="k" value="1"/><entry key="K" value="1"/></userInfo></entity>"#
    ),
    RuleCase(
      "bad-pattern",
      #"<entity name="E"><attribute name="a" attributeType="String" regularExpressionString="[a-z"/></entity>"#,
      #"2:93: error: the regular expression of attribute 'a' of entity 'E': '[' has no ']'"#),
    RuleCase(
      "bad-pattern",
      "<entity name=\"E\"><attribute name=\"a\" attributeType=\"String\" regularExpressionString=\"&lt;é&gt;\n(a|*)\"/></entity>",
      "3:4: error: the regular expression of attribute 'a' of entity 'E': '*' has nothing to repeat; write \\* for the character"
    ),
    RuleCase(
      "bad-pattern",
      #"<entity name="E"><attribute name="a" attributeType="String" regularExpressionString="^[-_A-Za-z0-9]{1,64}$"/><attribute name="b" attributeType="Integer 16" regularExpressionString="("/></entity>"#
    ),
    RuleCase(
      "bound-beyond-type",
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" minValueString="-32769" maxValueString="32768"/></entity>"#,
      #"2:88: warning: the bound '-32769' of attribute 'a' of entity 'E' lies beyond the type Integer 16, which holds -32768 to 32767; correct one of them"#,
      #"2:112: warning: the bound '32768' of attribute 'a' of entity 'E' lies beyond the type Integer 16, which holds -32768 to 32767; correct one of them"#
    ),
    RuleCase(
      "bound-beyond-type",
      #"<entity name="E"><attribute name="a" attributeType="Integer 64" minValueString="-9223372036854775808" maxValueString="9223372036854775808"/></entity>"#,
      #"2:126: warning: the bound '9223372036854775808' of attribute 'a' of entity 'E' lies beyond the type Integer 64, which holds -9223372036854775808 to 9223372036854775807; correct one of them"#
    ),
    RuleCase(
      "bound-beyond-type",
      #"<entity name="E"><attribute name="a" attributeType="Integer 16" minValueString="-32768" maxValueString="32767"/><attribute name="b" attributeType="Integer 32" minValueString="-2147483648" maxValueString="2147483647"/><attribute name="c" attributeType="Integer 64" maxValueString="9223372036854775807"/><attribute name="d" attributeType="Double" maxValueString="1e30"/><attribute name="e" attributeType="String" maxValueString="99999"/></entity>"#
    ),
    RuleCase(
      "date-text-only",
      #"<entity name="E"><attribute name="a" attributeType="Date" defaultValueString="now" minValueString="x" maxValueString="y" maxDateTimeInterval="0"/></entity>"#,
      #"2:86: warning: attribute 'a' of entity 'E' has no default: 'now' is only shown; write defaultDateTimeInterval or remove it"#,
      #"2:107: warning: attribute 'a' of entity 'E' has no least value: 'x' is only shown; write minDateTimeInterval or remove it"#
    ),
    RuleCase(
      "date-text-only",
      #"<entity name="E"><attribute name="a" attributeType="Date" defaultDateTimeInterval="0" defaultValueString="x" minDateTimeInterval="0" minValueString="x"/><attribute name="b" attributeType="Date" defaultValueString=""/><attribute name="c" attributeType="String" defaultValueString="x"/></entity>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
