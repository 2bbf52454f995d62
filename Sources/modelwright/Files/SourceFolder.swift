import ModelwrightModel

/// The folder of a target's sources.
struct SourceFolder {
  /// How deep folders are searched: deeper ones are no sources.
  private static let maximumDepth = 32

  let path: String

  /// The names of all Swift files in the folder and those below it.
  func fileNames() throws(OutputError) -> Set<String> {
    var names: Set<String> = []
    try collect(path, depth: 0, &names)
    return names
  }

  private func collect(
    _ path: String, depth: Int, _ names: inout Set<String>
  ) throws(OutputError) {
    guard depth < Self.maximumDepth else { return }
    let entries: [Platform.Entry]
    do throws(SystemFault) {
      entries = try Platform.entries(of: path)
    } catch {
      throw .unreadable(SourceLocation(path: path, line: 1, column: 1), error)
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      if entry.isFolder {
        try collect("\(path)/\(entry.name)", depth: depth + 1, &names)
      } else if entry.name.hasSuffix(".swift") {
        names.insert(entry.name)
      }
    }
  }
}
