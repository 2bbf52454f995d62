import Foundation

/// What a plugin says when it cannot go on.
enum PluginError: Error, CustomStringConvertible, LocalizedError {
  /// Two models of a target would become files of the same names.
  case sameName(String, [URL])
  /// No target has a model.
  case noModel([String])
  /// The tool failed; its own diagnostics were printed before.
  case failed(model: String)

  var description: String {
    switch self {
    case .sameName(let name, let urls):
      let paths = urls.map { "'\($0.path(percentEncoded: false))'" }.joined(separator: " and ")
      return "\(paths) would both become '\(name)'; rename one of the models"
    case .noModel(let targets):
      return "there is no .xcdatamodeld in \(targets.map { "'\($0)'" }.joined(separator: ", "))"
    case .failed(let model):
      return "no classes were generated from '\(model)'"
    }
  }

  var errorDescription: String? { description }
}
