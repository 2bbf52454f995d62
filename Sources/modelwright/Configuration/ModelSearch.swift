import ModelwrightModel
import ModelwrightXML

/// Looks for models in folders and below them, within limits: a package can hold more than models.
struct ModelSearch {
  private static let maximumDepth = 8
  private static let maximumFolders = 2_000
  private static let maximumModels = 64

  /// The models that were found.
  private(set) var bundles: [ModelBundle] = []
  /// Whether nothing was left out.
  private(set) var isComplete = true
  private var seen: Set<String> = []

  /// Looks in a folder and those below it. Hidden ones are left out, and so are links.
  mutating func look(in folder: String) {
    guard let real = try? Platform.realPath(of: folder) else { return }
    look(in: real, depth: 0)
  }

  private mutating func look(in folder: String, depth: Int) {
    guard !seen.contains(folder) else { return }
    guard depth <= Self.maximumDepth, seen.count < Self.maximumFolders else {
      isComplete = false
      return
    }
    seen.insert(folder)
    for entry in (try? Platform.entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") {
      let path = OutputFile.path(of: entry.name, in: folder)
      if ModelPath.isModel(entry.name) {
        read(path)
      } else if entry.isFolder {
        look(in: path, depth: depth + 1)
      }
    }
  }

  /// Reads a model; of one that cannot be read nothing is known.
  private mutating func read(_ path: String) {
    guard seen.insert(path).inserted else { return }
    guard bundles.count < Self.maximumModels, let bundle = ModelReader().read(path: path).bundle
    else {
      isComplete = false
      return
    }
    bundles.append(bundle)
  }
}
