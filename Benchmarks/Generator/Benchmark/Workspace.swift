import Foundation

/// A temporary folder, and the programs that are measured.
final class Workspace {
  private let folder: String
  private let programs: String

  init() throws {
    programs =
      URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().path
    folder = NSTemporaryDirectory() + "modelwright-benchmark-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The release build of the tool.
  var tool: String { program("modelwright") }

  /// A program that was built beside this one.
  func program(_ name: String) -> String { "\(programs)/\(name)" }

  /// A path in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a synthetic model.
  func synthetic(entities count: Int) throws -> RealModel {
    let model = path("Synthetic\(count).xcdatamodel")
    try FileManager.default.createDirectory(atPath: model, withIntermediateDirectories: true)
    let contents = SyntheticModel.contents(entities: count)
    let file = "\(model)/contents"
    try Data(contents).write(to: URL(fileURLWithPath: file))
    return RealModel(path: model, versions: [file], size: contents.count)
  }
}
