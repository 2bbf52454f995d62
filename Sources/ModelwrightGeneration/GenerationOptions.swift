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
  /// Modules that every file with a class imports besides those that it needs.
  public var imports: [String] = []
  /// Protocols that every class declares.
  public var conformances: [String] = []
  /// The class that the classes of root entities inherit from; `nil` is `ManagedObject`.
  public var baseClass: String?
  /// Whether classes give the names of their properties: `Dog.names.birthday`.
  public var generatesConstants = true
  /// Whether every class has a value snapshot.
  public var generatesSnapshots = false
  /// Where the names among the options stand.
  public var places = OptionPlaces()
  /// What holds for single entities, by their names.
  public var entities: [String: EntityOptions] = [:]

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

/// How the class of one entity is generated.
public struct EntityOptions: Hashable, Sendable {
  /// Whether no class is generated.
  public var isSkipped = false
  /// Further modules that the entity's file imports.
  public var imports: [String] = []
  /// Further protocols that the entity's class declares.
  public var conformances: [String] = []
  /// Whether the class has a value snapshot; `nil` is what holds for all entities.
  public var generatesSnapshot: Bool?
  /// Where the names among the options stand.
  public var places = OptionPlaces()

  /// Makes options.
  public init() {}
}

/// The access level of generated declarations and of the imports that they need.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// `public`.
  case `public`
  /// `package`.
  case package
  /// `internal`, which is written as no modifier at all.
  case `internal`

  /// Lower levels before higher ones.
  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }

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
