import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML

/// A model that was read and checked.
struct CheckedModel {
  /// The model; `nil` when it has errors.
  var bundle: ModelBundle?
  /// Everything that is to be said about it.
  var diagnostics: [Diagnostic]

  /// Reads and checks a model, all versions of it.
  init(path: String) {
    let result = ModelReader().read(path: path)
    diagnostics = result.diagnostics
    if let bundle = result.bundle { diagnostics += Checker().check(bundle) }
    bundle = diagnostics.hasErrors ? nil : result.bundle
    if let bundle { diagnostics += StorageDiagnostics.warnings(about: bundle.current) }
  }
}
