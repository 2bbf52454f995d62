import ModelwrightModel

/// Reads a list of cases: `draft, published = 2, "in review"`.
///
/// A case is a name, a name with its raw value, or the raw value of a string alone, from which the
/// name is made. A text between quotation marks may hold commas and equals signs; a backslash takes
/// the next character as it is. Numbers that are left out go on from the case before, as in Swift.
struct CaseListParser {
  /// Why a list cannot become cases; the text ends a sentence that begins with the list's owner.
  struct Fault: Error, Hashable {
    var reason: String
  }

  private let type: AttributeType
  private var cases: [EnumerationCase] = []

  /// The cases of a list.
  static func parse(_ text: String, type: AttributeType) throws(Fault) -> [EnumerationCase] {
    var parser = CaseListParser(type: type)
    for item in try items(of: text) { try parser.add(item) }
    guard !parser.cases.isEmpty else { throw Fault(reason: "has no cases") }
    return parser.cases
  }

  private init(type: AttributeType) { self.type = type }

  // MARK: Cases

  private mutating func add(_ item: Item) throws(Fault) {
    guard cases.count < 10_000 else { throw Fault(reason: "has more than 10,000 cases") }
    let rawValue = try rawValue(of: item)
    let name = try name(of: item)
    if let reason = ReservedNames.reason(againstCase: name) {
      throw Fault(reason: "cannot have a case '\(item.name)': \(reason)")
    }
    for other in cases {
      if other.name == name { throw Fault(reason: "has two cases called '\(name)'") }
      if other.rawValue == rawValue {
        throw Fault(reason: "gives '\(other.name)' and '\(name)' the same value")
      }
    }
    cases.append(EnumerationCase(name: name, rawValue: rawValue))
  }

  /// A name beside a value is meant for Swift; a text alone is the stored value, which a name is
  /// made from.
  private func name(of item: Item) throws(Fault) -> String {
    let name = item.value == nil ? CaseName.make(from: item.name) : item.name
    guard let name, SwiftIdentifier.make(from: name) == name else {
      throw Fault(reason: "has a case '\(item.name)', which is no Swift name")
    }
    return name
  }

  private func rawValue(of item: Item) throws(Fault) -> AttributeValue {
    if type == .string { return .string(item.value ?? item.name) }
    guard let text = item.value else { return try nextValue(for: item) }
    let value: AttributeValue? =
      switch type {
      case .integer16: Int16(text).map { .integer(Int64($0)) }
      case .integer32: Int32(text).map { .integer(Int64($0)) }
      case .integer64: Int64(text).map { .integer($0) }
      case .float: Float(text).flatMap { $0.isFinite ? .double(Double($0)) : nil }
      default: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
      }
    guard let value else {
      throw Fault(
        reason: "gives '\(item.name)' the value '\(text)', which is no \(type.rawValue)")
    }
    return value
  }

  private func nextValue(for item: Item) throws(Fault) -> AttributeValue {
    switch cases.last?.rawValue {
    case .integer(let last):
      let most: Int64 =
        switch type {
        case .integer16: Int64(Int16.max)
        case .integer32: Int64(Int32.max)
        default: .max
        }
      guard last < most else {
        throw Fault(reason: "has no \(type.rawValue) left for '\(item.name)'")
      }
      return .integer(last + 1)
    case .double(let last): return .double(last + 1)
    default: return type.isInteger ? .integer(0) : .double(0)
    }
  }

  // MARK: Items

  private struct Item {
    var name: String
    var value: String?
  }

  private static func items(of text: String) throws(Fault) -> [Item] {
    var items: [Item] = []
    var scanner = CaseListScanner(text)
    repeat {
      let name = try scanner.text()
      let value = scanner.take("=") ? try scanner.text() : nil
      guard scanner.isAtEnd || scanner.isAt(",") else {
        throw Fault(reason: "has the case '\(name)', which neither a comma nor the end follows")
      }
      // A comma too many is no case.
      if !name.isEmpty || value != nil { items.append(Item(name: name, value: value)) }
    } while scanner.take(",")
    return items
  }
}

/// Takes texts and signs from a list of cases.
private struct CaseListScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ sign: Character) -> Bool { rest.first == sign }

  mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// The text up to the next sign, without blanks around it; between quotation marks as it is.
  mutating func text() throws(CaseListParser.Fault) -> String {
    skipBlanks()
    if take("\"") { return try quoted() }
    let end = rest.firstIndex { $0 == "," || $0 == "=" } ?? rest.endIndex
    var text = rest[..<end]
    while text.last?.isWhitespace == true { text.removeLast() }
    rest = rest[end...]
    return String(text)
  }

  private mutating func quoted() throws(CaseListParser.Fault) -> String {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        skipBlanks()
        return text
      case "\\": if let next = rest.popFirst() { text.append(next) }
      default: text.append(character)
      }
    }
    throw CaseListParser.Fault(reason: "has a text without its closing quotation mark")
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }
}
