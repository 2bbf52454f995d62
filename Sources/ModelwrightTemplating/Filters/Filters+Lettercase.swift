extension Filters {
  /// Every word with a capital letter, the rest of it in small ones.
  @Sendable static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      let isApostrophe = character == "'" || character == "\u{2019}"
      isInWord = character.isLetter || (isInWord && (isApostrophe || character.isNumber))
    }
    return result
  }

  /// The first letter as a capital.
  @Sendable static func upperFirstLetter(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return String(first).uppercased() + String(text.unicodeScalars.dropFirst())
  }

  /// A leading run of capitals in small letters, without its last one when a small letter follows:
  /// `PeoplePicker` → `peoplePicker`, `URLChooser` → `urlChooser`.
  @Sendable static func lowerFirstWord(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var end = scalars.firstIndex { !$0.properties.isUppercase } ?? scalars.count
    if end > 1, end < scalars.count, scalars[end].properties.isLowercase { end -= 1 }
    return string(scalars[..<end]).lowercased() + string(scalars[end...])
  }

  /// `camelCase` → `camel_case`; in small letters unless the argument is false.
  @Sendable static func camelToSnakeCase(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    let snake = snakeCase(try text(of: value))
    return .string(try truth(arguments, at: 0, default: true) ? snake.lowercased() : snake)
  }

  /// `snake_case` → `SnakeCase`; leading underscores stay unless the argument is true.
  @Sendable static func snakeToCamelCase(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    let stripsLeading = try truth(arguments, at: 0, default: false)
    return .string(camelCase(try text(of: value), stripsLeading: stripsLeading))
  }

  static func camelCase(_ text: String, stripsLeading: Bool) -> String {
    let hasSmallLetters = text.utf8.contains { (0x61...0x7A).contains($0) }
    let words = (hasSmallLetters ? text : snakeCase(text)).split(separator: "_")
    let joined = words.map {
      hasSmallLetters ? upperFirstLetter(String($0)) : capitalized(String($0))
    }.joined()
    return (stripsLeading ? "" : String(text.prefix { $0 == "_" })) + joined
  }

  private static func snakeCase(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    scalars = separatingCapitalRuns(scalars)
    var result: [UnicodeScalar] = []
    for (index, scalar) in scalars.enumerated() {
      if index > 0, isCapital(scalar), isSmall(scalars[index - 1]) || isDigit(scalars[index - 1]) {
        result.append("_")
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return string(result[...])
  }

  /// `URLChooser` → `URL_Chooser`
  private static func separatingCapitalRuns(_ scalars: [UnicodeScalar]) -> [UnicodeScalar] {
    var result: [UnicodeScalar] = []
    var start = 0
    while start < scalars.count {
      let end =
        scalars[start...].firstIndex { !isCapital($0) && !isDigit($0) } ?? scalars.count
      if end - start > 1, end < scalars.count, isCapital(scalars[end - 1]), isSmall(scalars[end]) {
        result += scalars[start..<(end - 1)]
        result.append("_")
        result.append(scalars[end - 1])
      } else {
        result += scalars[start..<end]
      }
      if end < scalars.count { result.append(scalars[end]) }
      start = end + 1
    }
    return result
  }

  private static func isCapital(_ scalar: UnicodeScalar) -> Bool { ("A"..."Z").contains(scalar) }
  private static func isSmall(_ scalar: UnicodeScalar) -> Bool { ("a"..."z").contains(scalar) }
  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { ("0"..."9").contains(scalar) }

  static func string(_ scalars: ArraySlice<UnicodeScalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
