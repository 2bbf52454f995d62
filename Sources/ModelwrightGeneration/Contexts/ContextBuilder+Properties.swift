import ModelwrightModel

extension ContextBuilder {
  /// The own properties of an entity, in the model's order.
  func propertyContexts(of entity: ResolvedEntity) -> [PropertyContext] {
    let offsets = offsets(ofOwnPropertiesOf: entity)
    return entity.properties.compactMap { property in
      guard skipped.declares(entity.index, propertiesOf: property.declaringEntity) else {
        return nil
      }
      switch property.kind {
      case .attribute(let attribute):
        return context(of: attribute, in: entity, offset: offsets[property.name] ?? 0)
      case .relationship(let index):
        return context(ofRelationship: index, offset: offsets[property.name] ?? 0)
      case .fetchedProperty(let fetched):
        return context(of: fetched, in: entity)
      }
    }
  }

  /// The offset of each own property's first slot.
  private func offsets(ofOwnPropertiesOf entity: ResolvedEntity) -> [String: Int] {
    var offsets: [String: Int] = [:]
    for slot in layouts[entity.index].slots.reversed() {
      guard skipped.declares(entity.index, propertiesOf: slot.declaringEntity) else { break }
      offsets[slot.path[0]] = slot.offset
    }
    return offsets
  }

  private func context(
    of attribute: Attribute, in entity: ResolvedEntity, offset: Int
  ) -> PropertyContext {
    let (type, fallback) = types.type(of: attribute)
    if let fallback {
      diagnostics.append(
        .typeFallback(attribute, of: "entity '\(entity.name)'", fallback))
    }
    let isOptional = types.enumerations.isOptional(attribute)
    return PropertyContext(
      kind: .attribute,
      name: attribute.name,
      identifier: SwiftIdentifier.escaped(ModelNames.identifier(ofProperty: attribute.name)),
      documentation: comment(attribute.userInfo, default: documentation(of: attribute)),
      type: type.declaration(isOptional: isOptional),
      getter: type.getter(isOptional: isOptional, offset: String(offset)),
      setter: attribute.isDerived
        ? nil : type.setter("newValue", isOptional: isOptional, offset: String(offset)),
      isOptional: isOptional,
      isTransient: attribute.isTransient,
      isDerived: attribute.isDerived,
      offset: offset,
      rawValue: rawValue(of: attribute, type: type, in: entity, offset: offset),
      needsFoundation: type.type.needsFoundation,
      needsRuntime: type.type.needsRuntime,
      isHashable: type.type.isHashable)
  }

  /// The property that shows the stored value beside an enumeration, unless a property of the
  /// hierarchy has its name.
  private func rawValue(
    of attribute: Attribute, type: PropertyType, in entity: ResolvedEntity, offset: Int
  ) -> RawValueContext? {
    guard types.enumerations.choice(of: attribute) != nil else { return nil }
    let identifier = ModelNames.identifier(ofProperty: attribute.name) + "RawValue"
    let relatives = model.entities[entity.root].descendants
    let isTaken = relatives.contains { relative in
      model.entities[relative].properties.contains {
        ModelNames.identifier(ofProperty: $0.name) == identifier
      }
    }
    guard !isTaken else {
      diagnostics.append(
        .rawValueAccessorOmitted(attribute, identifier: identifier, of: entity.name))
      return nil
    }
    let stored = types.storedType(of: attribute).type
    return RawValueContext(
      identifier: identifier, type: stored.declaration(isOptional: attribute.isOptional),
      getter: stored.getter(isOptional: attribute.isOptional, offset: String(offset)),
      enumeration: type.type.text)
  }

  private func documentation(of attribute: Attribute) -> String {
    let name = SwiftText.code(attribute.name)
    if let expression = attribute.derivationExpression {
      return "The attribute \(name), which the store derives: \(SwiftText.code(expression))."
    }
    return attribute.isTransient ? "The transient attribute \(name)." : "The attribute \(name)."
  }

  private func context(ofRelationship index: Int, offset: Int) -> PropertyContext {
    let relationship = model.relationships[index].relationship
    let identifier = ModelNames.identifier(ofProperty: relationship.name)
    let type = type(ofRelationship: index)
    let isOptional = relationship.isOptional && !relationship.isToMany
    let hasMethods = relationship.isToMany && !names.relationshipsWithoutMethods.contains(index)
    return PropertyContext(
      kind: .relationship,
      name: relationship.name,
      identifier: SwiftIdentifier.escaped(identifier),
      documentation: comment(relationship.userInfo, default: documentation(of: relationship)),
      type: type.declaration(isOptional: isOptional),
      getter: type.getter(isOptional: isOptional, offset: String(offset)),
      setter: type.setter("newValue", isOptional: isOptional, offset: String(offset)),
      isOptional: isOptional,
      isTransient: relationship.isTransient,
      isDerived: false,
      offset: offset,
      relationship: RelationshipContext(
        destination: className(of: model.relationships[index].destination),
        isToMany: relationship.isToMany,
        isOrdered: relationship.isToMany && relationship.isOrdered,
        methodSuffix: hasMethods ? SwiftIdentifier.capitalized(identifier) : nil),
      needsFoundation: false,
      isHashable: type.type.isHashable)
  }

  private func documentation(of relationship: Relationship) -> String {
    let ordered = relationship.isToMany && relationship.isOrdered ? "ordered " : ""
    let many = relationship.isToMany ? "to-many" : "to-one"
    let transient = relationship.isTransient ? "transient " : ""
    return "The \(transient)\(ordered)\(many) relationship \(SwiftText.code(relationship.name))."
  }

  private func context(
    of fetched: FetchedProperty, in entity: ResolvedEntity
  ) -> PropertyContext? {
    guard let request = fetched.fetchRequest,
      let destination = model.entity(named: request.entityName)
    else {
      diagnostics.append(.fetchedPropertyOmitted(fetched, of: entity.name))
      return nil
    }
    let name = SwiftText.literal(fetched.name)
    let (type, getter) =
      switch request.resultType {
      case .managedObject: (className(of: destination.index), "_fetchedProperty(\(name))")
      case .managedObjectID: (spelling.runtime("ManagedObjectID"), "_fetchedObjectIDs(\(name))")
      case .dictionary:
        (
          "[\(spelling.swift("String")): any \(spelling.swift("Sendable"))]",
          "_fetchedDictionaries(\(name))"
        )
      }
    return PropertyContext(
      kind: .fetchedProperty,
      name: fetched.name,
      identifier: SwiftIdentifier.escaped(ModelNames.identifier(ofProperty: fetched.name)),
      documentation: comment(fetched.userInfo, default: documentation(of: fetched, request)),
      type: "[\(type)]",
      getter: getter,
      setter: nil,
      isOptional: false,
      isTransient: true,
      isDerived: false,
      offset: nil,
      needsFoundation: false,
      isHashable: true)
  }

  private func documentation(
    of fetched: FetchedProperty, _ request: FetchRequestTemplate
  ) -> String {
    let text =
      "The fetched property \(SwiftText.code(fetched.name)), fetched anew each time it is read"
    guard let predicate = request.predicateString else { return text + "." }
    return text + ": \(SwiftText.code(predicate))."
  }
}
