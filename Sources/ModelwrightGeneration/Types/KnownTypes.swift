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
    "AttributedString", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "Measurement", "TimeInterval",
    "TimeZone", "URL", "URLComponents", "UUID",
  ]

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
    case "Any", "AnyObject", "AnyHashable", "AnyClass", "Character", "Never", "Self", "Void", "id":
      true
    default: false
    }
  }

  private static let alwaysApple: Set<String> = ["NS", "UI", "CG", "CL", "MK"]
  private static let mostlyApple: Set<String> = ["AV", "CA", "CI", "CK", "CN", "PH"]

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
