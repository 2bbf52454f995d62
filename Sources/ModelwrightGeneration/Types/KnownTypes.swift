/// Types that a model may name and whose module or properties the generator must know.
enum KnownTypes {
  /// Codable types of the standard library.
  static let swift: Set<String> = [
    "Array", "Bool", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Float", "Int",
    "Int16", "Int32", "Int64", "Int8", "Optional", "Range", "Set", "String", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]

  /// Codable types of Foundation.
  static let foundation: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
    "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale",
    "Measurement", "NSRange", "TimeInterval", "TimeZone", "URL", "URLComponents", "UUID",
  ]

  /// Types of the runtime that take the place of Objective-C's: each is Codable, Hashable and Sendable.
  static let runtime: Set<String> = ["JSONValue"]

  /// The Codable type that holds the values of a class of Objective-C, or as many of them as JSON can
  /// hold; `nil` when there is none.
  static func substitute(for name: String) -> String? {
    if name == "Any" { return "JSONValue" }
    // On Linux no attributed text has a coding: what is stored is the text.
    if name.hasSuffix("AttributedString") { return "String" }
    guard name.hasPrefix("NS") else { return nil }
    let plain = name.dropFirst(name.hasPrefix("NSMutable") ? 9 : 2)
    switch plain {
    case "String", "Data", "Date", "URL", "UUID", "IndexSet", "IndexPath", "Locale", "TimeZone",
      "Calendar", "DateComponents", "DateInterval", "CharacterSet", "URLComponents":
      return String(plain)
    case "Number": return "Double"
    case "DecimalNumber": return "Decimal"
    case "Array", "OrderedSet": return "[JSONValue]"
    case "Dictionary": return "[String: JSONValue]"
    case "Set", "CountedSet": return "Set<JSONValue>"
    default: return nil
    }
  }

  /// Whether a name is one of Apple's frameworks: a prefix of two capitals before another capital.
  static func isApple(_ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(4))
    guard letters.count > 2, isCapital(letters[2]) else { return false }
    let prefix = String(decoding: letters[..<2], as: UTF8.self)
    if alwaysApple.contains(prefix) { return true }
    // Fewer types begin like this, so that a project's own prefix is the likelier reading of `CKA…`.
    return mostlyApple.contains(prefix) && letters.count > 3 && !isCapital(letters[3])
  }

  /// Whether a name is of the language and has no coding.
  static func isUncodable(_ name: String) -> Bool {
    switch name {
    case "Any", "AnyObject", "AnyHashable", "AnyClass", "Character", "Never", "Self", "Void", "id",
      // What ends a metatype: `Dog.Type`.
      "Type", "Protocol":
      true
    default: false
    }
  }

  private static let alwaysApple: Set<String> = ["NS", "UI", "CG", "CL", "MK"]
  private static let mostlyApple: Set<String> = ["AV", "CA", "CI", "CK", "CN", "PH"]

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
