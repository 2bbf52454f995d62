import ModelwrightModel

extension ModelBuilder {
  /// `<entity>`. Source: core-data.md §1.4.
  func readEntity(_ tag: XMLTag) -> Entity {
    var entity = Entity(name: "")
    entity.source = read(tag, .entity) { name, field in
      switch name {
      case .name: entity.name = field.text
      case .representedClassName: entity.className = text(field)
      case .codeGenerationType: entity.codeGeneration = codeGeneration(field)
      case .parentEntity: entity.parentName = text(field)
      case .isAbstract: entity.isAbstract = flag(field)
      case .elementID, .renamingIdentifier: entity.renamingIdentifier = text(field)
      case .versionHashModifier: entity.versionHashModifier = text(field)
      case .syncable, .coreSpotlightDisplayNameExpression: break
      default: return false
      }
      return true
    }
    return entity
  }

  /// "Manual/None" is the absence of the attribute: Xcode crashes when it is written out
  /// (generators.md §3a).
  private func codeGeneration(_ field: XMLAttribute) -> Entity.CodeGeneration {
    let text = field.text
    if let kind = Entity.CodeGeneration(rawValue: text), kind != .manual { return kind }
    if !text.isEmpty {
      bag.add(
        .unknownValue(
          field.nameText, text, wanted: ["class", "category"], used: "no code generation",
          at: bag.location(field.valuePlace)))
    }
    return .manual
  }

  /// `<attribute>`. Source: core-data.md §1.5.
  func readAttribute(_ tag: XMLTag) -> Attribute {
    var attribute = Attribute(name: "", type: .undefined)
    var isDerived = false
    var hasExpression = false
    attribute.source = read(tag, .attribute) { name, field in
      switch name {
      case .name: attribute.name = field.text
      case .attributeType: attribute.type = attributeType(field)
      case .optional: attribute.isOptional = flag(field)
      case .transient: attribute.isTransient = flag(field)
      case .indexed: attribute.isIndexed = flag(field)
      case .usesScalarValueType: attribute.usesScalarValueType = flag(field)
      case .defaultValueString: attribute.defaultValueString = field.text
      case .customClassName: attribute.customClassName = text(field)
      case .valueTransformerName: attribute.valueTransformerName = text(field)
      case .composite: attribute.compositeName = text(field)
      case .derived: isDerived = flag(field)
      case .derivationExpression:
        attribute.derivationExpression = text(field)
        hasExpression = attribute.derivationExpression != nil
      case .elementID, .renamingIdentifier: attribute.renamingIdentifier = text(field)
      case .versionHashModifier: attribute.versionHashModifier = text(field)
      case .syncable, .ephemeral: break
      default:
        return readBounds(name, field, into: &attribute)
          || readStorage(name, field, into: &attribute)
      }
      return true
    }
    if isDerived, !hasExpression {
      attribute.derivationExpression = ""
    } else if !isDerived, hasExpression {
      attribute.derivationExpression = nil
      bag.add(
        .derivationWithoutFlag(
          attribute.name, at: attribute.source.location(of: "derivationExpression")))
    }
    return attribute
  }

  private func attributeType(_ field: XMLAttribute) -> AttributeType {
    guard !field.value.isEmpty else { return .undefined }
    if let type = Vocabulary.attributeTypes.name(field.value) { return type }
    let hint = bag.hint(for: field.text, among: AttributeType.allCases.map(\.rawValue))
    bag.add(.unknownAttributeType(field.text, hint: hint, at: bag.location(field.valuePlace)))
    return .undefined
  }

  private func readBounds(
    _ name: AttributeName, _ field: XMLAttribute, into attribute: inout Attribute
  ) -> Bool {
    switch name {
    case .defaultDateTimeInterval: attribute.defaultDateTimeInterval = number(field)
    case .minDateTimeInterval: attribute.minimumDateTimeInterval = number(field)
    case .maxDateTimeInterval: attribute.maximumDateTimeInterval = number(field)
    case .minValueString: attribute.minimumValueString = text(field)
    case .maxValueString: attribute.maximumValueString = text(field)
    case .regularExpressionString: attribute.regularExpression = text(field)
    default: return false
    }
    return true
  }

  private func readStorage(
    _ name: AttributeName, _ field: XMLAttribute, into attribute: inout Attribute
  ) -> Bool {
    switch name {
    case .allowsExternalBinaryDataStorage: attribute.allowsExternalStorage = flag(field)
    case .storedInTruthFile: attribute.isStoredInExternalRecord = flag(field)
    case .spotlightIndexingEnabled: attribute.isIndexedBySpotlight = flag(field)
    case .allowsCloudEncryption: attribute.allowsCloudEncryption = flag(field)
    case .preserveAfterDeletion: attribute.preservesAfterDeletion = flag(field)
    default: return false
    }
    return true
  }
}
