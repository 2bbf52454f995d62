/// Makes Swift identifiers from names of a model, which may hold any text.
enum SwiftIdentifier {
  /// The identifier of a name, without backticks; `nil` when no character of the name is usable.
  ///
  /// A character that Swift does not allow ends a word, and the next word begins with a capital
  /// (`ident ifier` → `identIfier`); between two digits it becomes an underscore (`2.0` → `2_0`).
  /// Invisible characters and direction marks, which Swift allows, are left out: a name must look
  /// like what it is.
  static func make(from name: String, capitalized: Bool = false) -> String? {
    if isPlain(name), !capitalized || !startsWithLowercase(name) { return name }
    var result = ""
    var beginsWord = capitalized
    var wasSeparator = false
    var last: UnicodeScalar?
    for scalar in name.unicodeScalars {
      if isInvisible(scalar) { continue }
      guard isAllowed(scalar) else {
        wasSeparator = true
        continue
      }
      if wasSeparator, let last {
        if isDigit(last), isDigit(scalar) { result += "_" }
        beginsWord = true
      }
      result += beginsWord ? scalar.properties.uppercaseMapping : String(scalar)
      beginsWord = false
      wasSeparator = false
      last = scalar
    }
    guard result.unicodeScalars.contains(where: { $0 != "_" }) else { return nil }
    if let first = result.unicodeScalars.first, !isHead(first) { result = "_" + result }
    return result
  }

  /// The identifier as it is written: between backticks when Swift reserves the word.
  static func escaped(_ identifier: String) -> String {
    SwiftKeywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// The identifier with its first letter as a capital: what follows `addTo`.
  static func capitalized(_ identifier: String) -> String {
    guard let first = identifier.unicodeScalars.first else { return identifier }
    return first.properties.uppercaseMapping + String(identifier.unicodeScalars.dropFirst())
  }

  // MARK: Characters

  /// Whether a name is an identifier of ASCII letters, digits and underscores: nearly all are.
  private static func isPlain(_ name: String) -> Bool {
    var hasFigure = false
    for (index, byte) in name.utf8.enumerated() {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: hasFigure = true
      case 0x5F: break
      case 0x30...0x39 where index > 0: hasFigure = true
      default: return false
      }
    }
    return hasFigure
  }

  private static func startsWithLowercase(_ name: String) -> Bool {
    name.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }

  private static func isInvisible(_ scalar: UnicodeScalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return scalar.properties.generalCategory == .format
      || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isAllowed(_ scalar: UnicodeScalar) -> Bool {
    if scalar.isASCII { return isDigit(scalar) || isHead(scalar) }
    return isHead(scalar) || combining.contains { $0.contains(scalar.value) }
  }

  private static func isHead(_ scalar: UnicodeScalar) -> Bool {
    let value = scalar.value
    if value < 0x80 {
      return value == 0x5F || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return heads.contains { $0.contains(value) }
    }
  }

  /// `identifier-head` of Swift's grammar, above ASCII.
  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
    0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
    0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F,
    0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44,
    0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
    0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
    0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  /// What `identifier-character` allows after the head, above ASCII.
  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
}
