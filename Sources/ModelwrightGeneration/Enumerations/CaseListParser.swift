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
    /// Where the case begins in the list's UTF-8 bytes; `nil` when it is the list as a whole.
    var offset: Int?
  }

  /// What was read.
  struct Result: Hashable {
    /// The cases that hold.
    var cases: [EnumerationCase] = []
    /// What is wrong, in the order of the text: of each case one thing.
    var faults: [Fault] = []
  }

  private let type: AttributeType
  private var result = Result()
  private var names: Set<String> = []
  private var owners: [AttributeValue: String] = [:]
  /// The value of the case before; `nil` before the first.
  private var last: AttributeValue?
  /// Whether the value of the case before is known: without it nothing can be said of those that go on
  /// from there.
  private var isCounting = true

  /// The cases of a list, and all that is wrong with it.
  static func parse(_ text: String, type: AttributeType) -> Result {
    var parser = CaseListParser(type: type)
    var scanner = CaseListScanner(text)
    do throws(Fault) {
      repeat {
        guard let item = try item(&scanner) else { continue }
        guard parser.names.count + parser.result.faults.count < 10_000 else {
          throw Fault(reason: "has more than 10,000 cases", offset: item.offset)
        }
        parser.add(item)
      } while scanner.take(",")
    } catch {
      parser.result.faults.append(error)
    }
    if parser.result.cases.isEmpty, parser.result.faults.isEmpty {
      parser.result.faults = [Fault(reason: "has no cases")]
    }
    return parser.result
  }

  private init(type: AttributeType) { self.type = type }

  // MARK: Cases

  private mutating func add(_ item: Item) {
    do throws(Fault) {
      let rawValue = try rawValue(of: item)
      (last, isCounting) = (rawValue ?? last, rawValue != nil)
      let name = try name(of: item)
      guard names.insert(name).inserted else {
        throw Fault(reason: "has two cases called '\(name)'", offset: item.offset)
      }
      guard let rawValue else { return }
      if let owner = owners[rawValue] {
        throw Fault(reason: "gives '\(owner)' and '\(name)' the same value", offset: item.offset)
      }
      owners[rawValue] = name
      result.cases.append(EnumerationCase(name: name, rawValue: rawValue))
    } catch {
      result.faults.append(error)
    }
  }

  /// A name beside a value is meant for Swift; a text alone is the stored value, which a name is
  /// made from.
  private func name(of item: Item) throws(Fault) -> String {
    let name = item.value == nil ? CaseName.make(from: item.name) : item.name
    guard let name, SwiftIdentifier.make(from: name) == name else {
      throw Fault(
        reason: "has a case '\(item.name)', which is no Swift name", offset: item.offset)
    }
    if let reason = ReservedNames.reason(againstCase: name) {
      throw Fault(reason: "cannot have a case '\(item.name)': \(reason)", offset: item.offset)
    }
    return name
  }

  /// The value that is stored; `nil` when it would go on from one that is not known.
  private mutating func rawValue(of item: Item) throws(Fault) -> AttributeValue? {
    if type == .string { return .string(item.value ?? item.name) }
    guard let text = item.value else { return isCounting ? try nextValue(for: item) : nil }
    let value: AttributeValue? =
      switch type {
      case .integer16: Int16(text).map { .integer(Int64($0)) }
      case .integer32: Int32(text).map { .integer(Int64($0)) }
      case .integer64: Int64(text).map { .integer($0) }
      case .float: Float(text).flatMap { $0.isFinite ? .double(Double($0)) : nil }
      default: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
      }
    guard let value else {
      isCounting = false
      throw Fault(
        reason: "gives '\(item.name)' the value '\(text)', which is no \(type.rawValue)",
        offset: item.offset)
    }
    return value
  }

  private mutating func nextValue(for item: Item) throws(Fault) -> AttributeValue {
    switch last {
    case .integer(let last):
      let most: Int64 =
        switch type {
        case .integer16: Int64(Int16.max)
        case .integer32: Int64(Int32.max)
        default: .max
        }
      guard last < most else {
        isCounting = false
        throw Fault(
          reason: "has no \(type.rawValue) left for '\(item.name)'", offset: item.offset)
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
    var offset: Int
  }

  /// The next case; `nil` when there is none, since a comma too many is no case.
  private static func item(_ scanner: inout CaseListScanner) throws(Fault) -> Item? {
    scanner.skipBlanks()
    let offset = scanner.offset
    let name = try scanner.text()
    let value = scanner.take("=") ? try scanner.text() : nil
    guard scanner.isAtEnd || scanner.isAt(",") else {
      throw Fault(
        reason: "has the case '\(name)', which neither a comma nor the end follows", offset: offset)
    }
    return name.isEmpty && value == nil ? nil : Item(name: name, value: value, offset: offset)
  }
}

/// Takes texts and signs from a list of cases.
private struct CaseListScanner {
  private let list: String
  private var rest: Substring

  init(_ text: String) {
    list = text
    rest = text[...]
  }

  /// Where it is, in UTF-8 bytes from the beginning.
  var offset: Int { list.utf8.distance(from: list.startIndex, to: rest.startIndex) }

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
    let start = offset
    if take("\"") { return try quoted(from: start) }
    let end = rest.firstIndex { $0 == "," || $0 == "=" } ?? rest.endIndex
    var text = rest[..<end]
    while text.last?.isWhitespace == true { text.removeLast() }
    rest = rest[end...]
    return String(text)
  }

  private mutating func quoted(
    from start: Int
  ) throws(CaseListParser.Fault) -> String {
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
    throw CaseListParser.Fault(
      reason: "has a text without its closing quotation mark", offset: start)
  }

  mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }
}
