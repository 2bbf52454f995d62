import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML

/// A model that was read and checked.
struct CheckedModel {
  /// The model; `nil` when it has errors.
  var bundle: ModelBundle?
  /// Everything that is to be said about it.
  var diagnostics: [Diagnostic]

  /// Reads and checks a model, all versions of it, as its configuration asks for.
  init(path: String, configuration: ModelConfiguration = ModelConfiguration()) {
    let result = ModelReader().read(path: path)
    diagnostics = configuration.diagnostics + result.diagnostics
    if let bundle = result.bundle {
      diagnostics += configuration.diagnostics(about: bundle)
      diagnostics += Checker().check(bundle)
    }
    // Editors and build systems show only what has a line and a column.
    for index in diagnostics.indices {
      diagnostics[index].location.line = max(1, diagnostics[index].location.line)
      diagnostics[index].location.column = max(1, diagnostics[index].location.column)
    }
    bundle = diagnostics.hasErrors ? nil : result.bundle
    if let bundle { diagnostics += StorageDiagnostics.warnings(about: bundle.current) }
  }
}
