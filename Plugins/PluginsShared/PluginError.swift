import Foundation

/// What a plugin says when it cannot go on.
enum PluginError: Error, CustomStringConvertible, LocalizedError {
  /// Two models of a target would become files of the same names.
  case sameName(String, [URL])
  /// No target has a model.
  case noModel([String])
  /// The tool failed; its own diagnostics were printed before.
  case failed(models: [String])
  /// The committed classes are not those of the models, or the tool failed.
  case outdated(models: [String])

  var description: String {
    switch self {
    case .sameName(let name, let urls):
      let paths = urls.map { "'\($0.path(percentEncoded: false))'" }.joined(separator: " and ")
      return "\(paths) would both become '\(name)'; rename one of the models"
    case .noModel(let targets):
      return "there is no .xcdatamodeld in \(targets.map { "'\($0)'" }.joined(separator: ", "))"
    case .failed(let models):
      return "no classes were generated from \(Self.list(models))"
    case .outdated(let models):
      return "what is generated from \(Self.list(models)) is not up to date: run without --check"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  var errorDescription: String? { description }
}
