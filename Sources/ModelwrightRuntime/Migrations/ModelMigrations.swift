import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

/// The versions of a model, and how a store goes from one to the next: what generated code tells the
/// runtime besides the current version itself.
public struct ModelMigrations: Sendable {
  /// What hand-written code does between two versions.
  public typealias Stage = @Sendable (MigrationContext) throws -> Void

  /// A version.
  struct Version: Sendable {
    var name: String
    var hash: String
    var encoded: String?
    var renames = Renames()
  }

  private(set) var versions: [Version] = []
  private(set) var stages: [StoreStage] = []

  /// Makes a list of nothing: a model of which only the current version is known.
  public init() {}

  /// The names of the versions, the oldest first, the current one last.
  public var versionNames: [String] { versions.map(\.name) }

  /// Between which versions hand-written code runs.
  public var stageNames: [(from: String, to: String)] {
    stages.map { ($0.reference.from, $0.reference.to) }
  }

  // MARK: Adding

  /// Adds a version; the oldest first, the current one last.
  ///
  /// - Parameters:
  ///   - name: The version's name.
  ///   - hash: The hash of its model, as hexadecimal digits.
  ///   - encoded: The model in its canonical encoding, as base64, where a route of a store may lead
  ///     through the version.
  public mutating func addVersion(_ name: String, hash: String, encoded: String? = nil) {
    versions.append(Version(name: name, hash: hash, encoded: encoded))
  }

  /// Adds that an entity of the current version was called otherwise in the version that was added
  /// last, where the renaming identifiers do not say it.
  public mutating func addRename(ofEntity entity: String, from name: String) {
    guard !versions.isEmpty else { return }
    versions[versions.count - 1].renames.entities[entity] = name
  }

  /// Adds that a property of the current version was called otherwise in the version that was added
  /// last, where the renaming identifiers do not say it.
  public mutating func addRename(of property: String, in entity: String, from name: String) {
    guard !versions.isEmpty else { return }
    versions[versions.count - 1].renames.properties[.init(entity: entity, name: property)] = name
  }

  /// Adds hand-written code that runs between two versions.
  public mutating func addStage(from source: String, to target: String, _ body: @escaping Stage) {
    stages.append(
      StoreStage(StageReference(from: source, to: target)) { store in
        try MigrationContext(store, from: source, to: target).run(body)
      })
  }

  // MARK: Using

  /// What the opener of stores is told.
  ///
  /// Stops with a message when a text is not what the generator wrote.
  var history: StoreHistory {
    StoreHistory(
      versions: versions.map { version in
        StoreHistory.Version(
          name: version.name, hash: Self.bytes(version.hash, of: version.name),
          encoded: version.encoded.map { text in
            guard let bytes = Base64.decode(text) else {
              preconditionFailure(
                "The encoded version '\(version.name)' is not base64. Generate it again.")
            }
            return bytes
          }, renames: version.renames)
      }, stages: stages)
  }

  private static func bytes(_ digits: String, of name: String) -> [UInt8] {
    let digits = digits.compactMap(\.hexDigitValue)
    guard digits.count == 64 else {
      preconditionFailure("The hash of the version '\(name)' is damaged. Generate it again.")
    }
    return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
