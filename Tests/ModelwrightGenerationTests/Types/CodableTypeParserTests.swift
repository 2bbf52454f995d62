import Testing

@testable import ModelwrightGeneration

@Suite struct CodableTypeParserTests {
  private static let spelling = TypeSpelling(declared: ["Dog", "String"])

  @Test(arguments: [
    ("[String]", "[Swift.String]"), ("[Int64]", "[Int64]"), ("[Int:Bool]", "[Int: Bool]"),
    ("Foo", "Foo"), (".Foo", "Foo"), ("Module.Foo", "Foo"), ("Foo?", "Foo"), ("[Foo?]", "[Foo?]"),
    ("Set<UUID>", "Set<UUID>"), ("Array<Array<Int>>", "[[Int]]"), ("Optional<Int>", "Int?"),
    ("Dictionary< Int , Foo >", "[Int: Foo]"), ("class", "`class`"), ("Box<A, B>", "Box<A, B>"),
  ])
  func readsTypes(text: String, expected: String) {
    guard case .codable(let type) = CodableTypeParser.parse(text, spelling: Self.spelling) else {
      Issue.record("'\(text)' was not read as a type")
      return
    }
    #expect(type.text == expected)
  }

  @Test(arguments: [
    "UIColor", ".UIImag", "CLLocation", "CKRecord", "NSPredicate", "NSString<Int>", "id",
    "AnyObject", "Foo.Type", "[Foo.Protocol]", "Dog", "[Dog]", "", ".", "[", "[]", "]", "Foo<",
    "Foo<>", "A B", "A;B", "A\nB",
    "Foo\"", "`x`", "1", "(Int, Int)", "[Int](repeating: 0)", "\u{202E}Foo",
    String(repeating: "[", count: 200), String(repeating: "A", count: 300),
  ])
  func refusesWhatIsNotCodable(text: String) {
    guard case .unusable(let reason) = CodableTypeParser.parse(text, spelling: Self.spelling)
    else {
      Issue.record("'\(text)' was read as a type")
      return
    }
    #expect(reason.hasPrefix("which "))
  }

  @Test(arguments: [
    ("NSArray", "[JSONValue]"), ("NSMutableArray *", "[JSONValue]"), ("NSSet", "Set<JSONValue>"),
    ("NSDictionary", "[Swift.String: JSONValue]"), ("Any", "JSONValue"), ("[Any?]", "[JSONValue?]"),
    ("[String: Any]", "[Swift.String: JSONValue]"), ("[NSString]", "[Swift.String]"),
    ("NSNumber", "Double"), ("NSDecimalNumber", "Decimal"), ("NSURL", "URL"), ("NSDate", "Date"),
    ("NSUUID", "UUID"), ("NSMutableData", "Data"), ("NSAttributedString", "Swift.String"),
    ("AttributedString", "Swift.String"),
    ("NSArray<NSString *>", "[Swift.String]"),
    ("NSDictionary<NSString*, NSDate*> *", "[Swift.String: Date]"),
  ])
  func findsSubstitutes(text: String, expected: String) {
    guard case .substituted(let type) = CodableTypeParser.parse(text, spelling: Self.spelling)
    else {
      Issue.record("'\(text)' has no substitute")
      return
    }
    #expect(type.text == expected)
    #expect(type.needsRuntime == expected.contains("JSONValue"))
  }

  @Test(arguments: [("[Date]", true), ("Data", true), ("Foo", false), ("[Int]", false)])
  func knowsWhatFoundationHas(text: String, expected: Bool) {
    guard case .codable(let type) = CodableTypeParser.parse(text, spelling: Self.spelling) else {
      Issue.record("'\(text)' was not read as a type")
      return
    }
    #expect(type.needsFoundation == expected)
  }

  @Test(arguments: [
    ("UIColor", true), ("NSURL", true), ("CKRecord", true), ("CKey", false), ("CKEY", false),
    ("UIDesign", true), ("Nsx", false), ("NS", false), ("AVAsset", true), ("Avenue", false),
  ])
  func knowsApplesPrefixes(name: String, expected: Bool) {
    #expect(KnownTypes.isApple(name) == expected)
  }
}
