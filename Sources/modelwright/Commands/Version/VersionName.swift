import ModelwrightModel

/// Names of versions: those of their folders without `.xcdatamodel`.
enum VersionName {
  static let ending = ".xcdatamodel"

  /// The name without the ending that a user may have typed.
  static func plain(_ name: String) -> String {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// What keeps a name from being a version's; `nil` when nothing does.
  static func problem(of name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count + ending.utf8.count > 255 { return "it is longer than a file's name can be" }
    if name.contains("/") || name.contains(":") { return "'/' and ':' lead into other folders" }
    if name.hasPrefix(".") { return "files whose names begin with a dot are hidden" }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true {
      return "it begins or ends with a blank"
    }
    if name.unicodeScalars.contains(where: { $0.isUnsafeToPrint || $0.value & 0xFFFE == 0xFFFE }) {
      return "it has a control character"
    }
    return nil
  }

  /// The next name in the natural order that is free: `Model 2` after `Model`, `V10` after `V9`.
  static func next(after name: String, taken: [String]) -> String {
    let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    let base = digits == 0 ? name + " " : String(name.dropLast(digits))
    var number = digits == 0 ? "1" : String(name.suffix(digits))
    let taken = Set(taken.map { $0.lowercased() })
    repeat { number = incremented(number) } while taken.contains((base + number).lowercased())
    return base + number
  }

  /// A decimal number of any length plus one.
  private static func incremented(_ number: String) -> String {
    var digits = Array(number.utf8)
    for index in digits.indices.reversed() {
      if digits[index] < UInt8(ascii: "9") {
        digits[index] += 1
        return String(decoding: digits, as: UTF8.self)
      }
      digits[index] = UInt8(ascii: "0")
    }
    return "1" + String(decoding: digits, as: UTF8.self)
  }
}
