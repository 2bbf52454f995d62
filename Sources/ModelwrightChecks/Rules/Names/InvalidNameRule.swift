import ModelwrightModel

/// Xcode's editor takes names of letters, digits and underscores that begin with a letter.
///
/// Source: generators.md §3a, "Editor-only refusals"; seen in real models (format-frequencies.md §5).
struct InvalidNameRule: DocumentRule {
  static let code = "invalid-name"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A name holds what Xcode's editor does not accept."
  static let cause = """
    The document was written by hand or by another tool. Xcode refuses such a name as soon as it \
    is edited, key paths cannot spell it, and the generated Swift name differs from it.
    """
  static let remedy = """
    Rename it to letters, digits and underscores, beginning with a letter, with the old name as \
    its renaming identifier.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      Self.check(entity.name, kind: "entity", entity.source, &report)
      for (name, source) in entity.namedProperties {
        Self.check(name, kind: "property", source, &report)
      }
    }
    for composite in model.composites {
      Self.check(composite.name, kind: "composite", composite.source, &report)
      for attribute in composite.attributes {
        Self.check(attribute.name, kind: "attribute", attribute.source, &report)
      }
    }
  }

  private static func check(
    _ name: String, kind: String, _ source: SourceReference, _ report: inout RuleReport
  ) {
    guard !name.isEmpty, !isValid(name) else { return }
    report.add(
      "the \(kind) name '\(name)' is not made of letters, digits and underscores after a letter; rename it",
      at: source.location(of: "name"))
  }

  private static func isValid(_ name: String) -> Bool {
    // Nearly every name is ASCII and is decided by its bytes.
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): if isFirst { return false }
      case 0x80...: return name.first?.isLetter == true && name.allSatisfy(continuesName)
      default: return false
      }
      isFirst = false
    }
    return true
  }

  private static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
