/// How much white space goes at one end of a text.
enum Trim {
  case nothing
  /// Spaces and tabulators.
  case blanks
  /// Spaces and tabulators up to and including one line break; nothing when there is none.
  case blanksAndOneLineBreak
  /// All white space.
  case everything

  /// What goes before a tag.
  static func before(_ wish: Token.Whitespace, _ behaviour: TrimBehaviour) -> Trim {
    switch (wish, behaviour) {
    case (.trim, _), (.unspecified, .all): .everything
    case (.unspecified, .smart): .blanks
    case (.keep, _), (.unspecified, .none): .nothing
    }
  }

  /// What goes after a tag.
  static func after(_ wish: Token.Whitespace, _ behaviour: TrimBehaviour) -> Trim {
    switch (wish, behaviour) {
    case (.trim, _), (.unspecified, .all): .everything
    case (.unspecified, .smart): .blanksAndOneLineBreak
    case (.keep, _), (.unspecified, .none): .nothing
    }
  }

  /// The part of a text that stays when this goes at its beginning.
  func atStart(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    switch self {
    case .nothing: return range
    case .everything:
      while start < range.upperBound, isBlank(bytes[start]) { start += 1 }
    case .blanks:
      while start < range.upperBound, isSpaceOrTab(bytes[start]) { start += 1 }
    case .blanksAndOneLineBreak:
      while start < range.upperBound, isSpaceOrTab(bytes[start]) { start += 1 }
      if start + 1 < range.upperBound, bytes[start] == UInt8(ascii: "\r") { start += 1 }
      guard start < range.upperBound, bytes[start] == UInt8(ascii: "\n") else { return range }
      start += 1
    }
    return start..<range.upperBound
  }

  /// The part of a text that stays when this goes at its end.
  func atEnd(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    switch self {
    case .nothing, .blanksAndOneLineBreak: return range
    case .everything:
      while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    case .blanks:
      while end > range.lowerBound, isSpaceOrTab(bytes[end - 1]) { end -= 1 }
    }
    return range.lowerBound..<end
  }
}

private func isSpaceOrTab(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
