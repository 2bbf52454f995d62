import ModelwrightModel

/// What can be wrong with the contents of a model document that is well-formed XML.
extension Diagnostic {
  static func wrongRoot(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "wrong-root-element",
      "the root element is '\(name)', not 'model': this is no Core Data model", at: place)
  }

  static func unknownElement(
    _ name: String, in parent: ElementName, hint: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-element",
      "'\(parent.rawValue)' has the unknown element '\(name)', which is skipped\(hint)", at: place)
  }

  static func misplacedElement(
    _ element: ElementName, in parent: ElementName, at place: SourceLocation
  ) -> Diagnostic {
    let homes = ElementName.allCases.filter { $0.children.contains(element) }
    let wanted = homes.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    let advice = wanted.isEmpty ? "it is the root element" : "it belongs in \(wanted)"
    return Diagnostic(
      .warning, code: "misplaced-element",
      "'\(element.rawValue)' cannot stand in '\(parent.rawValue)' and is skipped; \(advice)",
      at: place)
  }

  static func unexpectedText(in element: ElementName, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "unexpected-text",
      "'\(element.rawValue)' contains text, which is skipped; remove it", at: place)
  }

  static func unknownAttribute(
    _ name: String, of element: ElementName, hint: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-attribute",
      "'\(element.rawValue)' has the unknown attribute '\(name)', which is ignored\(hint)",
      at: place)
  }

  static func misspeltAttribute(
    _ name: String, wanted: AttributeName, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "misspelt-attribute",
      "'\(name)' is read as '\(wanted.rawValue)', which is what Core Data reads; rename it",
      at: place)
  }

  static func unknownAttributeType(
    _ text: String, hint: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-attribute-type", "unknown attribute type '\(text)'\(hint)", at: place)
  }

  static func unknownDeleteRule(
    _ text: String, hint: String, at place: SourceLocation
  ) -> Diagnostic {
    let rules = DeleteRule.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let advice = hint.isEmpty ? "; it is one of \(rules)" : hint
    return Diagnostic(
      .error, code: "unknown-delete-rule", "unknown deletion rule '\(text)'\(advice)", at: place)
  }

  static func unknownValue(
    _ name: String, _ text: String, wanted: [String], used: String, at place: SourceLocation
  ) -> Diagnostic {
    let list = wanted.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .warning, code: "unknown-value",
      "'\(name)' has the unknown value '\(text)', read as \(used); it is one of \(list)", at: place)
  }

  static func unknownFormat(
    _ name: String, _ text: String, wanted: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-format",
      "'\(name)' is '\(text)' where models have '\(wanted)'; read as if it were that", at: place)
  }

  static func badFlag(_ name: String, _ text: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "bad-flag",
      "'\(name)' is '\(text)', which is neither YES nor NO; read as NO", at: place)
  }

  static func badNumber(
    _ name: String, _ text: String, wanted: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "bad-number",
      "'\(name)' is '\(text)', which is not \(wanted) in its range; it is ignored", at: place)
  }

  static func missingValue(
    _ name: String, of element: ElementName, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-value",
      "'\(element.rawValue)' has no '\(name)' and is skipped; give it one or remove it", at: place)
  }

  static func emptyElement(
    _ element: ElementName, name: String, at place: SourceLocation
  ) -> Diagnostic {
    let title = name.isEmpty ? "'\(element.rawValue)'" : "'\(element.rawValue)' '\(name)'"
    return Diagnostic(
      .warning, code: "empty-element",
      "\(title) names no property and is skipped; fill it or remove it", at: place)
  }

  static func contradictoryCount(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "contradictory-count",
      "'toMany' and 'maxCount' of relationship '\(name)' contradict each other; read as to-many",
      at: place)
  }

  static func derivationWithoutFlag(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "derivation-without-flag",
      "attribute '\(name)' has a derivation expression but not derived=\"YES\"; it is not derived",
      at: place)
  }
}
