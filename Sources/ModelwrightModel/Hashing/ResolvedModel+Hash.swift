extension ResolvedModel {
  /// 32 bytes that differ when Core Data would say that two models differ: the names, parents,
  /// properties, types, inverses and constraints of entities; not class names, defaults, validation,
  /// indexes, user info or transient properties, and not the order of anything.
  ///
  /// The inputs are Core Data's, the bytes are not: its algorithm is not public.
  /// Source: core-data.md §2.10.
  public var modelHash: [UInt8] {
    var writer = FieldWriter()
    let hashes = entities.map { (name: $0.name, hash: entityHash($0.index)) }
    for (name, hash) in hashes.sorted(by: { $0.name < $1.name }) {
      writer.text(1, name)
      writer.bytes(2, hash)
    }
    return SHA256.hash(writer.bytes)
  }

  /// The hash of one entity, with everything that it inherits.
  public func entityHash(_ index: Int) -> [UInt8] {
    let entity = entities[index]
    var writer = FieldWriter()
    writeDeclaration(of: entity, to: &writer)
    for property in entity.properties.sorted(by: { $0.name < $1.name }) {
      write(property, to: &writer)
    }
    writeConstraints(of: entity, to: &writer)
    return SHA256.hash(writer.bytes)
  }

  /// The hash of what an entity itself says beside its properties: its name, its parent, whether it is
  /// abstract, its modifier and its constraints.
  public func declarationHash(_ index: Int) -> [UInt8] {
    var writer = FieldWriter()
    writeDeclaration(of: entities[index], to: &writer)
    writeConstraints(of: entities[index], to: &writer)
    return SHA256.hash(writer.bytes)
  }

  /// The hash of a property as Core Data counts it; `nil` for what is no part of the model's hash:
  /// transient and fetched properties.
  public func propertyHash(_ property: ResolvedProperty) -> [UInt8]? {
    var writer = FieldWriter()
    write(property, to: &writer)
    return writer.bytes.isEmpty ? nil : SHA256.hash(writer.bytes)
  }

  private func writeDeclaration(of entity: ResolvedEntity, to writer: inout FieldWriter) {
    writer.text(1, entity.name)
    writer.string(2, entity.parent.map { entities[$0].name })
    writer.flag(3, entity.entity.isAbstract)
    writer.string(4, entity.entity.versionHashModifier)
  }

  private func write(_ property: ResolvedProperty, to writer: inout FieldWriter) {
    switch property.kind {
    case .attribute(let attribute) where !attribute.isTransient:
      writer.message(5) { write(attribute, to: &$0) }
    case .relationship(let index) where !relationships[index].relationship.isTransient:
      writer.message(6) { write(relationships[index], to: &$0) }
    default: break
    }
  }

  private func writeConstraints(of entity: ResolvedEntity, to writer: inout FieldWriter) {
    let constraints = entity.entity.uniquenessConstraints.map { $0.propertyNames.sorted() }
    for names in constraints.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      writer.message(7) { writer in names.forEach { writer.string(1, $0) } }
    }
  }

  private func write(_ attribute: Attribute, to writer: inout FieldWriter) {
    writer.text(1, attribute.name)
    writer.flag(2, attribute.isOptional)
    writer.text(3, attribute.type.rawValue)
    writer.string(4, attribute.derivationExpression)
    writer.string(5, attribute.versionHashModifier)
    for inner in composite(of: attribute)?.attributes.sorted(by: { $0.name < $1.name }) ?? []
    where !inner.isTransient {
      writer.message(6) { write(inner, to: &$0) }
    }
  }

  private func write(_ resolved: ResolvedRelationship, to writer: inout FieldWriter) {
    let relationship = resolved.relationship
    writer.text(1, relationship.name)
    writer.flag(2, relationship.isOptional)
    writer.text(3, entities[resolved.destination].name)
    writer.flag(4, relationship.isToMany)
    writer.flag(5, relationship.isOrdered)
    writer.count(6, relationship.isToMany ? relationship.minimumCount : 0)
    writer.count(7, relationship.isToMany ? relationship.maximumCount : 0)
    writer.text(8, relationship.deleteRule.rawValue)
    if let inverse = resolved.inverse.map({ relationships[$0] }) {
      writer.text(9, entities[inverse.entity].name)
      writer.text(10, inverse.name)
    }
    writer.string(11, relationship.versionHashModifier)
  }
}
