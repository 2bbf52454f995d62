import ModelwrightMigration
import ModelwrightModel

/// Works out the row types of one version.
struct RowBuilder {
  let version: MigrationVersion
  let spelling: TypeSpelling
  /// The types of the entities' rows, without backticks, by the entities' indexes.
  let entityNames: [String]
  /// The types of composites, without backticks, by the composites' names.
  private(set) var compositeNames: [String: String] = [:]

  private var model: ResolvedModel { version.model }

  /// Chooses the names of a version's types.
  ///
  /// - Parameter declared: The names that hide those of other modules anyway.
  init(_ version: MigrationVersion, declared: Set<String>) {
    self.version = version
    var taken: Set<String> = ["Swift", "Foundation", "ModelwrightRuntime", "Self"]
    let reserved = taken
    entityNames = version.model.entities.map { entity in
      let wanted = SwiftIdentifier.make(from: entity.name, capitalized: true)
      return MigrationNames.free(wanted ?? "Entity", among: &taken)
    }
    for composite in version.model.model.composites {
      let wanted = SwiftIdentifier.make(from: composite.name, capitalized: true)
      compositeNames[composite.name] = MigrationNames.free(wanted ?? "Composite", among: &taken)
    }
    spelling = TypeSpelling(declared: declared.union(taken.subtracting(reserved)))
  }

  /// The names of the types that are declared for the version.
  var declaredTypes: Set<String> { Set(entityNames).union(compositeNames.values) }

  /// What templates know of the version's rows.
  func context(name: String) -> VersionRowsContext {
    var context = VersionRowsContext(name: SwiftIdentifier.escaped(name), version: version.name)
    context.rows = model.entities.map { row(of: $0) }
    context.composites = model.model.composites.map { row(of: $0) }
    return context
  }

  private func row(of entity: ResolvedEntity) -> RowContext {
    var row = RowContext(
      name: SwiftIdentifier.escaped(entityNames[entity.index]), source: entity.name)
    var taken = Self.reservedMembers
    for property in entity.properties {
      let place = row.paths.count
      let identifier = Self.identifier(of: property.name, among: &taken)
      switch property.kind {
      case .attribute(let attribute):
        guard !attribute.isTransient else { continue }
        row.paths += leaves(of: attribute)
        if let context = context(
          of: attribute, identifier, isOptional: attribute.isOptional, "\(place)")
        {
          row.properties.append(context)
        }
      case .relationship(let index):
        guard !model.relationships[index].relationship.isTransient else { continue }
        row.paths.append(property.name)
        row.properties.append(context(of: model.relationships[index], identifier, place))
      case .fetchedProperty: continue
      }
    }
    return row
  }

  /// A composite's values are optional, all of them: the composite itself may be missing.
  private func row(of composite: Composite) -> RowContext {
    var row = RowContext(
      name: SwiftIdentifier.escaped(compositeNames[composite.name] ?? "_"), source: composite.name)
    var taken = Self.reservedMembers
    for attribute in composite.attributes {
      let place = row.paths.count
      row.paths += leaves(of: attribute)
      let identifier = Self.identifier(of: attribute.name, among: &taken)
      if !attribute.isTransient,
        let context = context(of: attribute, identifier, isOptional: true, "_place + \(place)")
      {
        row.properties.append(context)
      }
    }
    return row
  }

  // MARK: Properties

  private func context(
    of relationship: ResolvedRelationship, _ identifier: String, _ place: Int
  ) -> RowPropertyContext {
    let id = spelling.runtime("RowID")
    let isToMany = relationship.relationship.isToMany
    let isOptional = relationship.relationship.isOptional
    let getter = isToMany ? "toMany" : isOptional ? "optionalToOne" : "toOne"
    let end = SwiftText.code(model.entities[relationship.destination].name)
    return RowPropertyContext(
      identifier: identifier, comment: isToMany ? "Rows of \(end)." : "A row of \(end).",
      type: isToMany ? "[\(id)]" : isOptional ? "\(id)?" : id,
      getter: "_values.\(getter)(at: \(place))",
      setter: "_values.set\(isToMany ? "ToMany" : "ToOne")(newValue, at: \(place))")
  }

  private func context(
    of attribute: Attribute, _ identifier: String, isOptional: Bool, _ place: String
  ) -> RowPropertyContext? {
    if let composite = model.composite(of: attribute) {
      let type = SwiftIdentifier.escaped(compositeNames[composite.name] ?? "_")
      let count = leaves(of: attribute).count
      return RowPropertyContext(
        identifier: identifier, type: type,
        getter: "\(type)(_values: _values, _place: \(place))",
        setter: "_values.copy(from: newValue._values, at: newValue._place, to: \(place), "
          + "count: \(count))")
    }
    guard let name = Self.accessor(of: attribute.type) else { return nil }
    let isFoundation = ["Date", "Data", "UUID", "URL", "Decimal"].contains(name)
    let type = isFoundation ? spelling.foundation(name) : spelling.swift(name)
    let getter = isOptional ? "optional\(name)" : Self.lowered(name)
    return RowPropertyContext(
      identifier: identifier, type: isOptional ? type + "?" : type,
      getter: "_values.\(getter)(at: \(place))",
      setter: attribute.isDerived ? nil : "_values.set\(name)(newValue, at: \(place))",
      needsFoundation: isFoundation)
  }

  /// The paths of an attribute's values: its own, or those of a composite's leaves.
  private func leaves(of attribute: Attribute) -> [String] {
    guard let composite = model.composite(of: attribute) else { return [attribute.name] }
    return composite.attributes.flatMap { inner in
      leaves(of: inner).map { "\(attribute.name).\($0)" }
    }
  }

  /// What the accessors of a type are called. Values of Transformable attributes are bytes here: the
  /// types that they had may not exist any more.
  private static func accessor(of type: AttributeType) -> String? {
    switch type {
    case .integer16: "Int16"
    case .integer32: "Int32"
    case .integer64: "Int64"
    case .double: "Double"
    case .float: "Float"
    case .boolean: "Bool"
    case .string: "String"
    case .date: "Date"
    case .binary, .transformable, .undefined, .objectID: "Data"
    case .uuid: "UUID"
    case .uri: "URL"
    case .decimal: "Decimal"
    case .composite: nil
    }
  }

  private static func lowered(_ name: String) -> String {
    switch name {
    case "UUID", "URL": name.lowercased()
    default: String(name.prefix(1)).lowercased() + name.dropFirst()
    }
  }

  // MARK: Names

  private static let reservedMembers: Set<String> = [
    "_values", "_place", "_version", "_entity", "_properties", "init", "self", "Type", "Protocol",
    "objectID", "entityName",
  ]

  private static func identifier(of name: String, among taken: inout Set<String>) -> String {
    SwiftIdentifier.escaped(
      MigrationNames.free(ModelNames.identifier(ofProperty: name), among: &taken))
  }
}
