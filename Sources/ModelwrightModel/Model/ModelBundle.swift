/// All versions of a model: an `.xcdatamodeld` bundle, or a single `.xcdatamodel` or `contents` file.
///
/// Source: core-data.md §1.1.
public struct ModelBundle: Hashable, Sendable {
  /// The bundle's name without its extension: `Dog Walk`.
  public var name: String
  /// The bundle's path, as the user gave it.
  public var path: String
  /// The versions, in the natural order of their names with the current one last.
  public var versions: [Model]
  /// The index of the current version in ``versions``.
  public var currentIndex: Int

  /// Makes a bundle. `versions` must not be empty and must contain `currentIndex`.
  public init(name: String, path: String, versions: [Model], currentIndex: Int) {
    precondition(versions.indices.contains(currentIndex), "a bundle has a current version")
    self.name = name
    self.path = path
    self.versions = versions
    self.currentIndex = currentIndex
  }

  /// The version that classes are generated from and that new stores have.
  public var current: Model { versions[currentIndex] }

  /// The version of a name.
  public func version(named name: String) -> Model? { versions.first { $0.name == name } }
}
