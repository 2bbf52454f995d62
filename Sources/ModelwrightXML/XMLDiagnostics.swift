public import ModelwrightModel

/// What `modelwright explain` says of the faults that reading a model finds.
public enum XMLDiagnostics {
  /// The documentation of every code that ``ModelReader`` can give.
  public static let documentation: [DiagnosticDocumentation] =
    ofFiles + ofDocuments + ofBundles + ofMappings
}
