import ModelwrightModel

extension ModelBuilder {
  /// `<fetchIndex>`. Source: core-data.md §1.7.
  func readFetchIndex(_ tag: XMLTag) -> FetchIndex {
    var index = FetchIndex(name: "", elements: [])
    index.source = read(tag, .fetchIndex) { name, field in
      switch name {
      case .name: index.name = field.text
      case .partialIndexPredicate: index.partialPredicate = text(field)
      default: return false
      }
      return true
    }
    return index
  }

  /// `<fetchIndexElement>`; `nil` when it says neither what to index nor how.
  func readFetchIndexElement(_ tag: XMLTag) -> FetchIndex.Element? {
    var property: String?
    var expression: String?
    var element = FetchIndex.Element(.property(""))
    element.source = read(tag, .fetchIndexElement) { name, field in
      switch name {
      case .property: property = text(field)
      case .expression: expression = text(field)
      case .expressionType: element.expressionType = text(field)
      case .type: element.kind = indexKind(field)
      case .order: element.isAscending = isAscending(field)
      default: return false
      }
      return true
    }
    if let property {
      element.content = .property(property)
    } else if let expression {
      element.content = .expression(expression)
    } else {
      bag.add(.missingValue("property", of: .fetchIndexElement, at: element.source.location))
      return nil
    }
    return element
  }

  private func indexKind(_ field: XMLAttribute) -> FetchIndex.Kind {
    if field.value.isEmpty || field.value.equalsIgnoringCase("binary") { return .binary }
    if field.value.equalsIgnoringCase("rtree") { return .rTree }
    bag.add(
      .unknownValue(
        field.nameText, field.text, wanted: ["Binary", "RTree"], used: "a binary index",
        at: bag.location(field.valuePlace)))
    return .binary
  }

  private func isAscending(_ field: XMLAttribute) -> Bool {
    if field.value.isEmpty || field.value.equalsIgnoringCase("ascending") { return true }
    if field.value.equalsIgnoringCase("descending") { return false }
    bag.add(
      .unknownValue(
        field.nameText, field.text, wanted: ["ascending", "descending"], used: "ascending order",
        at: bag.location(field.valuePlace)))
    return true
  }

  /// An index without elements indexes nothing: it is reported and left out.
  func finishFetchIndex() {
    if fetchIndex.elements.isEmpty {
      bag.add(.emptyElement(.fetchIndex, name: fetchIndex.name, at: fetchIndex.source.location))
    } else {
      entity.fetchIndexes.append(fetchIndex)
    }
  }

  /// `<index>` of a compound index and `<constraint>` of a uniqueness constraint.
  func readValue(_ tag: XMLTag, _ element: ElementName) {
    var value = ""
    let source = read(tag, element) { name, field in
      guard name == .value else { return false }
      value = field.text
      return true
    }
    guard !value.isEmpty else {
      bag.add(.missingValue("value", of: element, at: source.location))
      return
    }
    propertyList.propertyNames.append(value)
    propertyList.source.addField("value:\(value)", from: source, "value")
  }

  /// A list without properties is reported and left out.
  func finishPropertyList(_ element: ElementName) {
    if propertyList.propertyNames.isEmpty {
      bag.add(.emptyElement(element, name: "", at: propertyList.source.location))
    } else if element == .compoundIndex {
      entity.compoundIndexes.append(propertyList)
    } else {
      entity.uniquenessConstraints.append(propertyList)
    }
  }
}
