import ModelwrightModel

/// Which attributes each element may have, and what people write by mistake.
enum Vocabulary {
  /// The elements by name.
  static let elements = NameTable<ElementName>()
  /// The attributes by name.
  static let attributes = NameTable<AttributeName>()
  /// The types of attributes.
  static let attributeTypes = NameTable<AttributeType>()
  /// The delete rules.
  static let deleteRules = NameTable<DeleteRule>()

  /// The attributes that an element may have, for suggestions.
  static func attributes(of element: ElementName) -> [AttributeName] {
    switch element {
    case .model: model
    case .entity: entity
    case .attribute: attribute
    case .relationship: relationship
    case .fetchedProperty: [.name, .optional, .transient, .syncable]
    case .fetchRequest: fetchRequest
    case .fetchIndex: [.name, .partialIndexPredicate]
    case .fetchIndexElement: [.property, .expression, .expressionType, .type, .order]
    case .index, .constraint: [.value]
    case .entry: [.key, .value]
    case .composite, .memberEntity: [.name]
    case .configuration: [.name, .usedWithCloudKit]
    case .element: [.name, .positionX, .positionY, .width, .height]
    case .compoundIndexes, .compoundIndex, .uniquenessConstraints, .uniquenessConstraint, .userInfo,
      .elements:
      []
    }
  }

  private static let model: [AttributeName] = [
    .type, .documentVersion, .lastSavedToolsVersion, .systemVersion, .minimumToolsVersion,
    .sourceLanguage, .userDefinedModelVersionIdentifier, .usedWithCloudKit, .usedWithSwiftData,
    .name, .macOSVersion, .iOSVersion,
  ]

  private static let entity: [AttributeName] = [
    .name, .representedClassName, .codeGenerationType, .parentEntity, .isAbstract, .elementID,
    .renamingIdentifier, .versionHashModifier, .syncable, .coreSpotlightDisplayNameExpression,
  ]

  private static let attribute: [AttributeName] = [
    .name, .attributeType, .optional, .transient, .indexed, .defaultValueString,
    .defaultDateTimeInterval, .minValueString, .maxValueString, .minDateTimeInterval,
    .maxDateTimeInterval, .regularExpressionString, .usesScalarValueType, .customClassName,
    .valueTransformerName, .allowsExternalBinaryDataStorage, .storedInTruthFile,
    .spotlightIndexingEnabled, .allowsCloudEncryption, .preserveAfterDeletion, .derived,
    .derivationExpression, .composite, .elementID, .renamingIdentifier, .versionHashModifier,
    .syncable, .ephemeral,
  ]

  private static let relationship: [AttributeName] = [
    .name, .destinationEntity, .inverseName, .inverseEntity, .toMany, .minCount, .maxCount,
    .ordered,
    .optional, .deletionRule, .deleteRule, .transient, .indexed, .syncable, .elementID,
    .renamingIdentifier, .versionHashModifier, .spotlightIndexingEnabled, .storedInTruthFile,
  ]

  private static let fetchRequest: [AttributeName] = [
    .name, .entity, .predicateString, .fetchLimit, .fetchBatchSize, .resultType,
    .includeSubentities, .includesSubentities, .includePropertyValues, .includesPropertyValues,
    .includesPendingChanges, .returnObjectsAsFaults, .returnsObjectsAsFaults,
    .returnDistinctResults, .returnsDistinctResults,
  ]

  /// Spellings that are too far from the right one to be found by likeness.
  static func knownMistake(_ name: String, in element: ElementName) -> AttributeName? {
    switch (element, name) {
    case (.attribute, "type"): .attributeType
    case (.attribute, "defaultValue"), (.attribute, "default"): .defaultValueString
    case (.attribute, "minValue"), (.attribute, "minimum"): .minValueString
    case (.attribute, "maxValue"), (.attribute, "maximum"): .maxValueString
    case (.attribute, "regex"), (.attribute, "regularExpression"): .regularExpressionString
    case (.attribute, "preserveValueOnDeletion"): .preserveAfterDeletion
    case (.attribute, "allowsExternalStorage"): .allowsExternalBinaryDataStorage
    case (.attribute, "isOptional"), (.relationship, "isOptional"): .optional
    case (.entity, "abstract"): .isAbstract
    case (.entity, "parent"), (.entity, "superentity"): .parentEntity
    case (.entity, "class"), (.entity, "className"): .representedClassName
    case (.relationship, "destination"): .destinationEntity
    case (.relationship, "inverse"): .inverseName
    case (.fetchRequest, "predicate"): .predicateString
    case (.fetchRequest, "entityName"): .entity
    case (.fetchIndex, "predicate"), (.fetchIndex, "partialIndexPredicateString"):
      .partialIndexPredicate
    default: nil
    }
  }
}
