/// Reads a regular expression once from the left to the right.
struct PatternScanner {
  /// What a quantifier would repeat.
  enum Repeatable {
    /// Nothing stands there.
    case nothing
    /// Something that can be repeated.
    case term
    /// Something that has a quantifier already.
    case repeated
    /// An assertion or a flag, of which it is not known.
    case unknown
  }

  let bytes: [UInt8]
  var position = 0
  var last = Repeatable.nothing
  /// Where the open groups begin.
  var openGroups: [Int] = []
  var groupCount = 0
  var groupNames: Set<String> = []
  var numberReferences: [(number: Int, offset: Int)] = []
  var nameReferences: [(name: String, offset: Int)] = []
  /// Whether something stands there that is read in a way of its own, such as free white space: then
  /// nothing more is looked at.
  var isFreeForm = false

  init(_ pattern: String) { bytes = Array(pattern.utf8) }

  mutating func scan() throws(PatternFault) {
    while let byte = peek(), !isFreeForm {
      switch byte {
      case UInt8(ascii: "\\"): try escape()
      case UInt8(ascii: "["): try set()
      case UInt8(ascii: "("): try group()
      case UInt8(ascii: ")"): try endOfGroup()
      case UInt8(ascii: "|"): next(.nothing)
      case UInt8(ascii: "^"), UInt8(ascii: "$"): next(.unknown)
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
        try quantifier(byte)
      default: next(.term)
      }
    }
    guard !isFreeForm else { return }
    if let start = openGroups.last { throw PatternFault("'(' has no ')'", at: start) }
    try checkReferences()
  }

  private mutating func checkReferences() throws(PatternFault) {
    for (number, offset) in numberReferences where number > groupCount {
      throw PatternFault(
        "there is no group \(number): the pattern has \(groupCount)", at: offset)
    }
    for (name, offset) in nameReferences where !groupNames.contains(name) {
      throw PatternFault("there is no group '\(name)'", at: offset)
    }
  }

  // MARK: Quantifiers

  private mutating func quantifier(_ byte: UInt8) throws(PatternFault) {
    let start = position
    let shown = Character(Unicode.Scalar(byte))
    switch last {
    case .nothing:
      throw PatternFault(
        "'\(shown)' has nothing to repeat; write \\\(shown) for the character", at: start)
    case .repeated: throw PatternFault("'\(shown)' repeats a quantifier", at: start)
    case .term, .unknown: break
    }
    position += 1
    if byte == UInt8(ascii: "{") { try interval(from: start) }
    // Reluctant or possessive.
    if peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "+") { position += 1 }
    last = .repeated
  }

  /// `2}`, `2,}` or `2,3}`.
  private mutating func interval(from start: Int) throws(PatternFault) {
    let least = number()
    var most = least
    if peek() == UInt8(ascii: ",") {
      position += 1
      most = peek() == UInt8(ascii: "}") ? .max : number()
    }
    guard let least, let most, peek() == UInt8(ascii: "}") else {
      throw PatternFault(
        "'{' begins no interval such as {2,3}; write \\{ for the character", at: start)
    }
    guard least <= most else {
      throw PatternFault("the interval's least count is greater than its greatest", at: start)
    }
    position += 1
  }

  /// Digits; a number that is too large for ICU counts as a large one.
  private mutating func number() -> Int? {
    let start = position
    var value = 0
    while let byte = peek(), Lexer.isDigit(byte) {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
      position += 1
    }
    return position > start ? value : nil
  }

  // MARK: Groups

  private mutating func group() throws(PatternFault) {
    let start = position
    position += 1
    guard peek() == UInt8(ascii: "?") else {
      groupCount += 1
      return open(from: start)
    }
    position += 1
    switch peek() {
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"):
      position += 1
      open(from: start)
    case UInt8(ascii: "<"):
      position += 1
      if peek() == UInt8(ascii: "=") || peek() == UInt8(ascii: "!") {
        position += 1
      } else {
        try groupName(from: start)
      }
      open(from: start)
    case UInt8(ascii: "#"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ")")) else {
        throw PatternFault("the comment '(?#' has no ')'", at: start)
      }
      position = end + 1
    default: try flags(from: start)
    }
  }

  private mutating func open(from start: Int) {
    openGroups.append(start)
    last = .nothing
  }

  private mutating func endOfGroup() throws(PatternFault) {
    guard openGroups.popLast() != nil else {
      throw PatternFault("')' has no '('; write \\) for the character", at: position)
    }
    next(.term)
  }

  private mutating func groupName(from start: Int) throws(PatternFault) {
    guard let name = name() else {
      throw PatternFault("the group's name is not made of letters and digits before '>'", at: start)
    }
    guard groupNames.insert(name).inserted else {
      throw PatternFault("two groups are called '\(name)'", at: start)
    }
    groupCount += 1
  }

  /// A name and the `>` after it.
  mutating func name() -> String? {
    let start = position
    while let byte = peek(), byte < 0x80, Lexer.continuesName(byte), byte != UInt8(ascii: "_") {
      position += 1
    }
    guard position > start, !Lexer.isDigit(bytes[start]), peek() == UInt8(ascii: ">") else {
      return nil
    }
    position += 1
    return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
  }

  /// `(?i)` or `(?i-m:`.
  private mutating func flags(from start: Int) throws(PatternFault) {
    while let byte = peek(), "imsxwdu-".utf8.contains(byte) {
      if byte == UInt8(ascii: "x") { isFreeForm = true }
      position += 1
    }
    switch peek() {
    case UInt8(ascii: ":"):
      position += 1
      open(from: start)
    case UInt8(ascii: ")"): next(.unknown)
    default:
      let isNamed = bytes[position...].starts(with: "P<".utf8)
      throw PatternFault(
        isNamed
          ? "'(?P<' is no group; a named group is written (?<name>…)"
          : "'(?' begins no group; write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?>…) or (?i)",
        at: start)
    }
  }

  // MARK: Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Steps over a byte that is what a quantifier would repeat.
  mutating func next(_ repeatable: Repeatable) {
    position += 1
    last = repeatable
  }
}
