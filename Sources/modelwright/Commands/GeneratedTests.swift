import ModelwrightArguments
import ModelwrightGeneration
import ModelwrightModel

/// The test that `generate --tests` writes beside a package's other tests.
struct GeneratedTests {
  let folder: String
  let module: String

  /// What the command line asks for; `nil` when it asks for no test.
  init?(_ arguments: ParsedArguments, bundle: ModelBundle) {
    guard let folder = arguments.value("tests") else { return nil }
    self.folder = folder
    module =
      arguments.value("tests-module") ?? Self.module(ofOutput: arguments.required("output"))
      ?? bundle.name
  }

  /// The files, for a run of their own: they are not in the output folder.
  func files(
    of bundle: ModelBundle, _ history: MigrationHistory
  ) throws(GenerationError) -> [OutputFile] {
    try Generator().tests(of: bundle, history: history, module: module).map { file in
      OutputFile(
        folder: folder, name: file.name, bytes: Array(file.text.utf8),
        isWrittenOnce: file.kind == .human)
    }
  }

  /// The module whose sources a folder holds: the one below `Sources`.
  private static func module(ofOutput path: String) -> String? {
    let path = (try? Platform.realPath(of: path)) ?? path
    let parts = path.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else {
      return nil
    }
    return String(parts[sources + 1])
  }
}
