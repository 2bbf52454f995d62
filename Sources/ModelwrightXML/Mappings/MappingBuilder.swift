import ModelwrightModel

/// Makes a mapping model of the objects of its document.
struct MappingBuilder {
  private typealias Object = MappingDocumentReader.Object

  /// The types of objects. Source: core-data.md §1.9.
  private enum ObjectType {
    static let model = "XDDEVMAPPINGMODEL"
    static let entity = "XDDEVENTITYMAPPING"
    static let attribute = "XDDEVATTRIBUTEMAPPING"
    static let relationship = "XDDEVRELATIONSHIPMAPPING"
  }

  private let objects: [Object]
  private let path: String
  private(set) var bag: DiagnosticBag

  init(_ document: MappingDocumentReader) {
    objects = document.objects
    bag = document.bag
    path = document.bag.path
  }

  /// The mapping model; `nil` when the document has none, which is reported.
  mutating func mapping() -> MappingModel? {
    guard let model = objects.first(where: { $0.type == ObjectType.model }) else {
      bag.add(.noMappingModel(at: SourceLocation(path: path, line: 1, column: 1)))
      return nil
    }
    var mapping = MappingModel(path: path)
    mapping.source = version(model, "sourcemodelpath")
    mapping.destination = version(model, "destinationmodelpath")
    let properties = propertiesByEntity()
    let entities = objects.enumerated().filter { $0.element.type == ObjectType.entity }
      .sorted { (number($0.element), $0.offset) < (number($1.element), $1.offset) }
    for (place, object) in entities {
      mapping.entities.append(entity(object, properties: properties[place] ?? []))
    }
    return mapping
  }

  /// `Folder/Kennel.xcdatamodeld/Kennel 2.xcdatamodel` as bundle and version.
  private func version(_ model: Object, _ name: String) -> MappingModel.Version? {
    guard let text = model.attributes[name] else { return nil }
    let path = FilePath(text.text)
    guard path.fileExtension == "xcdatamodel" || path.fileExtension == "mom" else { return nil }
    let folder = path.folder
    let isBundled = ["xcdatamodeld", "momd"].contains(folder.fileExtension)
    return MappingModel.Version(
      bundle: isBundled ? folder.stem : nil, name: path.stem, location: bag.location(text.place))
  }

  /// The order in which Core Data goes through the mappings.
  private func number(_ object: Object) -> Int {
    object.attributes["mappingnumber"].flatMap { Int($0.text) } ?? .max
  }

  // MARK: Entities and properties

  /// The places of property mappings by those of their entity mappings: each side names the other.
  private mutating func propertiesByEntity() -> [Int: [Int]] {
    var places: [String: Int] = [:]
    for (place, object) in objects.enumerated() where places[object.id] == nil {
      places[object.id] = place
    }
    var owners: [Int: Int] = [:]
    for (place, object) in objects.enumerated() {
      switch object.type {
      case ObjectType.entity:
        for name in ["attributemappings", "relationshipmappings"] {
          guard let list = object.relationships[name] else { continue }
          for id in list.ids {
            if let property = places[id] {
              owners[property] = owners[property] ?? place
            } else {
              bag.add(.unknownMappingObject(id, in: name, at: bag.location(list.place)))
            }
          }
        }
      case ObjectType.attribute, ObjectType.relationship:
        guard let id = object.relationships["entitymapping"]?.ids.first, let owner = places[id]
        else { continue }
        owners[place] = owners[place] ?? owner
      default: break
      }
    }
    return Dictionary(grouping: owners.keys.sorted()) { owners[$0] ?? 0 }
  }

  private mutating func entity(_ object: Object, properties: [Int]) -> EntityMapping {
    var mapping = EntityMapping(
      name: object.attributes["name"]?.text, source: object.attributes["sourcename"]?.text,
      destination: object.attributes["destinationname"]?.text,
      policyClass: located(object.attributes["migrationpolicyclassname"]),
      filter: located(object.attributes["sourcefilterpredicatestring"]),
      location: bag.location(
        object.attributes["destinationname"]?.place ?? object.attributes["sourcename"]?.place
          ?? object.place))
    if mapping.policyClass?.text == "NSEntityMigrationPolicy" { mapping.policyClass = nil }
    if mapping.filter?.text == "TRUEPREDICATE" { mapping.filter = nil }
    for place in properties {
      let object = objects[place]
      guard let property = property(object) else { continue }
      if object.type == ObjectType.attribute {
        mapping.attributes.append(property)
      } else if object.type == ObjectType.relationship {
        mapping.relationships.append(property)
      }
    }
    return mapping
  }

  private func located(_ text: MappingDocumentReader.Text?) -> LocatedText? {
    text.map { LocatedText($0.text, at: bag.location($0.place)) }
  }

  private mutating func property(_ object: Object) -> PropertyMapping? {
    guard let name = object.attributes["name"] else { return nil }
    var mapping = PropertyMapping(name: name.text, location: bag.location(name.place))
    if let data = object.attributes["valueexpressiondata"] {
      mapping.location = bag.location(data.place)
      if let bytes = Base64.decode(data.text),
        let expression = ExpressionArchive.expression(in: bytes)
      {
        mapping.value = expression
      } else {
        bag.add(.unreadableExpression(name.text, at: mapping.location))
        mapping.value = .unknown("an expression that cannot be read")
      }
    } else if let path = object.attributes["sourcekeypath"] {
      mapping.location = bag.location(path.place)
      mapping.value = Self.relationship(
        path.text, by: object.attributes["sourcemappingname"]?.text)
    }
    return mapping
  }

  /// What `sourcekeypath` and `sourcemappingname` say together.
  private static func relationship(_ path: String, by mapping: String?) -> MappingExpression {
    let rest = path.hasPrefix("$source.") ? String(path.dropFirst(8)) : path
    let source: MappingExpression =
      rest == "$source"
      ? .variable("source")
      : .function(
        operand: .variable("source"), selector: "valueForKeyPath:", arguments: [.keyPath(rest)])
    return .function(
      operand: .variable("manager"),
      selector: "destinationInstancesForEntityMappingNamed:sourceInstances:",
      arguments: [.constant(mapping ?? ""), source])
  }
}
