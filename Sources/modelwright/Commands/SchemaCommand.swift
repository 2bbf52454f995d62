import ModelwrightArguments
import ModelwrightModel
import ModelwrightSchema

/// `modelwright schema`
struct SchemaCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = arguments.required("model")
    let configuration = ConfigurationFinder.settings(
      forModelAt: path, explicit: arguments.value("config"))
    let checked = CheckedModel(path: path, configuration: configuration)
    var outcome = Outcome(diagnostics: checked.diagnostics)
    guard let bundle = checked.bundle else { return outcome }
    guard let version = version(of: bundle, arguments) else {
      let name = arguments.required("model-version")
      outcome.diagnostics.append(.unknownVersion(name, of: bundle))
      return outcome
    }
    outcome.output = Self.script(of: version) ?? ""
    return outcome
  }

  private func version(of bundle: ModelBundle, _ arguments: ParsedArguments) -> Model? {
    guard let name = arguments.value("model-version") else { return bundle.current }
    return bundle.version(named: name)
  }

  /// The schema of a version that was checked.
  static func script(of version: Model) -> String? {
    var resolver = ModelResolver(version)
    return resolver.resolve().map { Schema($0).script }
  }
}
