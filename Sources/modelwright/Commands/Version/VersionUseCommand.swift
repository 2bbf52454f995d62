import ModelwrightArguments
import ModelwrightModel

/// `modelwright version use`
///
/// The versions are not read: choosing one also mends a `.xccurrentversion` that names none.
struct VersionUseCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = ModelPath.bundle(of: arguments.required("model"))
    let name = VersionName.plain(arguments.required("name"))
    var outcome = Outcome()
    do throws(OutputError) {
      var bundle = try VersionFolder(path: path)
      defer { bundle.close() }
      let names = try bundle.folderNames().map(VersionName.plain).sorted()
      guard names.contains(name) else {
        outcome.diagnostics.append(.unknownVersion(name, among: names, in: path))
        return outcome
      }
      try bundle.use(name + VersionName.ending)
      outcome.output = "\(path.visible): '\(name.visible)' is the current version\n"
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }
}
