import ModelwrightModel

extension Diagnostic {
  /// A version that the bundle does not have.
  static func unknownVersion(_ name: String, of bundle: ModelBundle) -> Diagnostic {
    let names = bundle.versions.map(\.name)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "unknown-version",
      "there is no version '\(name)', only \(list)",
      at: SourceLocation(path: bundle.path))
  }
}
