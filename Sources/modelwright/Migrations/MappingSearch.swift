import ModelwrightModel

/// Looks for mapping models in the folder of a model and below it, within limits: Xcode keeps them beside
/// the model or in a folder for them.
struct MappingSearch {
  private static let maximumDepth = 4
  private static let maximumFolders = 500
  private static let maximumMappings = 256
  private static let fileExtension = ".xcmappingmodel"

  /// The paths of the mapping models, in their natural order in each folder.
  private(set) var paths: [String] = []
  private var folders = 0

  /// Looks in a folder and those below it. Hidden ones, models and links are left out.
  init(_ folder: String) { look(in: folder, depth: 0) }

  private mutating func look(in folder: String, depth: Int) {
    guard depth <= Self.maximumDepth, folders < Self.maximumFolders else { return }
    folders += 1
    var below: [String] = []
    for entry in (try? Platform.entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") {
      let path = folder == "." ? entry.name : OutputFile.path(of: entry.name, in: folder)
      if entry.name.hasSuffix(Self.fileExtension) {
        if paths.count < Self.maximumMappings { paths.append(path) }
      } else if entry.isFolder, !ModelPath.isModel(entry.name) {
        below.append(path)
      }
    }
    for path in below { look(in: path, depth: depth + 1) }
  }
}
