import ModelwrightModel
import Testing

/// How defaults and bounds are read: core-data.md §1.5.
@Suite struct DefaultValueTests {
  private static let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  private static let uuidBytes: [UInt8] = [
    0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A, 0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x6E, 0x5F,
  ]

  static let readable: [(AttributeType, String, AttributeValue)] = [
    (.integer16, "0", .integer(0)), (.integer16, "-32768", .integer(-32768)),
    (.integer16, "0.0", .integer(0)), (.integer16, "NO", .integer(0)),
    (.integer32, "YES", .integer(1)), (.integer32, "2147483647", .integer(2_147_483_647)),
    (.integer64, "9223372036854775807", .integer(.max)),
    (.integer64, "-9223372036854775808", .integer(.min)), (.integer64, "1e3", .integer(1000)),
    (.double, "0.5", .double(0.5)), (.double, "NO", .double(0)), (.float, "-1", .double(-1)),
    (.decimal, "10.50", .decimal("10.5")), (.decimal, "YES", .decimal("1")),
    (.decimal, "-0", .decimal("0")), (.boolean, "YES", .boolean(true)),
    (.boolean, "0", .boolean(false)), (.boolean, "1", .boolean(true)),
    (.boolean, "TRUE", .boolean(true)), (.boolean, " Y ", .boolean(true)),
    (.integer16, " 7\n", .integer(7)), (.float, "0.1", .double(Double(Float(0.1)))),
    (.decimal, "1E20", .decimal("100000000000000000000")), (.string, " x ", .string(" x ")),
    (.decimal, "1e127", .decimal("1E127")), (.decimal, "-1e-128", .decimal("-1E-128")),
    (.boolean, "no", .boolean(false)),
    (.string, "", .string("")), (.string, "NO", .string("NO")), (.uri, "a:b", .uri("a:b")),
    (.uuid, uuid, .uuid(uuidBytes)), (.uuid, uuid.lowercased(), .uuid(uuidBytes)),
  ]

  @Test(arguments: readable)
  func readableDefault(_ type: AttributeType, _ text: String, _ wanted: AttributeValue) {
    let attribute = Attribute(name: "a", type: type, defaultValueString: text)
    #expect(attribute.defaultValue == .value(wanted))
  }

  static let unreadable: [(AttributeType, String)] = [
    (.integer16, "32768"), (.integer32, "2147483648"), (.integer64, "9223372036854775808"),
    (.integer64, "nan"), (.integer64, "x"), (.integer16, "1e99"), (.double, "nan"),
    (.double, "inf"), (.double, "x"), (.float, "1e300"), (.decimal, "1.2.3"), (.decimal, "x"),
    (.decimal, "1e128"), (.decimal, "1e-129"), (.boolean, "nan"),
    (.decimal, "123456789012345678901234567890123456789"), (.integer32, " "),
    (.boolean, "maybe"), (.uuid, "x"), (.uuid, "E621E1F8-C36C-495A-93FC-0C247A3E6E5G"),
    (.uuid, "E621E1F8C36C-495A-93FC-0C247A3E6E5F-"), (.binary, "x"), (.transformable, "x"),
    (.undefined, "x"), (.composite, "x"), (.objectID, "x"),
  ]

  @Test(arguments: unreadable)
  func unreadableDefault(_ type: AttributeType, _ text: String) {
    let attribute = Attribute(name: "a", type: type, defaultValueString: text)
    #expect(attribute.defaultValue == .unreadable(text))
  }

  @Test func absentDefaults() {
    for type in AttributeType.allCases {
      #expect(Attribute(name: "a", type: type).defaultValue == .absent)
      let empty = Attribute(name: "a", type: type, defaultValueString: "")
      #expect((empty.defaultValue == .absent) == (type != .string))
    }
  }

  @Test func aDatesDefaultIsItsInterval() {
    var attribute = Attribute(name: "a", type: .date, defaultValueString: "2013-04-23")
    #expect(attribute.defaultValue == .absent)
    attribute.defaultDateTimeInterval = -3600
    #expect(attribute.defaultValue == .value(.date(-3600)))
  }

  private func bounds(_ type: AttributeType, _ least: String?, _ most: String?) -> AttributeBounds {
    var attribute = Attribute(name: "a", type: type)
    attribute.minimumValueString = least
    attribute.maximumValueString = most
    attribute.minimumDateTimeInterval = type == .date ? 1.5 : nil
    return attribute.bounds
  }

  @Test func boundsAreReadByType() {
    #expect(bounds(.integer16, "-4", "99999.5").minimum == .integer(-4))
    #expect(bounds(.integer16, "-4", "99999.5").maximum == .double(99999.5))
    #expect(bounds(.string, "3", "15").maximum == .integer(15))
    #expect(bounds(.string, "x", nil).minimum == nil)
    #expect(bounds(.decimal, "-3.50", nil).minimum == .decimal("-3.5"))
    #expect(bounds(.double, nil, "2.5").maximum == .double(2.5))
    #expect(bounds(.date, "2010", nil).minimum == .date(1.5))
    #expect(bounds(.boolean, "0", "1") == bounds(.boolean, nil, nil))
  }
}
