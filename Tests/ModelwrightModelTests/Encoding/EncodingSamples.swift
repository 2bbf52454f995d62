import ModelwrightModel

/// Models with a value in every field, so that a field that gets lost is noticed.
enum EncodingSamples {
  static let everything: Model = {
    var attribute = Attribute(
      name: "größe", type: .string, isOptional: true, isTransient: false,
      defaultValueString: "", userInfo: [UserInfoEntry(key: "k", value: "v")])
    attribute.isIndexed = true
    attribute.usesScalarValueType = false
    attribute.minimumValueString = "1"
    attribute.maximumValueString = "9"
    attribute.regularExpression = "[a-z]+"
    attribute.renamingIdentifier = "size"
    attribute.versionHashModifier = "2"
    var date = Attribute(name: "date", type: .date)
    date.defaultDateTimeInterval = -3600.25
    date.minimumDateTimeInterval = -1e300
    date.maximumDateTimeInterval = 0
    date.isStoredInExternalRecord = true
    date.isIndexedBySpotlight = true
    var data = Attribute(name: "data", type: .transformable, isOptional: true)
    data.customClassName = "[String]"
    data.valueTransformerName = "T"
    data.allowsExternalStorage = true
    data.preservesAfterDeletion = true
    data.allowsCloudEncryption = true
    var derived = Attribute(name: "count", type: .integer64, isOptional: true)
    derived.derivationExpression = "others.@count"
    var place = Attribute(name: "place", type: .composite, isOptional: true)
    place.compositeName = "Place"
    let request = FetchRequestTemplate(
      name: "all", entityName: "Base", predicateString: "größe == $X", fetchLimit: 3,
      fetchBatchSize: 20, resultType: .dictionary, includesSubentities: true,
      includesPropertyValues: true, includesPendingChanges: true, returnsObjectsAsFaults: true,
      returnsDistinctResults: true)
    return Model(
      name: "Version 1", versionIdentifier: "one", sourceLanguage: "Swift",
      isUsedWithCloudKit: true, isUsedWithSwiftData: true,
      entities: [
        Entity(
          name: "Base", className: ".Base", codeGeneration: .category, isAbstract: true,
          renamingIdentifier: "Old", versionHashModifier: "m",
          attributes: [attribute, date, data, place],
          fetchIndexes: [
            FetchIndex(
              name: "i",
              elements: [
                .init(.property("date"), isAscending: false),
                .init(.expression("größe"), kind: .rTree, expressionType: "String"),
              ], partialPredicate: "date != nil")
          ],
          compoundIndexes: [PropertyList(["date", "größe"])],
          uniquenessConstraints: [PropertyList(["größe"])],
          userInfo: [UserInfoEntry(key: "", value: "")]),
        Entity(
          name: "Sub", codeGeneration: .classDefinition, parentName: "Base",
          attributes: [derived],
          relationships: [
            Relationship(
              name: "others", destinationName: "Sub", inverseName: "others",
              inverseEntityName: "Sub", isToMany: true, isOrdered: true, isOptional: true,
              isTransient: false, minimumCount: 1, maximumCount: 5, deleteRule: .noAction,
              renamingIdentifier: "o", versionHashModifier: "h",
              userInfo: [UserInfoEntry(key: "a", value: "b")])
          ],
          fetchedProperties: [
            FetchedProperty(
              name: "fetched", isOptional: true, fetchRequest: request,
              userInfo: [UserInfoEntry(key: "c", value: "d")])
          ]),
      ],
      composites: [Composite(name: "Place", attributes: [Attribute(name: "x", type: .double)])],
      fetchRequests: [request],
      configurations: [
        Configuration(name: "Cloud", isUsedWithCloudKit: true, entityNames: ["Base", "Sub"])
      ])
  }()
}
