/// Makes the name of a case from the text that is stored, as Swift names cases: `InReview` →
/// `inReview`, `URL` → `url`, `IN_REVIEW` → `inReview`.
enum CaseName {
  /// The name; `nil` when no character of the text is usable.
  static func make(from text: String) -> String? {
    guard let identifier = SwiftIdentifier.make(from: text) else { return nil }
    let hasSmallLetters = identifier.unicodeScalars.contains { $0.properties.isLowercase }
    let hasCapitals = identifier.unicodeScalars.contains { $0.properties.isUppercase }
    if hasCapitals, !hasSmallLetters, identifier.contains("_") {
      let words = identifier.split(separator: "_")
      let rest = words.dropFirst().map { $0.prefix(1) + $0.dropFirst().lowercased() }
      return SwiftIdentifier.make(from: words[0].lowercased() + rest.joined())
    }
    return lowercasingFirstWord(of: identifier)
  }

  private static func lowercasingFirstWord(of text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    let rest = text.dropFirst(capitals.count)
    // The last capital of a run begins the next word when a small letter follows.
    let count =
      capitals.count > 1 && rest.first?.isLowercase == true ? capitals.count - 1 : capitals.count
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }
}
