import ModelwrightModel

/// Maps what a model says about a property to the type and accessors of generated code.
struct TypeMapper {
  let spelling: TypeSpelling
  /// The struct of each composite type, by the composite's name.
  let compositeNames: [String: String]
  /// The enumerations.
  let enumerations: EnumerationPlan

  /// The type of an entity's attribute, and why it is not the one that the model names, if so.
  func type(of attribute: Attribute) -> (type: PropertyType, fallback: TypeFallback?) {
    guard let choice = enumerations.choice(of: attribute),
      let accessor = attribute.type.enumerationAccessor
    else { return storedType(of: attribute) }
    let type = SwiftType(text: choice.type, isHashable: choice.isGenerated)
    return (PropertyType(type: type, accessor: .value(accessor)), nil)
  }

  /// The type of the values that an attribute stores: the raw values of an enumeration.
  func storedType(of attribute: Attribute) -> (type: PropertyType, fallback: TypeFallback?) {
    switch attribute.type {
    case .integer16: (swift("Int16"), nil)
    case .integer32: (swift("Int32"), nil)
    case .integer64: (swift("Int64"), nil)
    case .double: (swift("Double"), nil)
    case .float: (swift("Float"), nil)
    case .boolean: (swift("Bool"), nil)
    case .string: (swift("String"), nil)
    case .date: (foundation("Date"), nil)
    case .binary: (foundation("Data"), nil)
    case .uuid: (foundation("UUID"), nil)
    case .uri: (foundation("URL"), nil)
    case .decimal: (foundation("Decimal"), nil)
    case .transformable: transformable(attribute)
    case .composite: (composite(attribute), nil)
    case .undefined, .objectID:
      (PropertyType(type: SwiftType(text: "Any?", isHashable: false), accessor: .any), nil)
    }
  }

  /// The type of a relationship that leads to objects of a class.
  func type(of relationship: Relationship, destination: String) -> PropertyType {
    guard relationship.isToMany else {
      return PropertyType(type: SwiftType(text: destination), accessor: .value("ToOne"))
    }
    let view = spelling.runtime(
      relationship.isOrdered ? "RelationshipOrderedSet" : "RelationshipSet")
    return PropertyType(
      type: SwiftType(text: "\(view)<\(destination)>", isHashable: false),
      accessor: relationship.isOrdered ? .orderedToMany : .toMany)
  }

  private func swift(_ name: String) -> PropertyType {
    PropertyType(type: SwiftType(text: spelling.swift(name)), accessor: .value(name))
  }

  private func foundation(_ name: String) -> PropertyType {
    PropertyType(
      type: SwiftType(text: spelling.foundation(name), needsFoundation: true),
      accessor: .value(name))
  }

  private func composite(_ attribute: Attribute) -> PropertyType {
    let name = attribute.compositeName.flatMap { compositeNames[$0] } ?? ""
    return PropertyType(type: SwiftType(text: name), accessor: .value("Composite"))
  }

  /// Values of a Transformable attribute are kept coded, whatever their type: as `Data` too.
  ///
  /// The class is the attribute's own, or else the one that mogenerator's users name.
  private func transformable(_ attribute: Attribute) -> (PropertyType, TypeFallback?) {
    let accessor = PropertyType.Accessor.value(
      attribute.customTransformerName == nil ? "Codable" : "Transformed")
    let data = SwiftType(
      text: spelling.foundation("Data"), needsFoundation: true, isHashable: false)
    let names = [attribute.customClassName, attribute.userInfo["attributeValueClassName"]]
      .compactMap { $0 }.filter { !$0.isEmpty }
    guard let first = names.first else {
      let type = PropertyType(type: data, accessor: accessor)
      return (type, .data(because: "names no class for its values"))
    }
    var found = Self.reading(first, spelling: spelling)
    for name in names.dropFirst() {
      let other = Self.reading(name, spelling: spelling)
      if other.rank > found.rank { found = other }
    }
    switch found.result {
    case .codable(let type): return (PropertyType(type: type, accessor: accessor), nil)
    case .substituted(let type):
      let isSame = found.name == "NSData"
      return (
        PropertyType(type: type, accessor: accessor),
        isSame ? nil : .substituted(found.name, by: type.text)
      )
    case .unusable(let reason):
      return (
        PropertyType(type: data, accessor: accessor),
        .data(because: "has values of '\(found.name)', \(reason)")
      )
    }
  }

  private static func reading(
    _ name: String, spelling: TypeSpelling
  ) -> (name: String, result: CodableTypeParser.Result, rank: Int) {
    let result = CodableTypeParser.parse(name, spelling: spelling)
    let rank =
      switch result {
      case .codable: 2
      case .substituted: 1
      case .unusable: 0
      }
    return (name, result, rank)
  }
}

/// Why an attribute's type is not the one that the model names.
enum TypeFallback: Hashable {
  /// It is `Data`; the text ends a sentence that begins with the attribute.
  case data(because: String)
  /// Another type takes the place of the one of a name.
  case substituted(String, by: String)
}
