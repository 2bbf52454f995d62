import ModelwrightModel

/// What can be wrong with a mapping model's document.
extension Diagnostic {
  static func notAMappingModel(_ root: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "not-a-mapping-model",
      "the root element is '\(root)', not 'database': this is no mapping model", at: place)
  }

  static func noMappingModel(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, code: "no-mapping",
      "the file has no object of type 'XDDEVMAPPINGMODEL', so it maps nothing; restore it, or remove it",
      at: place)
  }

  static func unknownMappingObject(
    _ id: String, in name: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-mapping-object",
      "'\(name)' lists object '\(id)', which does not exist; save the mapping model in Xcode",
      at: place)
  }

  static func unreadableExpression(_ property: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "unreadable-expression",
      "the value expression of '\(property)' is no keyed archive; save the mapping model in Xcode",
      at: place)
  }
}
