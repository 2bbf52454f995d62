import ModelwrightConfiguration
import ModelwrightModel

/// Finds the configuration files that hold for a model: those in the folders from the model's own one
/// up to that of the package.
///
/// A link to a configuration is followed: many packages may share one. Without a package only the
/// model's own folder is looked at, so that nothing far away has a say.
enum ConfigurationFinder {
  /// What the configuration says for a model.
  ///
  /// - Parameters:
  ///   - path: The model, as the user gave it.
  ///   - explicit: The file of `--config`, which replaces all others.
  static func settings(forModelAt path: String, explicit: String?) -> ModelConfiguration {
    let folder = ModelPath.folder(of: path)
    if let explicit { return configuration(files: [explicit], folder: folder, isExplicit: true) }
    return configuration(
      files: folders(from: folder).map { folder in
        folder == "."
          ? ConfigurationFile.name : OutputFile.path(of: ConfigurationFile.name, in: folder)
      },
      folder: folder, isExplicit: false)
  }

  /// Reads files, the nearest first; those that are missing say nothing.
  private static func configuration(
    files paths: [String], folder: String, isExplicit: Bool
  ) -> ModelConfiguration {
    var result = ModelConfiguration(folder: folder)
    for path in paths {
      do throws(SystemFault) {
        let kind = try Platform.kind(at: path)
        guard isExplicit || kind != .missing else { continue }
        let bytes = try Platform.bytes(ofFile: path, limit: ConfigurationFile.maximumSize + 1)
        result.files.append(ConfigurationFile(bytes, path: path))
      } catch {
        result.problems.append(.unreadableConfiguration(path, problem(of: error)))
      }
    }
    return result
  }

  private static func problem(of fault: SystemFault) -> String {
    switch fault {
    case .isFolder: "this is a folder, not a file"
    case .isNoFile: "this is neither a file nor a folder"
    case .isTooLarge: "it has more than \(ConfigurationFile.maximumSize) bytes"
    case .isMissing: "there is no such file"
    default: fault.description
    }
  }

  /// The folders that may hold a configuration, the nearest first.
  private static func folders(from folder: String) -> [String] {
    guard let real = try? Platform.realPath(of: folder) else { return [folder] }
    var folders = [folder]
    var path = real
    while !isPackage(path) {
      guard let parent = ModelPath.parent(of: path) else { return [folder] }
      path = parent
      folders.append(shown(path, relative: !folder.hasPrefix("/")))
    }
    return folders
  }

  /// An absolute path as messages have it: relative to the current folder when the model's path is.
  private static func shown(_ path: String, relative: Bool) -> String {
    guard relative, let current = try? Platform.realPath(of: ".") else { return path }
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  private static func isPackage(_ folder: String) -> Bool {
    let manifest = OutputFile.path(of: "Package.swift", in: folder)
    let kind = try? Platform.kind(at: manifest)
    return kind == .file || kind == .link
  }
}
