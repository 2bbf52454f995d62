import ModelwrightModel

/// What can be wrong with `modelwright.ignore` in a model.
extension Diagnostic {
  static func unknownIgnoredCode(_ entry: IgnoredCode, hint: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-code",
      "'\(IgnoredCode.key)' names the code '\(entry.code)', which does not exist\(hint)",
      at: entry.place, about: entry.owner)
  }

  static func uselessIgnoredCode(_ entry: IgnoredCode) -> Diagnostic {
    Diagnostic(
      .warning, code: "useless-suppression",
      "'\(IgnoredCode.key)' names '\(entry.code)', but there is nothing of that kind to ignore; remove it",
      at: entry.place, about: entry.owner)
  }

  static func fixedIgnoredCode(_ entry: IgnoredCode) -> Diagnostic {
    Diagnostic(
      .warning, code: "useless-suppression",
      "'\(IgnoredCode.key)' names '\(entry.code)', which is an error that cannot be ignored; remove it",
      at: entry.place, about: entry.owner)
  }
}
