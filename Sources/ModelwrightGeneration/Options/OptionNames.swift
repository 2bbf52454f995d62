import ModelwrightModel

/// The names of hand-written Swift among the options, checked: what cannot be a name is reported and
/// left out.
struct OptionNames {
  /// The class that classes of root entities inherit from; `nil` is `ManagedObject`.
  private(set) var baseClass: String?
  /// The modules that every class is to see.
  private(set) var generalImports: Set<ImportPlan.Module> = []
  /// The modules that the class of each entity is to see, by the entity's index.
  private(set) var imports: [Set<ImportPlan.Module>] = []
  /// The protocols that the class of each entity declares, by the entity's index.
  private(set) var conformances: [[String]] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The modules that any class is to see.
  var allImports: Set<ImportPlan.Module> { imports.reduce(generalImports) { $0.union($1) } }

  init(
    _ options: GenerationOptions, model: ResolvedModel, names: ModelNames, skipped: SkippedEntities
  ) {
    let generated = names.declaredTypes
    let place = model.model.source.location
    if let base = options.baseClass {
      let name = TypePath.escaped(base)
      if let name, !generated.contains(base) {
        baseClass = name
      } else {
        diagnostics.append(
          .unusableBaseClass(
            base, isGenerated: name != nil, at: options.places.baseClass ?? place))
      }
    }
    generalImports = modules(options.imports, options.places, at: place)
    let general = protocols(options.conformances, options.places, generated, at: place)
    for entity in model.entities {
      let own = options.entities[entity.name] ?? EntityOptions()
      let place = entity.entity.source.location
      imports.append(generalImports.union(modules(own.imports, own.places, at: place)))
      conformances.append(general + protocols(own.conformances, own.places, generated, at: place))
    }
    leaveOutInherited(model, skipped)
  }

  private mutating func modules(
    _ texts: [String], _ places: OptionPlaces, at place: SourceLocation
  ) -> Set<ImportPlan.Module> {
    var found: Set<ImportPlan.Module> = []
    for text in texts {
      if let module = ImportPlan.module(text) {
        found.insert(module)
      } else {
        diagnostics.append(.unusableImport(text, at: places.imports[text] ?? place))
      }
    }
    return found
  }

  private mutating func protocols(
    _ texts: [String], _ places: OptionPlaces, _ generated: Set<String>, at place: SourceLocation
  ) -> [String] {
    texts.compactMap { text in
      let check = ConformanceCheck(text, generated: generated)
      guard let name = TypePath.escaped(text), check != .impossible else {
        diagnostics.append(.unusableConformance(text, at: places.conformances[text] ?? place))
        return nil
      }
      return check == .inherited ? nil : name
    }
  }

  /// A class inherits what a superclass declares.
  private mutating func leaveOutInherited(_ model: ResolvedModel, _ skipped: SkippedEntities) {
    let all = conformances
    for entity in model.entities {
      var known: Set<String> = []
      var next = skipped.superclass(of: entity.index)
      while let ancestor = next {
        known.formUnion(all[ancestor])
        next = skipped.superclass(of: ancestor)
      }
      conformances[entity.index] = all[entity.index].filter { known.insert($0).inserted }
    }
  }
}
