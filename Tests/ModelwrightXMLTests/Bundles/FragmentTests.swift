import ModelwrightModel
import ModelwrightXML
import Testing

/// What is kept of documents that could not be read to their end.
@Suite struct FragmentTests {
  private let entity = #"<entity name="A"><attribute name="a" attributeType="String"/></entity>"#

  @Test(
    "what was complete before a fault is kept, and the fault is reported once",
    arguments: [
      ("<entity name=\"B\">", "truncated-xml"),
      ("<entity name=\"B\"></attribute>", "malformed-xml"),
      ("<entity name=\"B\u{0}\"/>", "nul-byte"),
      ("<entity name=\"B\"/><!-- & --><entity name=&amp;/>", "malformed-xml"),
    ])
  func kept(rest: String, code: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(declaration)<model>\(entity)\(rest)", to: "M.xcdatamodel/contents")
    let result = ModelReader().read(path: folder.path + "/M.xcdatamodel")
    #expect(result.bundle == nil)
    #expect(result.diagnostics.map(\.code) == [code])
    #expect(result.fragments.count == 1 && result.fragments.allSatisfy(\.isCurrent))
    #expect(result.fragments.first?.model.entities.first?.name == "A")
  }

  @Test("bytes that are not UTF-8 end reading, not checking")
  func damagedBytes() throws {
    let folder = try TemporaryFolder()
    let bytes = Array("\(declaration)<model>\(entity)<entity name=\"".utf8) + [0xE9]
    try folder.write(bytes + Array("\"/></model>".utf8), to: "M.xcdatamodel/contents")
    let result = ModelReader().read(path: folder.path + "/M.xcdatamodel")
    #expect(result.diagnostics.map(\.code) == ["not-utf8"])
    #expect(result.fragments.map { $0.model.entities.map(\.name) } == [["A"]])
  }

  @Test("faults before the one that ends reading are all reported")
  func earlierFaults() {
    let text =
      "\(declaration)\n<model><entity name=\"A\"><attribute name=\"a\" attributeType=\"Strin\" x=\"\"/>"
    #expect(
      read(text).diagnostics.map(\.code) == [
        "unknown-attribute-type", "unknown-attribute", "truncated-xml",
      ])
  }

  @Test("an earlier version that takes the current one's place is not taken for it")
  func missingCurrentVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\(declaration)<model>\(entity)</model>", to: "M.xcdatamodeld/M.xcdatamodel/contents")
    try folder.write(
      "\(declaration)<model>\(entity)", to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
    try folder.write(
      """
      \(declaration)
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>\
      <string>M 2.xcdatamodel</string></dict></plist>
      """, to: "M.xcdatamodeld/.xccurrentversion")
    let result = ModelReader().read(path: folder.path + "/M.xcdatamodeld")
    #expect(!result.hasCurrentVersion && result.bundle?.current.name == "M")
    #expect(result.fragments.map(\.model.name) == ["M 2"])
  }
}

/// What diagnostics of the reader are about, and where user info stands.
@Suite struct SubjectTests {
  @Test(
    "a diagnostic names the entity and property that its element belongs to",
    arguments: [
      (#"<entity name="E"><attribute x="" name="a" attributeType="String"/></entity>"#, "E", "a"),
      (#"<entity name="E"><relationship maxCount="x" name="r"/></entity>"#, "E", "r"),
      (#"<entity name="E"><fetchedProperty name="f" optional="x"/></entity>"#, "E", "f"),
      (#"<entity name="E"><attribute name="a"/><oops/></entity>"#, "E", nil),
      (#"<entity name="E"><attribute name="a"/>text</entity>"#, "E", nil),
      (
        #"<entity name="E"><attribute name="a"><userInfo><entry/></userInfo></attribute></entity>"#,
        "E", "a"
      ),
      (#"<entity name="E"><fetchIndex name="i"></fetchIndex></entity>"#, "E", nil),
      (#"<composite name="C"><attribute name="a" attributeType="Strin"/></composite>"#, "C", "a"),
      (#"<entity name="E"/><oops/>"#, nil, nil),
      (#"<entity name="E"/><elements><element name="E" width="wide"/></elements>"#, nil, nil),
    ] as [(String, String?, String?)])
  func subject(xml: String, entity: String?, property: String?) {
    let found = read("\(declaration)\n<model>\(xml)</model>").diagnostics
    #expect(found.map(\.subject) == [Diagnostic.Subject(entity: entity, property: property)])
  }

  @Test("the place of a value that is meant for the tool is known")
  func userInfoPlaces() throws {
    let model = try #require(
      read(
        """
        <model><entity name="E"><userInfo>
        <entry key="other" value="x"/>
        <entry key="modelwright.ignore" value="x"/></userInfo></entity></model>
        """
      ).model)
    let source = model.entities[0].source
    #expect(source.location(of: "userInfo:modelwright.ignore").description == "m:3:40")
    #expect(source.location(of: "userInfo:other").description == "m:1:8")
  }
}
