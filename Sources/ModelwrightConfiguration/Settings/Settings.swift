public import ModelwrightModel

/// What `modelwright.json` says; what it leaves out is `nil` or empty.
public struct Settings: Hashable, Sendable {
  /// `accessLevel`: `public`, `package` or `internal`.
  public var accessLevel: String?
  /// `imports`: modules that every generated file with a class imports.
  public var imports: [String] = []
  /// `conformances`: protocols that every generated class declares.
  public var conformances: [String] = []
  /// `baseClass`: the class that classes of root entities inherit from.
  public var baseClass: String?
  /// `constants`: whether classes hold the names of their properties.
  public var constants: Bool?
  /// `snapshots`: whether every class has a value snapshot.
  public var snapshots: Bool?
  /// `entities`: what holds for single entities, by their names.
  public var entities: [String: EntitySettings] = [:]
  /// `rules`: the severity of a rule's findings, by the rule's code.
  public var rules: [String: RuleSeverity] = [:]
  /// `packs`: packs of rules that run though the model does not ask for them.
  public var packs: [String] = []
  /// `suppressions`: findings that are accepted.
  public var suppressions: [SuppressionSettings] = []
  /// `versions`: the names of a model's versions, the oldest first.
  public var versions: [String] = []
  /// `stages`: between which versions hand-written code does what no plan can know.
  public var stages: [StageSettings] = []
  /// `mappings`: mapping models that are not beside the model.
  public var mappings: [MappingSettings] = []

  /// Makes settings that say nothing.
  public init() {}
}

/// What `modelwright.json` says of one entity.
public struct EntitySettings: Hashable, Sendable {
  /// `skip`: whether no class is generated.
  public var skip: Bool?
  /// `imports`: further modules that the entity's file imports.
  public var imports: [String] = []
  /// `conformances`: further protocols that the entity's class declares.
  public var conformances: [String] = []
  /// `snapshot`: whether the entity's class has a value snapshot.
  public var snapshot: Bool?

  /// Makes settings that say nothing.
  public init() {}
}

/// How much a rule's findings weigh.
public enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
  /// They are not reported.
  case off
  /// They are notes.
  case note
  /// They are warnings.
  case warning
  /// They are errors.
  case error
}

/// Findings of a rule that are accepted at one entity or property.
public struct SuppressionSettings: Hashable, Sendable {
  /// `rule`: the rule's code.
  public var rule: String
  /// `entity`: the entity's name; `nil` is every entity.
  public var entity: String?
  /// `property`: the property's name; `nil` is the entity and all of its properties.
  public var property: String?

  /// Makes a suppression.
  public init(rule: String, entity: String? = nil, property: String? = nil) {
    self.rule = rule
    self.entity = entity
    self.property = property
  }
}

/// Two versions with hand-written code between them.
public struct StageSettings: Hashable, Sendable {
  /// `from`: the name of the version whose rows it reads.
  public var from: String
  /// `to`: the name of the version whose rows it writes.
  public var to: String

  /// Makes a stage.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

/// A mapping model that a configuration names.
public struct MappingSettings: Hashable, Sendable {
  /// The path of the mapping model, from where the tool runs: a relative one in the file begins at the
  /// file's folder.
  public var path: String
  /// Where the configuration names it.
  public var location: SourceLocation

  /// Names a mapping model.
  public init(path: String, location: SourceLocation) {
    self.path = path
    self.location = location
  }
}
