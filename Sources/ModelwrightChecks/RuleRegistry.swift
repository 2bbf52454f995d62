import ModelwrightModel

/// All rules, in the order in which they run. The order does not show: findings are sorted.
enum RuleRegistry {
  /// The rules on a model as it is written.
  static let documentRules: [any DocumentRule] =
    attributeRules + nameRules + [
      NoActionDeleteRule(),
      OrderedToOneRule(),
      ImpossibleCountRule(),
      DuplicateIndexRule(),
      IndexNameClashRule(),
      RepeatedPropertyRule(),
      DuplicateMemberRule(),
      UnconfiguredEntityRule(),
      ToolsVersionRule(),
      DuplicateRenamingIdentifierRule(),
      PredicateSyntaxRule(),
      SwiftDataCompoundUniqueRule(),
      SwiftDataInheritanceRule(),
      SwiftDataOrderedRule(),
      SwiftDataFetchedPropertyRule(),
      SwiftDataAttributeRule(),
    ]

  private static let attributeRules: [any DocumentRule] = [
    UnreadableDefaultRule(),
    UnreadableBoundRule(),
    BoundBeyondTypeRule(),
    DateTextRule(),
    ImpossibleBoundsRule(),
    DefaultOutOfBoundsRule(),
    IgnoredBoundsRule(),
    IgnoredPatternRule(),
    IgnoredExternalStorageRule(),
    IgnoredTransformerRule(),
    InsecureTransformerRule(),
    UndefinedTypeRule(),
    MissingDerivationRule(),
    BadDerivationRule(),
    RequiredDerivedRule(),
    BadPatternRule(),
    CompositeAttributeRule(),
    UnusedCompositeRule(),
    DuplicateUserInfoRule(),
  ]

  private static let nameRules: [any DocumentRule] = [
    EntityNameCaseRule(),
    DuplicateClassRule(),
    ClassNameRule(),
    InvalidNameRule(),
    UnnamedDeclarationRule(),
    UnknownUserInfoRule(),
    NameCapitalizationRule(),
    MethodNameClashRule(),
    ReservedColumnRule(),
  ]

  /// The rules on a model whose names have been followed.
  static let structureRules: [any StructureRule] =
    cloudKitRules + [
      MissingInverseRule(),
      TransientInverseRule(),
      NullifyRequiredRule(),
      SharedCascadeRule(),
      MutualCascadeRule(),
      MutualDenyRule(),
      PropertyNameCaseRule(),
      AbstractLeafRule(),
      ManyPropertiesRule(),
      TooManyColumnsRule(),
      ConstraintPropertyRule(),
      ConstraintInverseRule(),
      DuplicateConstraintRule(),
      IndexPropertyRule(),
      SpatialIndexRule(),
      RedundantIndexRule(),
      ConfigurationRelationshipRule(),
      PredicateKeyPathRule(),
      PredicateCardinalityRule(),
      PredicateTypeRule(),
      PredicatePlaceholderRule(),
      PredicateVariableRule(),
      PredicateLiteralRangeRule(),
      UnsupportedPredicateRule(),
      IndexKeyPathRule(),
      DerivationKeyPathRule(),
      DerivationTypeRule(),
    ]

  private static let cloudKitRules: [any StructureRule] = [
    CloudKitInverseRule(),
    CloudKitOrderedRule(),
    CloudKitRequiredAttributeRule(),
    CloudKitRequiredRelationshipRule(),
    CloudKitUndefinedTypeRule(),
    CloudKitTransformerRule(),
    CloudKitConfigurationRule(),
    CloudKitDenyRule(),
    CloudKitUniqueRule(),
    CloudKitEncryptionRule(),
  ]

  /// The rules on all versions of a model.
  static let bundleRules: [any BundleRule] = [RequiredAdditionRule()]

  /// Every rule's type.
  static var all: [any Rule.Type] {
    documentRules.map { type(of: $0) } + structureRules.map { type(of: $0) }
      + bundleRules.map { type(of: $0) }
  }
}

extension RulePack {
  /// Whether a model asks for the pack's rules by itself.
  func isWanted(by model: Model) -> Bool {
    switch self {
    case .core: true
    case .cloudKit:
      model.isUsedWithCloudKit || model.configurations.contains(where: \.isUsedWithCloudKit)
    case .swiftData: model.isUsedWithSwiftData
    }
  }
}
