import ModelwrightModel

/// Chooses the names of generated code and reports every name that cannot become Swift.
struct NameResolver {
  let model: ResolvedModel
  var diagnostics: [Diagnostic] = []
  /// What each declared type stands for, for messages.
  private var owners: [String: String] = [:]

  let skipped: SkippedEntities

  init(_ model: ResolvedModel, skipped: SkippedEntities? = nil) {
    self.model = model
    self.skipped = skipped ?? SkippedEntities(model)
  }

  /// Chooses all names. The result is complete, and usable when ``diagnostics`` hold no error.
  mutating func resolve(bundleName: String) -> ModelNames {
    let namespace = Namespace.name(ofBundle: bundleName)
    owners[namespace] = "the model's namespace"
    let classes = resolveClasses()
    var names = ModelNames(namespace: namespace, classes: classes, composites: [:])
    names.composites = resolveComposites()
    names.enumerations = resolveEnumerations()
    names.classesWithoutCode = Set(model.entities.indices.filter { skipped.contains($0) })
    for entity in model.entities where !skipped.contains(entity.index) {
      checkProperties(of: entity)
      names.relationshipsWithoutMethods.formUnion(methodClashes(in: entity))
    }
    return names
  }

  // MARK: Types

  private mutating func resolveClasses() -> [ModelNames.Class] {
    let wanted = model.entities.map { ClassName.wanted(by: $0.entity) }
    let claims = claimants(of: wanted)
    return model.entities.map { entity in
      let place = entity.entity.source
      var name = wanted[entity.index]
      if skipped.contains(entity.index) { return ModelNames.Class(name: name, generated: name) }
      if claims[name] != entity.index, name != entity.name {
        diagnostics.append(
          .sharedClassName(name, of: entity.entity, at: place.location(of: "representedClassName")))
        name = entity.name
      }
      let written = entity.entity.className == nil ? "name" : "representedClassName"
      return resolveClass(name, of: entity, at: place.location(of: written))
    }
  }

  /// The entity that keeps each class name: the one of that name, otherwise the first that wants it.
  private func claimants(of wanted: [String]) -> [String: Int] {
    var claims: [String: Int] = [:]
    for entity in model.entities where !skipped.contains(entity.index) {
      let name = wanted[entity.index]
      if name == entity.name || claims[name] == nil { claims[name] = entity.index }
    }
    return claims
  }

  private mutating func resolveClass(
    _ wanted: String, of entity: ResolvedEntity, at place: SourceLocation
  ) -> ModelNames.Class {
    let owner = "the class of entity '\(entity.name)'"
    guard let name = SwiftIdentifier.make(from: wanted) else {
      diagnostics.append(.unusableName(wanted, of: owner, at: place))
      return ModelNames.Class(name: "_", generated: "_")
    }
    if let reason = ReservedNames.reason(againstClass: name) {
      diagnostics.append(.reservedTypeName(name, of: owner, reason: reason, at: place))
    }
    declare(name, owner: owner, at: place)
    guard entity.entity.codeGeneration == .category else {
      return ModelNames.Class(name: name, generated: name)
    }
    declare("_" + name, owner: "the base class of entity '\(entity.name)'", at: place)
    return ModelNames.Class(name: name, generated: "_" + name)
  }

  private mutating func resolveComposites() -> [String: String] {
    var names: [String: String] = [:]
    for composite in model.model.composites {
      let place = composite.source.location(of: "name")
      let owner = "composite '\(composite.name)'"
      guard let name = SwiftIdentifier.make(from: composite.name, capitalized: true) else {
        diagnostics.append(.unusableName(composite.name, of: owner, at: place))
        continue
      }
      declare(name, owner: owner, at: place)
      names[composite.name] = name
      checkAttributes(of: composite)
    }
    return names
  }

  /// Whether a type of the name is declared.
  func isDeclared(_ name: String) -> Bool { owners[name] != nil }

  /// Takes a name for a type; whether it could be had.
  mutating func declareIfFree(_ name: String, owner: String) -> Bool {
    guard ReservedNames.reason(againstType: name) == nil, owners[name] == nil else { return false }
    owners[name] = owner
    return true
  }

  private mutating func declare(_ name: String, owner: String, at place: SourceLocation) {
    if let reason = ReservedNames.reason(againstType: name) {
      diagnostics.append(.reservedTypeName(name, of: owner, reason: reason, at: place))
    } else if let other = owners[name] {
      diagnostics.append(.duplicateTypeName(name, of: owner, and: other, at: place))
    } else {
      owners[name] = owner
    }
  }
}
