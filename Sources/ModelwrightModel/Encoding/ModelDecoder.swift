/// Builds a model from fields. The messages stand inside each other to a fixed depth: there is no
/// recursion, whatever the bytes say.
struct ModelDecoder {
  private var remaining = ModelCoding.maximumElementCount

  /// Called once for each element, so that a few bytes cannot become a great many values.
  mutating func countElement() throws(ModelCodingError) {
    guard remaining > 0 else { throw .tooLarge }
    remaining -= 1
  }

  mutating func model(_ bytes: ArraySlice<UInt8>) throws(ModelCodingError) -> Model {
    var model = Model(name: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: model.name = try value.string()
      case 2: model.versionIdentifier = try value.string()
      case 3: model.sourceLanguage = try value.string()
      case 4: model.isUsedWithCloudKit = try value.flag()
      case 5: model.isUsedWithSwiftData = try value.flag()
      case 6: model.entities.append(try entity(try value.message()))
      case 7: model.composites.append(try composite(try value.message()))
      case 8: model.fetchRequests.append(try fetchRequest(try value.message()))
      case 9: model.configurations.append(try configuration(try value.message()))
      default: break
      }
    }
    return model
  }

  private mutating func composite(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> Composite {
    try countElement()
    var composite = Composite(name: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: composite.name = try value.string()
      case 2: composite.attributes.append(try attribute(try value.message()))
      default: break
      }
    }
    return composite
  }

  private mutating func configuration(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> Configuration {
    try countElement()
    var configuration = Configuration(name: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: configuration.name = try value.string()
      case 2: configuration.isUsedWithCloudKit = try value.flag()
      case 3:
        try countElement()
        configuration.entityNames.append(try value.string())
      default: break
      }
    }
    return configuration
  }

  mutating func fetchRequest(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> FetchRequestTemplate {
    try countElement()
    var request = FetchRequestTemplate(name: "", entityName: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: request.name = try value.string()
      case 2: request.entityName = try value.string()
      case 3: request.predicateString = try value.string()
      case 4: request.fetchLimit = try value.integer()
      case 5: request.fetchBatchSize = try value.integer()
      case 6:
        let raw = try value.integer()
        guard let type = FetchRequestTemplate.ResultType(rawValue: raw) else {
          throw .unknownWord("\(raw)")
        }
        request.resultType = type
      case 7: request.includesSubentities = try value.flag()
      case 8: request.includesPropertyValues = try value.flag()
      case 9: request.includesPendingChanges = try value.flag()
      case 10: request.returnsObjectsAsFaults = try value.flag()
      case 11: request.returnsDistinctResults = try value.flag()
      default: break
      }
    }
    return request
  }

  mutating func userInfoEntry(
    _ bytes: ArraySlice<UInt8>
  ) throws(ModelCodingError) -> UserInfoEntry {
    try countElement()
    var entry = UserInfoEntry(key: "", value: "")
    var reader = FieldReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: entry.key = try value.string()
      case 2: entry.value = try value.string()
      default: break
      }
    }
    return entry
  }
}
