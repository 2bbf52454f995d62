import ModelwrightModel

/// What can be wrong with the settings of a configuration.
extension Diagnostic {
  static func unknownSetting(
    _ key: String, among keys: [String], at place: SourceLocation
  ) -> Diagnostic {
    let hint = suggestion(for: key, among: keys)
    let list = keys.filter { $0 != "$schema" }.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "unknown-setting",
      "there is no setting '\(key)' here\(hint.isEmpty ? "; there are \(list)" : hint)", at: place)
  }

  static func missingSetting(
    _ key: String, in name: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "missing-setting", "an object in '\(name)' needs '\(key)': add it", at: place)
  }

  static func wrongSettingType(
    _ name: String, wanted: String, found: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "setting-type", "'\(name)' needs \(wanted), and this is \(found)", at: place)
  }

  static func invalidSetting(
    _ text: String, of name: String, _ form: TextForm, at place: SourceLocation
  ) -> Diagnostic {
    var hint = ""
    if case .choice(let words) = form { hint = suggestion(for: text, among: words) }
    return Diagnostic(
      .error, code: "setting-value", "'\(text)' of '\(name)' is not \(form.wanted)\(hint)",
      at: place)
  }
}
