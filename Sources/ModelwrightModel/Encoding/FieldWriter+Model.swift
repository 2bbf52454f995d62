// The fields' numbers are part of the format: never reuse or renumber one.

extension FieldWriter {
  mutating func write(_ model: Model) {
    text(1, model.name)
    string(2, model.versionIdentifier)
    string(3, model.sourceLanguage)
    flag(4, model.isUsedWithCloudKit)
    flag(5, model.isUsedWithSwiftData)
    for entity in model.entities { message(6) { $0.write(entity) } }
    for composite in model.composites {
      message(7) { writer in
        writer.text(1, composite.name)
        for attribute in composite.attributes { writer.message(2) { $0.write(attribute) } }
      }
    }
    for request in model.fetchRequests { message(8) { $0.write(request) } }
    for configuration in model.configurations {
      message(9) { writer in
        writer.text(1, configuration.name)
        writer.flag(2, configuration.isUsedWithCloudKit)
        for name in configuration.entityNames { writer.string(3, name) }
      }
    }
  }

  private mutating func write(_ entity: Entity) {
    text(1, entity.name)
    string(2, entity.className)
    if entity.codeGeneration != .manual { string(3, entity.codeGeneration.rawValue) }
    flag(4, entity.isAbstract)
    string(5, entity.parentName)
    string(6, entity.renamingIdentifier)
    string(7, entity.versionHashModifier)
    for attribute in entity.attributes { message(8) { $0.write(attribute) } }
    for relationship in entity.relationships { message(9) { $0.write(relationship) } }
    for property in entity.fetchedProperties {
      message(10) { writer in
        writer.text(1, property.name)
        writer.flag(2, property.isOptional)
        if let request = property.fetchRequest { writer.message(3) { $0.write(request) } }
        writer.write(property.userInfo, number: 4)
      }
    }
    for index in entity.fetchIndexes { message(11) { $0.write(index) } }
    for list in entity.compoundIndexes { message(12) { $0.write(list) } }
    for list in entity.uniquenessConstraints { message(13) { $0.write(list) } }
    write(entity.userInfo, number: 14)
  }

  private mutating func write(_ attribute: Attribute) {
    text(1, attribute.name)
    if attribute.type != .undefined { string(2, attribute.type.rawValue) }
    flag(3, attribute.isOptional)
    flag(4, attribute.isTransient)
    flag(5, attribute.isIndexed)
    optionalFlag(6, attribute.usesScalarValueType)
    string(7, attribute.defaultValueString)
    double(8, attribute.defaultDateTimeInterval)
    string(9, attribute.minimumValueString)
    string(10, attribute.maximumValueString)
    double(11, attribute.minimumDateTimeInterval)
    double(12, attribute.maximumDateTimeInterval)
    string(13, attribute.regularExpression)
    string(14, attribute.customClassName)
    string(15, attribute.valueTransformerName)
    flag(16, attribute.allowsExternalStorage)
    flag(17, attribute.preservesAfterDeletion)
    flag(18, attribute.allowsCloudEncryption)
    flag(19, attribute.isIndexedBySpotlight)
    flag(20, attribute.isStoredInExternalRecord)
    string(21, attribute.derivationExpression)
    string(22, attribute.compositeName)
    string(23, attribute.renamingIdentifier)
    string(24, attribute.versionHashModifier)
    write(attribute.userInfo, number: 25)
  }

  private mutating func write(_ relationship: Relationship) {
    text(1, relationship.name)
    text(2, relationship.destinationName)
    string(3, relationship.inverseName)
    string(4, relationship.inverseEntityName)
    flag(5, relationship.isToMany)
    flag(6, relationship.isOrdered)
    flag(7, relationship.isOptional)
    flag(8, relationship.isTransient)
    count(9, relationship.minimumCount)
    count(10, relationship.maximumCount)
    if relationship.deleteRule != .nullify { string(11, relationship.deleteRule.rawValue) }
    string(12, relationship.renamingIdentifier)
    string(13, relationship.versionHashModifier)
    write(relationship.userInfo, number: 14)
    flag(15, relationship.isIndexed)
  }

  private mutating func write(_ request: FetchRequestTemplate) {
    text(1, request.name)
    text(2, request.entityName)
    string(3, request.predicateString)
    count(4, request.fetchLimit)
    count(5, request.fetchBatchSize)
    count(6, request.resultType.rawValue)
    flag(7, request.includesSubentities)
    flag(8, request.includesPropertyValues)
    flag(9, request.includesPendingChanges)
    flag(10, request.returnsObjectsAsFaults)
    flag(11, request.returnsDistinctResults)
  }

  private mutating func write(_ index: FetchIndex) {
    text(1, index.name)
    for element in index.elements {
      message(2) { writer in
        switch element.content {
        case .property(let name): writer.string(1, name)
        case .expression(let text): writer.string(2, text)
        }
        writer.flag(3, element.kind == .rTree)
        writer.flag(4, !element.isAscending)
        writer.string(5, element.expressionType)
      }
    }
    string(3, index.partialPredicate)
  }

  private mutating func write(_ list: PropertyList) {
    for name in list.propertyNames { string(1, name) }
  }

  private mutating func write(_ entries: [UserInfoEntry], number: Int) {
    for entry in entries {
      message(number) { writer in
        writer.text(1, entry.key)
        writer.text(2, entry.value)
      }
    }
  }
}
