import ModelwrightModel

/// Works out what templates are to know of a model: every decision about generated code is made here,
/// so that templates only arrange text.
///
/// A class, since a struct of this size would be copied for each property.
final class ContextBuilder {
  let model: ResolvedModel
  let names: ModelNames
  let spelling: TypeSpelling
  let types: TypeMapper
  let identities: IdentityPlan
  let options: GenerationOptions
  let skipped: SkippedEntities
  /// The hand-written names among the options.
  let optionNames: OptionNames
  /// The names of nested types.
  let memberNames: NestedNames
  /// The layouts, by entity index.
  let layouts: [RowLayout]
  /// What was found on the way.
  var diagnostics: [Diagnostic] = []

  init(
    model: ResolvedModel, names: ModelNames, options: GenerationOptions, skipped: SkippedEntities
  ) {
    self.model = model
    self.names = names
    spelling = TypeSpelling(declared: names.declaredTypes)
    types = TypeMapper(
      spelling: spelling, compositeNames: names.composites.mapValues(SwiftIdentifier.escaped),
      enumerations: names.enumerations)
    identities = IdentityPlan(model, types: types, skipped: skipped)
    self.options = options
    self.skipped = skipped
    optionNames = OptionNames(options, model: model, names: names, skipped: skipped)
    memberNames = NestedNames(model.model, declared: names.declaredTypes)
    diagnostics = optionNames.diagnostics
    layouts = model.layouts()
  }

  /// What templates know of every entity, by its index, and of the namespace.
  func contexts() -> (classes: [ClassContext], contents: ModelContext) {
    let fetchRequests = fetchRequestContexts()
    var classes: [ClassContext] = []
    for entity in model.entities {
      let found = diagnostics
      var context = classContext(of: entity)
      // Of a class that is not written nothing needs to be said.
      if skipped.contains(entity.index) { diagnostics = found }
      context.fetchRequests = fetchRequests.filter {
        $0.entity == entity.index && $0.fetchIdentifier != nil
      }
      let ofVariables = context.fetchRequests.flatMap(\.variables).flatMap(\.handWrittenNames)
      if !ofVariables.isEmpty {
        // A variable may stand for a value of any entity.
        context.handWrittenNames.formUnion(ofVariables)
        context.imports = optionNames.allImports
      }
      classes.append(context)
    }
    return (classes, modelContext(fetchRequests))
  }

  /// The class of an entity; fetch requests are added later.
  func classContext(of entity: ResolvedEntity) -> ClassContext {
    let name = names.classes[entity.index]
    let identity = identities[entity.index]
    let parameters = requiredParameters(of: entity)
    var context = ClassContext(
      entityName: entity.name,
      name: SwiftIdentifier.escaped(name.generated),
      publicName: SwiftIdentifier.escaped(name.name),
      superclass: superclass(of: entity),
      isRoot: skipped.superclass(of: entity.index) == nil,
      inheritsRuntime: skipped.superclass(of: entity.index) == nil
        && optionNames.baseClass == nil,
      isHandWritten: name.isHandWritten,
      isFinal: !hasSubclass(entity) && !name.isHandWritten,
      isAbstract: entity.entity.isAbstract,
      isIdentifiable: identity != .none,
      identifiesByObjectID: identity == .objectID,
      documentation: comment(of: entity.entity),
      layout: SwiftText.hexadecimal(layouts[entity.index].fingerprint(in: model)),
      properties: propertyContexts(of: entity),
      parameters: parameters,
      contextName: contextName(beside: parameters))
    context.conformances = optionNames.conformances[entity.index]
    context.imports = optionNames.imports[entity.index]
    context.knowsModel =
      options.generatesConstants && skipped.superclass(of: entity.index) == nil
    context.snapshot = snapshotContext(of: entity)
    context.handWrittenNames = handWrittenNames(of: context)
    return context
  }

  private func superclass(of entity: ResolvedEntity) -> String {
    if let ancestor = skipped.superclass(of: entity.index) { return className(of: ancestor) }
    return optionNames.baseClass ?? spelling.runtime("ManagedObject")
  }

  private func hasSubclass(_ entity: ResolvedEntity) -> Bool {
    entity.descendants.contains { $0 != entity.index && !skipped.contains($0) }
  }

  /// The hand-written types that the declarations of a class name.
  private func handWrittenNames(of context: ClassContext) -> Set<String> {
    // To Swift a conformance of a package class uses no package import.
    var names = options.accessLevel == .package ? [] : Set(context.conformances)
    if let base = optionNames.baseClass, context.superclass == base { names.insert(base) }
    for property in context.properties where property.kind == .attribute {
      names.formUnion(
        handWrittenNames(in: SwiftType(text: property.type, needsRuntime: property.needsRuntime)))
    }
    return names
  }

  /// `context`, or something longer when a property has that name.
  private func contextName(beside parameters: [ParameterContext]) -> String {
    var name = "context"
    while parameters.contains(where: { $0.identifier == name }) { name = "_" + name }
    return name
  }

  /// The values that an object cannot be saved without and that have no default, inherited first.
  private func requiredParameters(of entity: ResolvedEntity) -> [ParameterContext] {
    guard !entity.entity.isAbstract else { return [] }
    return entity.properties.compactMap { property in
      switch property.kind {
      case .attribute(let attribute):
        attribute.isMissingWithoutValue(in: model)
          ? parameter(property.name, type: types.type(of: attribute).type) : nil
      case .relationship(let index):
        model.relationships[index].relationship.isRequiredToOne
          ? parameter(property.name, type: type(ofRelationship: index)) : nil
      case .fetchedProperty: nil
      }
    }
  }

  private func parameter(_ name: String, type: PropertyType) -> ParameterContext {
    ParameterContext(
      identifier: SwiftIdentifier.escaped(ModelNames.identifier(ofProperty: name)),
      type: type.declaration(isOptional: false),
      needsFoundation: type.type.needsFoundation)
  }

  /// The type of a relationship: the class of its destination or a view onto many of them.
  func type(ofRelationship index: Int) -> PropertyType {
    let relationship = model.relationships[index]
    return types.type(
      of: relationship.relationship, destination: className(of: relationship.destination))
  }

  /// The enumerations that are generated.
  func enumerationContexts() -> [EnumerationContext] {
    names.enumerations.generated.map {
      EnumerationContext(
        enumeration: $0, rawType: spelling.swift($0.type.enumerationRawType ?? "String"))
    }
  }

  /// The class that code uses for an entity, with backticks where Swift needs them: that of an ancestor
  /// or `ManagedObject` when it has none of its own.
  func className(of entity: Int) -> String {
    guard let standIn = skipped.standIn(for: entity) else {
      return optionNames.baseClass ?? spelling.runtime("ManagedObject")
    }
    return SwiftIdentifier.escaped(names.classes[standIn].name)
  }
}

extension Relationship {
  /// Whether an object cannot be saved without the other end.
  fileprivate var isRequiredToOne: Bool { !isToMany && !isOptional }
}

extension Attribute {
  /// Whether an object cannot be saved until a value is set: the attribute is required, nothing
  /// computes it and it has no default.
  fileprivate func isMissingWithoutValue(in model: ResolvedModel) -> Bool {
    guard !isOptional, !isDerived, type != .undefined, type != .objectID else { return false }
    if let composite = model.composite(of: self) {
      return composite.attributes.contains { $0.isMissingWithoutValue(in: model) }
    }
    if case .value = defaultValue { return false }
    return true
  }
}
