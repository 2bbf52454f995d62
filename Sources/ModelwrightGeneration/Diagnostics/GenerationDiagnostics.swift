public import ModelwrightModel

/// What `modelwright explain` says of what generating refuses or warns of.
public enum GenerationDiagnostics {
  /// The documentation of every code that ``Generator`` can give.
  public static let documentation: [DiagnosticDocumentation] =
    ofNames + ofProperties + MemberDiagnostics.documentation + EnumerationDocumentation.all
    + SubstituteDocumentation.all + StageDocumentation.all
}
