/// The attributes of a model document's elements, with the spellings that other tools write.
///
/// Source: core-data.md §1.3–§1.7, generators.md §7, format-frequencies.md §2.
enum AttributeName: String, CaseIterable, Sendable {
  // Of several elements.
  case name, optional, transient, indexed, syncable, elementID, renamingIdentifier
  case versionHashModifier, type, value, key, entity

  // Of a model.
  case documentVersion, lastSavedToolsVersion, systemVersion, minimumToolsVersion, sourceLanguage
  case userDefinedModelVersionIdentifier, usedWithCloudKit, usedWithSwiftData, macOSVersion
  case iOSVersion

  // Of an entity.
  case representedClassName, codeGenerationType, parentEntity, isAbstract
  case coreSpotlightDisplayNameExpression

  // Of an attribute.
  case attributeType, defaultValueString, defaultDateTimeInterval, minValueString, maxValueString
  case minDateTimeInterval, maxDateTimeInterval, regularExpressionString, usesScalarValueType
  case customClassName, valueTransformerName, allowsExternalBinaryDataStorage, storedInTruthFile
  case spotlightIndexingEnabled, allowsCloudEncryption, preserveAfterDeletion, derived
  case derivationExpression, composite, ephemeral

  // Of a relationship.
  case destinationEntity, inverseName, inverseEntity, toMany, minCount, maxCount, ordered
  case deletionRule, deleteRule

  // Of a fetch request.
  case predicateString, fetchLimit, fetchBatchSize, resultType, includeSubentities
  case includesSubentities, includePropertyValues, includesPropertyValues, includesPendingChanges
  case returnObjectsAsFaults, returnsObjectsAsFaults, returnDistinctResults
  case returnsDistinctResults

  // Of a fetch index and its elements.
  case partialIndexPredicate, property, expression, expressionType, order

  // Of an entity's place in the diagram.
  case positionX, positionY, width, height
}

extension AttributeName {
  /// Whether the value has a grammar of its own, so that faults are found inside it.
  var isReadFurther: Bool {
    switch self {
    case .predicateString, .partialIndexPredicate, .derivationExpression, .expression,
      .regularExpressionString, .value:
      true
    default: false
    }
  }
}
