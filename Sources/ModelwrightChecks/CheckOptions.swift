public import ModelwrightModel

/// What is checked, and how much it weighs.
public struct CheckOptions: Hashable, Sendable {
  /// The weight of a code's findings.
  public enum Weight: Hashable, Sendable {
    /// They are not reported.
    case off
    /// They are reported with a severity.
    case severity(Diagnostic.Severity)
  }

  /// Findings that are accepted.
  public struct Suppression: Hashable, Sendable {
    /// The code.
    public var code: String
    /// The entity's name; `nil` is every entity.
    public var entity: String?
    /// The property's name; `nil` is the entity and all of its properties.
    public var property: String?

    /// Makes a suppression.
    public init(code: String, entity: String? = nil, property: String? = nil) {
      self.code = code
      self.entity = entity
      self.property = property
    }
  }

  /// The weights that differ from the rules' own, by code.
  public var weights: [String: Weight] = [:]
  /// The packs that run though the model does not ask for them.
  public var packs: Set<RulePack> = []
  /// The findings that are accepted.
  public var suppressions: [Suppression] = []

  /// Makes options; the defaults are what `modelwright validate` does without a configuration.
  public init() {}
}

/// Rules that belong together and run only for models that need them.
public enum RulePack: String, Hashable, Sendable, CaseIterable {
  /// What holds for every model.
  case core
  /// What a store that CloudKit mirrors asks for; runs when the model says `usedWithCloudKit`.
  case cloudKit = "cloudkit"
  /// What SwiftData asks for; runs when the model says `usedWithSwiftData`.
  case swiftData = "swiftdata"
}
