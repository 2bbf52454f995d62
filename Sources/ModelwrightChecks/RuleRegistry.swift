public import ModelwrightModel

/// All rules, in the order in which they run. The order does not show: findings are sorted.
enum RuleRegistry {
  /// The rules on a model as it is written.
  static let documentRules: [any DocumentRule] = [
    UnreadableDefaultRule(),
    UnreadableBoundRule(),
    ImpossibleBoundsRule(),
    MissingDerivationRule(),
    UndefinedTypeRule(),
    NoActionDeleteRule(),
    OrderedToOneRule(),
    ImpossibleCountRule(),
    DuplicateIndexRule(),
    EntityNameCaseRule(),
    DuplicateClassRule(),
  ]

  /// The rules on a model whose names have been followed.
  static let structureRules: [any StructureRule] = [
    MissingInverseRule(),
    TransientInverseRule(),
    PropertyNameCaseRule(),
    AbstractLeafRule(),
    ConstraintPropertyRule(),
    ConstraintInverseRule(),
    IndexPropertyRule(),
    SpatialIndexRule(),
    TooManyColumnsRule(),
  ]

  /// Every rule's type.
  static var all: [any Rule.Type] {
    documentRules.map { type(of: $0) } + structureRules.map { type(of: $0) }
  }
}

/// What is to be known of a rule without running it.
public struct RuleDescription: Hashable, Sendable {
  /// The code in its diagnostics.
  public let code: String
  /// How much its findings weigh.
  public let severity: Diagnostic.Severity
  /// What it finds, in one sentence.
  public let summary: String

  init(_ rule: any Rule.Type) {
    code = rule.code
    severity = rule.severity
    summary = rule.summary
  }
}
