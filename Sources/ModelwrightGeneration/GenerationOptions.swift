/// How code is generated.
public struct GenerationOptions: Hashable, Sendable {
  /// The access level of everything that is generated.
  public var accessLevel: AccessLevel
  /// How the classes are spread over files.
  public var layout: FileLayout
  /// The names of the files that the target already has, for a build that must not write hand-written
  /// files: a missing one is reported with the text to paste. `nil` puts the hand-written files into
  /// the result, for a caller that writes each of them once.
  public var existingFileNames: Set<String>?

  /// Makes options; the defaults are what `modelwright generate` does without options.
  public init(
    accessLevel: AccessLevel = .public,
    layout: FileLayout = .filePerEntity,
    existingFileNames: Set<String>? = nil
  ) {
    self.accessLevel = accessLevel
    self.layout = layout
    self.existingFileNames = existingFileNames
  }
}

/// The access level of generated declarations and of the imports that they need.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  /// `public`.
  case `public`
  /// `package`.
  case package
  /// `internal`, which is written as no modifier at all.
  case `internal`

  /// The modifier with the blank that follows it; empty for `internal`.
  var prefix: String { self == .internal ? "" : rawValue + " " }
}

/// How classes are spread over files.
public enum FileLayout: Hashable, Sendable {
  /// A file for each entity: for files that people look at.
  case filePerEntity
  /// A fixed number of files whose names do not depend on what the model contains, as a build-tool
  /// plugin needs it (generators.md §9). The number is from 1 to 100.
  case shards(Int)

  /// The shards that the build-tool plugin announces.
  public static let pluginShards = FileLayout.shards(Namespace.pluginShardCount)
}
