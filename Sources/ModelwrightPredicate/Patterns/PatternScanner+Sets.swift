extension PatternScanner {
  // MARK: Escapes

  /// A backslash and what it means outside of a set.
  mutating func escape() throws(PatternFault) {
    let start = position
    guard let letter = peek(1) else {
      throw PatternFault(
        "the pattern ends with a backslash; write \\\\ for the character", at: start)
    }
    position += 2
    last = .term
    switch letter {
    case UInt8(ascii: "Q"): quotation()
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      // Further digits belong to the number only when there are as many groups.
      numberReferences.append((Int(letter - UInt8(ascii: "0")), start))
    case UInt8(ascii: "k"):
      guard peek() == UInt8(ascii: "<") else {
        throw PatternFault("\\k names no group; write \\k<name>", at: start)
      }
      position += 1
      guard let name = name() else {
        throw PatternFault("\\k names no group; write \\k<name>", at: start)
      }
      nameReferences.append((name, start))
    case UInt8(ascii: "A"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "G"),
      UInt8(ascii: "Z"), UInt8(ascii: "z"), UInt8(ascii: "E"):
      last = .unknown
    default: try escapedCharacter(letter, from: start)
    }
  }

  /// What follows the letter of an escape that means a character or a set of them.
  private mutating func escapedCharacter(_ letter: UInt8, from start: Int) throws(PatternFault) {
    switch letter {
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "N"):
      guard peek() == UInt8(ascii: "{"),
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
      else {
        let shown = Character(Unicode.Scalar(letter))
        throw PatternFault("\\\(shown) needs a name in braces: \\\(shown){…}", at: start)
      }
      position = end + 1
    case UInt8(ascii: "c"): skipCharacter()
    case UInt8(ascii: "x") where peek() == UInt8(ascii: "{"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
        throw PatternFault("\\x{ needs a '}' after the digits", at: start)
      }
      position = end + 1
    case UInt8(ascii: "u"): try hexadecimal(4, from: start)
    case UInt8(ascii: "U"): try hexadecimal(8, from: start)
    default: break
    }
  }

  /// Steps over the character that `\c` changes, whatever it is.
  private mutating func skipCharacter() {
    guard position < bytes.count else { return }
    position += 1
    while let byte = peek(), byte & 0xC0 == 0x80 { position += 1 }
  }

  private mutating func hexadecimal(_ count: Int, from start: Int) throws(PatternFault) {
    for _ in 0..<count {
      guard let byte = peek(), byte < 0x80, Character(Unicode.Scalar(byte)).isHexDigit else {
        throw PatternFault("the escape needs \(count) hexadecimal digits", at: start)
      }
      position += 1
    }
  }

  /// `\Q…\E`: everything up to the end is taken as it is.
  private mutating func quotation() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "E") {
        position += 2
        return
      }
      position += 1
    }
  }

  // MARK: Sets

  /// `[…]`, with the sets inside it.
  mutating func set() throws(PatternFault) {
    var open: [Int] = []
    // The character that a range could begin with.
    var lower: UInt8?
    repeat {
      let start = position
      guard let byte = peek() else {
        throw PatternFault("'[' has no ']'", at: open.last ?? start)
      }
      let before = lower
      lower = nil
      switch byte {
      case UInt8(ascii: "["):
        try openSet(&open)
        if isFreeForm { return }
      case UInt8(ascii: "]"):
        open.removeLast()
        position += 1
      case UInt8(ascii: "\\"):
        guard let letter = peek(1) else {
          throw PatternFault("the pattern ends with a backslash", at: start)
        }
        position += 2
        if letter == UInt8(ascii: "Q") {
          // What is quoted inside a set is not looked at.
          isFreeForm = true
          return
        }
        try escapedCharacter(letter, from: start)
      case UInt8(ascii: "-"):
        position += 1
        if let before, let upper = peek(), isPlain(upper) {
          guard before <= upper else {
            throw PatternFault("the range's ends are the wrong way round", at: start - 1)
          }
          position += 1
        }
      default:
        position += 1
        if isPlain(byte) { lower = byte }
      }
    } while !open.isEmpty
    last = .term
  }

  /// `[`, `[^`, and a `]` behind it, which is a character; or `[:name:]`.
  private mutating func openSet(_ open: inout [Int]) throws(PatternFault) {
    let start = position
    position += 1
    if peek() == UInt8(ascii: ":") {
      position += 1
      var end = position
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: "]")
      {
        end += 1
      }
      if end + 1 < bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "]")
      {
        position = end + 2
        return
      }
      // ICU has readings of its own for a colon that begins no name.
      isFreeForm = true
      return
    }
    open.append(start)
    if peek() == UInt8(ascii: "^") { position += 1 }
    if peek() == UInt8(ascii: "]") { position += 1 }
  }

  /// Whether a byte stands for itself in a set, whatever is around it.
  private func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Lexer.continuesName(byte))
  }
}
