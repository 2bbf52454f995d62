import ModelwrightModel
import ModelwrightXML
import Testing

/// Documents with one fault, and what is said about them, with the exact place.
@Suite struct BadDocumentTests {
  /// A fault inside the entity of ``entityHead``; line 3 begins with `xml`.
  struct Case: CustomTestStringConvertible, Sendable {
    var xml: String
    var expected: [String]
    var testDescription: String { xml }

    init(_ xml: String, _ expected: String...) {
      self.xml = xml
      self.expected = expected
    }
  }

  static let inEntity: [Case] = [
    Case(
      #"<atribute name="a"/>"#,
      "m:3:1: warning: 'entity' has the unknown element 'atribute', which is skipped; did you mean 'attribute'? [unknown-element]"
    ),
    Case(
      #"<configuration name="a"/>"#,
      "m:3:1: warning: 'configuration' cannot stand in 'entity' and is skipped; it belongs in 'model' [misplaced-element]"
    ),
    Case(
      #"<model/>"#,
      "m:3:1: warning: 'model' cannot stand in 'entity' and is skipped; it is the root element [misplaced-element]"
    ),
    Case(
      "  stray",
      "m:3:3: warning: 'entity' contains text, which is skipped; remove it [unexpected-text]"),
    Case(
      #"<attribute name="a" optonal="YES"/>"#,
      "m:3:21: warning: 'attribute' has the unknown attribute 'optonal', which is ignored; did you mean 'optional'? [unknown-attribute]"
    ),
    Case(
      #"<attribute name="a" type="String"/>"#,
      "m:3:21: warning: 'attribute' has the unknown attribute 'type', which is ignored; did you mean 'attributeType'? [unknown-attribute]"
    ),
    Case(
      #"<attribute name="a" xyzzy=""/>"#,
      "m:3:21: warning: 'attribute' has the unknown attribute 'xyzzy', which is ignored [unknown-attribute]"
    ),
    Case(
      #"<attribute name="a" attributeType="Integer 63"/>"#,
      "m:3:36: error: unknown attribute type 'Integer 63'; did you mean 'Integer 64'? [unknown-attribute-type]"
    ),
    Case(
      #"<attribute name="a" attributeType="Money"/>"#,
      "m:3:36: error: unknown attribute type 'Money' [unknown-attribute-type]"),
    Case(
      #"<attribute name="a" optional="maybe"/>"#,
      "m:3:31: warning: 'optional' is 'maybe', which is neither YES nor NO; read as NO [bad-flag]"),
    Case(
      #"<attribute name="a" attributeType="Date" defaultDateTimeInterval="soon"/>"#,
      "m:3:67: warning: 'defaultDateTimeInterval' is 'soon', which is not a number in its range; it is ignored [bad-number]"
    ),
    Case(
      #"<attribute name="a" attributeType="Date" maxDateTimeInterval="inf"/>"#,
      "m:3:63: warning: 'maxDateTimeInterval' is 'inf', which is not a number in its range; it is ignored [bad-number]"
    ),
    Case(
      #"<attribute name="a" attributeType="String" derivationExpression="b"/>"#,
      "m:3:66: warning: attribute 'a' has a derivation expression but not derived=\"YES\"; it is not derived [derivation-without-flag]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" deletionRule="Cascde"/>"#,
      "m:3:60: error: unknown deletion rule 'Cascde'; did you mean 'Cascade'? [unknown-delete-rule]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" deletionRule="Explode"/>"#,
      "m:3:60: error: unknown deletion rule 'Explode'; it is one of 'No Action', 'Nullify', 'Cascade', 'Deny' [unknown-delete-rule]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" deleteRule="Cascade"/>"#,
      "m:3:46: warning: 'deleteRule' is read as 'deletionRule', which is what Core Data reads; rename it [misspelt-attribute]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" toMany="YES" maxCount="1"/>"#,
      "m:3:69: warning: 'toMany' and 'maxCount' of relationship 'r' contradict each other; read as to-many [contradictory-count]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" toMany="NO" maxCount="3"/>"#,
      "m:3:68: warning: 'toMany' and 'maxCount' of relationship 'r' contradict each other; read as to-many [contradictory-count]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" maxCount="3"/>"#,
      "m:3:56: warning: 'toMany' and 'maxCount' of relationship 'r' contradict each other; read as to-many [contradictory-count]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" toMany="YES" minCount="-1"/>"#,
      "m:3:69: warning: 'minCount' is '-1', which is not a whole number in its range; it is ignored [bad-number]"
    ),
    Case(
      #"<relationship name="r" destinationEntity="E" maxCount="99999999999999999999"/>"#,
      "m:3:56: warning: 'maxCount' is '99999999999999999999', which is not a whole number in its range; it is ignored [bad-number]"
    ),
    Case(
      #"<fetchIndex name="i"/>"#,
      "m:3:1: warning: 'fetchIndex' 'i' names no property and is skipped; fill it or remove it [empty-element]"
    ),
    Case(
      #"<fetchIndex name="i"><fetchIndexElement property="a" type="Hash" order="up"/></fetchIndex>"#,
      "m:3:60: warning: 'type' has the unknown value 'Hash', read as a binary index; it is one of 'Binary', 'RTree' [unknown-value]",
      "m:3:73: warning: 'order' has the unknown value 'up', read as ascending order; it is one of 'ascending', 'descending' [unknown-value]"
    ),
    Case(
      #"<compoundIndexes><compoundIndex><index/></compoundIndex></compoundIndexes>"#,
      "m:3:18: warning: 'compoundIndex' names no property and is skipped; fill it or remove it [empty-element]",
      "m:3:33: warning: 'index' has no 'value' and is skipped; give it one or remove it [missing-value]"
    ),
    Case(
      #"<userInfo><entry value="v"/></userInfo>"#,
      "m:3:11: warning: 'entry' has no 'key' and is skipped; give it one or remove it [missing-value]"
    ),
    Case(
      "<attribut e name=\"a\"/>",
      "m:3:13: error: the file is not well-formed XML: Specification mandates value for attribute e [malformed-xml]"
    ),
    Case(
      "</entity>\n</model>\n</model>",
      "m:5:1: error: the file is not well-formed XML: Extra content at the end of the document [malformed-xml]"
    ),
  ]

  @Test(arguments: inEntity)
  func faultInEntity(_ example: Case) {
    let (_, diagnostics) = read("\(entityHead)\n\(example.xml)\n\(entityTail)")
    #expect(diagnostics.map(\.description) == example.expected)
  }

  /// Whole documents; `head` is the declaration and a line break.
  static let documents: [Case] = [
    Case("", "m:1:1: error: the file is empty; restore it or remove it [empty-file]"),
    Case(" \n ", "m:1:1: error: the file is empty; restore it or remove it [empty-file]"),
    Case(
      "\(declaration)\n<plist/>",
      "m:2:1: error: the root element is 'plist', not 'model': this is no Core Data model [wrong-root-element]"
    ),
    Case(
      "version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n",
      "m:1:1: error: the file is a Git LFS pointer, its content was not fetched; run 'git lfs pull' [git-lfs-pointer]"
    ),
    Case(
      "bplist00\u{1}",
      "m:1:1: error: this is a binary model of Xcode 3; open it in Xcode 4 to 15 and save it to get XML [xcode3-model]"
    ),
    Case(
      #"<?xml version="1.0" encoding="ISO-8859-1"?><model/>"#,
      "m:1:1: error: the file is in ISO-8859-1; save the file as UTF-8 [not-utf8]"),
    Case(
      "\(declaration)\n<model>\n<<<<<<< HEAD\n</model>",
      "m:3:2: error: the file has an unresolved merge conflict; resolve it [merge-conflict]"),
    Case(
      "\(declaration)\n<model type=\"other\" documentVersion=\"2.0\"/>",
      "m:2:14: warning: 'type' is 'other' where models have 'com.apple.IDECoreDataModeler.DataModel'; read as if it were that [unknown-format]",
      "m:2:38: warning: 'documentVersion' is '2.0' where models have '1.0'; read as if it were that [unknown-format]"
    ),
    Case(
      "\(declaration)\n<!DOCTYPE model>\n<model/>",
      "m:2:1: error: a document type declaration is not read, for safety; remove it [document-type]"
    ),
    Case(
      "\(declaration)\n<model><entity name=\"E\" codeGenerationType=\"manual/none\"/></model>",
      "m:2:45: warning: 'codeGenerationType' has the unknown value 'manual/none', read as no code generation; it is one of 'class', 'category' [unknown-value]"
    ),
    Case(
      "\(declaration)\n<model><entity name=\"E\" codeGenerationType=\"struct\"/></model>",
      "m:2:45: warning: 'codeGenerationType' has the unknown value 'struct', read as no code generation; it is one of 'class', 'category' [unknown-value]"
    ),
    Case(
      "\(declaration)\n<model><fetchRequest name=\"f\" entity=\"E\" resultType=\"3\"/></model>",
      "m:2:54: warning: 'resultType' has the unknown value '3', read as objects; it is one of '0', '1', '2' [unknown-value]"
    ),
    Case(
      "\(declaration)\n<model><configuration name=\"c\"><memberEntity/></configuration></model>",
      "m:2:32: warning: 'memberEntity' has no 'name' and is skipped; give it one or remove it [missing-value]"
    ),
  ]

  @Test(arguments: documents)
  func faultyDocument(_ example: Case) {
    let (_, diagnostics) = read(example.xml)
    #expect(diagnostics.map(\.description) == example.expected)
  }

  @Test(arguments: [
    ("<model>\n<entity name=\"E\">\n<attribute name=\"a", 4, "entity"),
    ("<model>\n<entity name=\"E\">", 3, "entity"),
    ("<model>\n<entity name=\"E\"></entity>\n", 4, "model"),
    ("<model", 2, "model"),
  ])
  func truncated(_ xml: String, _ line: Int, _ element: String?) throws {
    let (model, diagnostics) = read("\(declaration)\n\(xml)")
    #expect(model == nil)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.code == "truncated-xml")
    #expect(diagnostic.location.line == line)
    #expect(diagnostic.message.contains("inside element") == (element != nil))
    if let element { #expect(diagnostic.message.contains("inside element '\(element)'")) }
  }

  @Test func everyFaultOfADocumentIsReportedInOrder() {
    let (model, diagnostics) = read(
      """
      \(declaration)
      <model>
        <entity name="E">
          <attribute name="a" attributeType="Text"/>
          <attribute name="b" optional="?"/>
          <relationship name="r" deletionRule="x"/>
        </entity>
        <entiti/>
      </model>
      """)
    #expect(model?.entities.first?.attributes.map(\.name) == ["a", "b"])
    #expect(
      diagnostics.map { "\($0.location.line) \($0.code)" } == [
        "4 unknown-attribute-type", "5 bad-flag", "6 unknown-delete-rule", "8 unknown-element",
      ])
  }

  @Test func aSkippedElementTakesItsContentsWithIt() {
    let (model, diagnostics) = read(
      "\(entityHead)<group><attribute name=\"a\" odd=\"1\">text</attribute></group>\(entityTail)")
    #expect(model?.entities.map { $0.attributes.count } == [0])
    #expect(diagnostics.map(\.code) == ["unknown-element"])
  }

  @Test func aMismatchedTagIsReportedAtTheEndTag() {
    let (model, diagnostics) = read("\(declaration)\n<model>\n  <entity name=\"E\">\n  </model>\n")
    #expect(model == nil)
    #expect(diagnostics.map(\.code) == ["malformed-xml"])
    #expect(diagnostics.first?.location == SourceLocation(path: "m", line: 4, column: 3))
  }
}
