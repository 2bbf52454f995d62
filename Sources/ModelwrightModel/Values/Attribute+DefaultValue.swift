extension Attribute {
  /// What reading a default gave.
  public enum DefaultValue: Hashable, Sendable {
    /// The model gives no default.
    case absent
    /// The default.
    case value(AttributeValue)
    /// A text that cannot be read as a value of the attribute's type.
    case unreadable(String)
  }

  /// The default, read leniently: an editor leaves behind what it wrote for an earlier type.
  ///
  /// Source: core-data.md §1.2 and §1.5.
  public var defaultValue: DefaultValue {
    if type == .date { return defaultDateTimeInterval.map { .value(.date($0)) } ?? .absent }
    guard let text = defaultValueString else { return .absent }
    if type == .string { return .value(.string(text)) }
    if text.isEmpty { return .absent }
    switch type {
    case .binary, .transformable, .undefined, .composite, .objectID: return .unreadable(text)
    default: return Self.value(of: text, type: type).map { .value($0) } ?? .unreadable(text)
    }
  }

  /// The value of a text for a type; `nil` when it has none.
  static func value(of text: String, type: AttributeType) -> AttributeValue? {
    let text = type == .string || type == .uri ? text : trimmed(text)
    return switch type {
    case .integer16: integer(text, in: Int64(Int16.min)...Int64(Int16.max))
    case .integer32: integer(text, in: Int64(Int32.min)...Int64(Int32.max))
    case .integer64: integer(text, in: Int64.min...Int64.max)
    case .double: number(text).map { .double($0) }
    case .float: number(text).flatMap { Float($0).isFinite ? .double(Double(Float($0))) : nil }
    case .decimal: decimal(text).map { .decimal($0) }
    case .boolean: boolean(text).map { .boolean($0) }
    case .uuid: uuid(text).map { .uuid($0) }
    case .uri: .uri(text)
    case .string: .string(text)
    default: nil
    }
  }

  private static func integer(_ text: String, in range: ClosedRange<Int64>) -> AttributeValue? {
    if let value = Int64(text) { return range.contains(value) ? .integer(value) : nil }
    if let value = word(text) { return .integer(value ? 1 : 0) }
    guard let value = Double(text), abs(value) < 0x1p63 else { return nil }
    let whole = Int64(value)
    return range.contains(whole) ? .integer(whole) : nil
  }

  private static func number(_ text: String) -> Double? {
    if let value = word(text) { return value ? 1 : 0 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func boolean(_ text: String) -> Bool? {
    word(text) ?? Double(text).flatMap { $0.isFinite ? $0 != 0 : nil }
  }

  private static func word(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "y", "t": true
    case "no", "false", "n", "f": false
    default: nil
    }
  }

  private static func decimal(_ text: String) -> String? {
    if let value = word(text) { return value ? "1" : "0" }
    return DecimalText(text).flatMap { $0.isStorable ? $0.description : nil }
  }

  private static func trimmed(_ text: String) -> String {
    // Nearly every text begins and ends with a visible ASCII character.
    let visible: Range<UInt8> = 0x21..<0x7F
    if let first = text.utf8.first, let last = text.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return text
    }
    let isBlank = { (character: Character) in character.isWhitespace }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  private static func uuid(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count == 36 else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for (index, digit) in digits.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard digit == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    return bytes
  }
}
