import ModelwrightModel

extension Diagnostic {
  static func unusableImport(_ text: String, at place: SourceLocation) -> Self {
    Diagnostic(
      .error, code: "unusable-import",
      "'\(SwiftText.comment(text))' cannot be imported; write a module's name, such as 'Kit' or 'public Kit'",
      at: place)
  }

  static func unusableConformance(_ text: String, at place: SourceLocation) -> Self {
    Diagnostic(
      .error, code: "unusable-conformance",
      "a generated class cannot conform to '\(SwiftText.comment(text))'; write the name of a protocol that a class of one isolation domain can have",
      at: place)
  }

  static func unusableBaseClass(
    _ text: String, isGenerated: Bool, at place: SourceLocation
  ) -> Self {
    let reason =
      isGenerated ? "it is one of the types that are generated" : "that is no name of a class"
    return Diagnostic(
      .error, code: "unusable-base-class",
      "generated classes cannot inherit from '\(SwiftText.comment(text))': \(reason); name a hand-written subclass of ManagedObject",
      at: place)
  }
}
