extension ModelDecoder {
  mutating func entity(_ bytes: ArraySlice<UInt8>) throws(ModelCodingError) -> Entity {
    try countElement()
    var entity = Entity(name: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: entity.name = try value.string()
      case 2: entity.className = try value.string()
      case 3: entity.codeGeneration = try word(value)
      case 4: entity.isAbstract = try value.flag()
      case 5: entity.parentName = try value.string()
      case 6: entity.renamingIdentifier = try value.string()
      case 7: entity.versionHashModifier = try value.string()
      case 8: entity.attributes.append(try attribute(try value.message()))
      case 9: entity.relationships.append(try relationship(try value.message()))
      case 10: entity.fetchedProperties.append(try fetchedProperty(try value.message()))
      case 11: entity.fetchIndexes.append(try fetchIndex(try value.message()))
      case 12: entity.compoundIndexes.append(try propertyList(try value.message()))
      case 13: entity.uniquenessConstraints.append(try propertyList(try value.message()))
      case 14: entity.userInfo.append(try userInfoEntry(try value.message()))
      default: break
      }
    }
    return entity
  }

  mutating func attribute(_ bytes: ArraySlice<UInt8>) throws(ModelCodingError) -> Attribute {
    try countElement()
    var attribute = Attribute(name: "", type: .undefined)
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: attribute.name = try value.string()
      case 2: attribute.type = try word(value)
      case 3: attribute.isOptional = try value.flag()
      case 4: attribute.isTransient = try value.flag()
      case 5: attribute.isIndexed = try value.flag()
      case 6: attribute.usesScalarValueType = try value.flag()
      case 7: attribute.defaultValueString = try value.string()
      case 8: attribute.defaultDateTimeInterval = try value.double()
      case 9: attribute.minimumValueString = try value.string()
      case 10: attribute.maximumValueString = try value.string()
      case 11: attribute.minimumDateTimeInterval = try value.double()
      case 12: attribute.maximumDateTimeInterval = try value.double()
      case 13: attribute.regularExpression = try value.string()
      case 14: attribute.customClassName = try value.string()
      case 15: attribute.valueTransformerName = try value.string()
      case 16: attribute.allowsExternalStorage = try value.flag()
      case 17: attribute.preservesAfterDeletion = try value.flag()
      case 18: attribute.allowsCloudEncryption = try value.flag()
      case 19: attribute.isIndexedBySpotlight = try value.flag()
      case 20: attribute.isStoredInExternalRecord = try value.flag()
      case 21: attribute.derivationExpression = try value.string()
      case 22: attribute.compositeName = try value.string()
      case 23: attribute.renamingIdentifier = try value.string()
      case 24: attribute.versionHashModifier = try value.string()
      case 25: attribute.userInfo.append(try userInfoEntry(try value.message()))
      default: break
      }
    }
    return attribute
  }

  private mutating func relationship(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> Relationship {
    try countElement()
    var relationship = Relationship(name: "", destinationName: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: relationship.name = try value.string()
      case 2: relationship.destinationName = try value.string()
      case 3: relationship.inverseName = try value.string()
      case 4: relationship.inverseEntityName = try value.string()
      case 5: relationship.isToMany = try value.flag()
      case 6: relationship.isOrdered = try value.flag()
      case 7: relationship.isOptional = try value.flag()
      case 8: relationship.isTransient = try value.flag()
      case 9: relationship.minimumCount = try value.integer()
      case 10: relationship.maximumCount = try value.integer()
      case 11: relationship.deleteRule = try word(value)
      case 12: relationship.renamingIdentifier = try value.string()
      case 13: relationship.versionHashModifier = try value.string()
      case 14: relationship.userInfo.append(try userInfoEntry(try value.message()))
      case 15: relationship.isIndexed = try value.flag()
      default: break
      }
    }
    return relationship
  }

  private mutating func fetchedProperty(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> FetchedProperty {
    try countElement()
    var property = FetchedProperty(name: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: property.name = try value.string()
      case 2: property.isOptional = try value.flag()
      case 3: property.fetchRequest = try fetchRequest(try value.message())
      case 4: property.userInfo.append(try userInfoEntry(try value.message()))
      default: break
      }
    }
    return property
  }

  private mutating func fetchIndex(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> FetchIndex {
    try countElement()
    var index = FetchIndex(name: "", elements: [])
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: index.name = try value.string()
      case 2: index.elements.append(try indexElement(try value.message()))
      case 3: index.partialPredicate = try value.string()
      default: break
      }
    }
    return index
  }

  private mutating func indexElement(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> FetchIndex.Element {
    try countElement()
    var element = FetchIndex.Element(.property(""))
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: element.content = .property(try value.string())
      case 2: element.content = .expression(try value.string())
      case 3: element.kind = try value.flag() ? .rTree : .binary
      case 4: element.isAscending = try !value.flag()
      case 5: element.expressionType = try value.string()
      default: break
      }
    }
    return element
  }

  private mutating func propertyList(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> PropertyList {
    try countElement()
    var list = PropertyList([])
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      guard number == 1 else { continue }
      try countElement()
      list.propertyNames.append(try value.string())
    }
    return list
  }

  private func word<Word: RawRepresentable<String>>(
    _ value: FieldReader.Value
  ) throws(ModelCodingError) -> Word {
    let text = try value.string()
    guard let word = Word(rawValue: text) else { throw .unknownWord(text) }
    return word
  }
}
