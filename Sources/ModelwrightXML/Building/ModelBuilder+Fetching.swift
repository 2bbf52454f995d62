import ModelwrightModel

extension ModelBuilder {
  /// `<fetchedProperty>`. Source: core-data.md §1.7.
  func readFetchedProperty(_ tag: XMLTag) -> FetchedProperty {
    var property = FetchedProperty(name: "")
    property.source = read(tag, .fetchedProperty) { name, field in
      switch name {
      case .name: property.name = field.text
      case .optional: property.isOptional = flag(field)
      case .transient, .syncable: break
      default: return false
      }
      return true
    }
    return property
  }

  /// `<fetchRequest>`, of a model or of a fetched property. Source: core-data.md §1.7.
  func readFetchRequest(_ tag: XMLTag) -> FetchRequestTemplate {
    var request = FetchRequestTemplate(name: "", entityName: "")
    request.source = read(tag, .fetchRequest) { name, field in
      switch name {
      case .name: request.name = field.text
      case .entity: request.entityName = field.text
      case .predicateString: request.predicateString = text(field)
      case .fetchLimit: request.fetchLimit = wholeNumber(field) ?? 0
      case .fetchBatchSize: request.fetchBatchSize = wholeNumber(field) ?? 0
      case .resultType: request.resultType = resultType(field)
      case .includeSubentities, .includesSubentities: request.includesSubentities = flag(field)
      case .includePropertyValues, .includesPropertyValues:
        request.includesPropertyValues = flag(field)
      case .includesPendingChanges: request.includesPendingChanges = flag(field)
      case .returnObjectsAsFaults, .returnsObjectsAsFaults:
        request.returnsObjectsAsFaults = flag(field)
      case .returnDistinctResults, .returnsDistinctResults:
        request.returnsDistinctResults = flag(field)
      default: return false
      }
      return true
    }
    return request
  }

  private func resultType(_ field: XMLAttribute) -> FetchRequestTemplate.ResultType {
    guard !field.value.isEmpty else { return .managedObject }
    let text = field.text
    if let number = Int(text), let type = FetchRequestTemplate.ResultType(rawValue: number) {
      return type
    }
    bag.add(
      .unknownValue(
        field.nameText, text, wanted: ["0", "1", "2"], used: "objects",
        at: bag.location(field.valuePlace)))
    return .managedObject
  }
}
