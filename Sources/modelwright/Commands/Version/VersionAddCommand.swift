import ModelwrightArguments
import ModelwrightModel
import ModelwrightXML

/// `modelwright version add`
struct VersionAddCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome {
    let path = ModelPath.bundle(of: arguments.required("model"))
    var outcome = Outcome()
    do throws(OutputError) {
      var bundle = try VersionFolder(path: path)
      defer { bundle.close() }
      let read = ModelReader().read(path: path)
      let current =
        read.hasCurrentVersion ? read.bundle.map { Self.folderName(of: $0.current) } : nil
      outcome.diagnostics = read.diagnostics.filter { $0.concerns(current, in: path) }
      guard let model = read.bundle?.current, let current, !outcome.diagnostics.hasErrors else {
        return outcome
      }
      let names = try bundle.folderNames().map(VersionName.plain)
      let name =
        arguments.value("name").map(VersionName.plain)
        ?? VersionName.next(after: model.name, taken: names)
      if let problem = VersionName.problem(of: name) {
        outcome.diagnostics.append(.invalidVersionName(name, problem, in: path))
      } else if let existing = names.first(where: { $0.lowercased() == name.lowercased() }) {
        outcome.diagnostics.append(.existingVersion(name, as: existing, in: path))
      } else {
        try bundle.add(name + VersionName.ending, copying: current)
        outcome.output =
          "\(path.visible): '\(name.visible)' is a copy of '\(model.name.visible)' and the current version\n"
      }
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
    return outcome
  }

  /// The name of a version's folder on the disk.
  private static func folderName(of version: Model) -> String {
    let folder = ModelPath.parent(of: version.source.path) ?? ""
    return folder.split(separator: "/").last.map(String.init) ?? version.name + VersionName.ending
  }
}

extension Diagnostic {
  /// Whether something is wrong with the bundle itself or with its current version: other versions are
  /// neither read nor written when one is added.
  fileprivate func concerns(_ current: String?, in bundle: String) -> Bool {
    guard severity == .error || code == "unmarked-current-version" else { return false }
    let start = OutputFile.path(of: "", in: bundle)
    guard location.path.hasPrefix(start) else { return true }
    let folder = location.path.dropFirst(start.count).split(separator: "/").first.map(String.init)
    return folder == current || folder == CurrentVersionFile.name || current == nil
  }
}
