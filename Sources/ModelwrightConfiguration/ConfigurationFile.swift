public import ModelwrightModel

/// A `modelwright.json` that was read.
public struct ConfigurationFile: Sendable {
  /// The name of every configuration file.
  public static let name = "modelwright.json"
  /// The bytes of the largest file that is read.
  public static let maximumSize = JSONReader.maximumSize

  /// The file's path as messages have it.
  public let path: String
  /// What it says, as far as that can be understood.
  public let settings: Settings
  /// Every fault of the file itself, sorted by place. All of them are errors.
  public let diagnostics: [Diagnostic]
  /// Where the texts of its settings stand.
  public let places: [SettingName: SourceLocation]
  private let references: [NameReference]

  /// Reads a file's bytes. Nothing in them can do harm: what is wrong becomes a diagnostic.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    var reader = JSONReader(bytes, path: path)
    var decoder = SettingsDecoder(path: path)
    var settings = Settings()
    if let node = reader.read() {
      decoder.decode(node, "the configuration", Settings.keys, into: &settings)
    }
    self.settings = settings
    places = decoder.places
    references = decoder.references
    diagnostics = (reader.diagnostics + decoder.diagnostics).sorted()
  }

  /// What is wrong with the names that the file mentions: entities, properties and codes that do not
  /// exist, and rules whose errors cannot be lowered. Sorted by place; all of them are errors.
  public func diagnostics(among names: KnownNames) -> [Diagnostic] {
    references.compactMap { $0.problem(among: names) }.sorted()
  }
}

/// The names that a configuration may mention.
public struct KnownNames: Sendable {
  /// The entities of the current versions of the models that the file holds for.
  public var entities: Set<String>
  /// The properties, by entity, of all versions of these models, inherited ones included.
  public var properties: [String: Set<String>]
  /// The codes of all diagnostics with what they weigh when nothing says otherwise.
  public var codes: [String: Diagnostic.Severity]
  /// The names of the versions of the models that the file holds for.
  public var versions: Set<String>

  /// Makes a list of names.
  public init(
    entities: Set<String> = [], properties: [String: Set<String>] = [:],
    codes: [String: Diagnostic.Severity] = [:], versions: Set<String> = []
  ) {
    self.entities = entities
    self.properties = properties
    self.codes = codes
    self.versions = versions
  }
}
