import ModelwrightModel

extension ContextBuilder {
  /// The composite types, in the model's order.
  func compositeContexts() -> [CompositeContext] {
    var contexts: [CompositeContext] = []
    let coded = snapshotComposites()
    for composite in model.model.composites {
      var fields: [CompositeField] = []
      var slot = 0
      for attribute in composite.attributes {
        fields.append(field(attribute, of: composite, slot: slot))
        slot += model.slotCount(of: attribute)
      }
      contexts.append(
        CompositeContext(
          compositeName: composite.name,
          name: SwiftIdentifier.escaped(names.composites[composite.name] ?? "_"),
          isCodable: coded.contains(composite.name),
          fields: fields))
    }
    return contexts
  }

  private func field(
    _ attribute: Attribute, of composite: Composite, slot: Int
  ) -> CompositeField {
    let (type, fallback) = types.storedType(of: attribute)
    if let fallback {
      diagnostics.append(
        .typeFallback(attribute, of: "composite '\(composite.name)'", fallback))
    }
    let identifier = SwiftIdentifier.escaped(ModelNames.identifier(ofProperty: attribute.name))
    let isOptional = attribute.isOptional
    let offset = slot == 0 ? "offset" : "offset + \(slot * RowLayout.slotSize)"
    return CompositeField(
      name: attribute.name,
      identifier: identifier,
      documentation: comment(
        attribute.userInfo, default: "The attribute \(SwiftText.code(attribute.name))."),
      type: type.declaration(isOptional: isOptional),
      defaultValue: isOptional ? " = nil" : "",
      getter: type.getter(isOptional: isOptional, offset: offset),
      setter: type.setter("self.\(identifier)", isOptional: isOptional, offset: offset),
      needsFoundation: type.type.needsFoundation,
      handWrittenNames: handWrittenNames(in: type.type))
  }
}
