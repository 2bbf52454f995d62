import Foundation

/// A model that was found on the disk, with what a build must watch.
struct FoundModel {
  /// The bundle's folder.
  var url: URL

  /// The bundle's name without its extension: `Dog Walk`.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// Everything whose change must regenerate the classes: the folder itself, each version's
  /// `contents`, which version is the current one, and the configuration in the folders from the model
  /// up to the package. With the folder alone an edit is missed.
  func inputs(package: URL) -> [URL] {
    var files = [url] + configurations(upTo: package)
    let current = url.appending(path: ".xccurrentversion")
    if FileManager.default.fileExists(atPath: current.path(percentEncoded: false)) {
      files.append(current)
    }
    for version in url.pathExtension == "xcdatamodel" ? [url] : versions {
      files.append(version.appending(path: "contents"))
    }
    return files
  }

  /// The configuration files that hold for the model; the tool looks for them in the same folders.
  private func configurations(upTo package: URL) -> [URL] {
    let last = package.standardizedFileURL.path(percentEncoded: false)
    var files: [URL] = []
    var folder = url.standardizedFileURL.deletingLastPathComponent()
    while folder.path(percentEncoded: false).count >= last.count {
      let file = folder.appending(path: "modelwright.json")
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
        files.append(file)
      }
      folder.deleteLastPathComponent()
    }
    return files
  }

  private var versions: [URL] {
    ModelFinder.contents(of: url).filter { $0.pathExtension == "xcdatamodel" }
  }
}

/// Finds the models of a target.
///
/// The target's folder is searched, since a model is best excluded from the target's sources (the build
/// system would warn about a file that it has no rule for); models that are listed are found too.
enum ModelFinder {
  /// The models, each once, in the order of their paths.
  static func models(in folder: URL, listed: [URL]) -> [FoundModel] {
    var found: [String: URL] = [:]
    for url in search(folder) + listed.filter(isModel) {
      found[url.standardizedFileURL.path(percentEncoded: false)] = url
    }
    return found.sorted { $0.key < $1.key }.map { FoundModel(url: $0.value) }
  }

  static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Folders of other packages and hidden ones are left out; so are links, which may lead in a circle.
  private static func search(_ folder: URL) -> [URL] {
    var models: [URL] = []
    for url in contents(of: folder) where !url.lastPathComponent.hasPrefix(".") {
      guard isFolder(url) else { continue }
      if isModel(url) {
        models.append(url)
      } else if !isPackage(url) {
        models += search(url)
      }
    }
    return models
  }

  private static func isModel(_ url: URL) -> Bool {
    url.pathExtension == "xcdatamodeld" || url.pathExtension == "xcdatamodel"
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static func isPackage(_ url: URL) -> Bool {
    let manifest = url.appending(path: "Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path(percentEncoded: false))
  }
}
