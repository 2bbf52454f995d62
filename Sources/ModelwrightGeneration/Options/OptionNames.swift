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

  /// What a class conforms to already, or cannot: declaring it again is an error in Swift.
  private static let inherited: Set<String> = [
    "Copyable", "CustomDebugStringConvertible", "Equatable", "Escapable", "Fetchable", "Hashable",
    "Identifiable", "PredicateArgument",
  ]
  /// What an object of a context can never be.
  private static let impossible: Set<String> = ["Sendable", "SendableMetatype"]

  init(
    _ options: GenerationOptions, model: ResolvedModel, names: ModelNames, skipped: SkippedEntities
  ) {
    let place = model.model.source.location
    if let base = options.baseClass {
      let name = TypePath.escaped(base)
      if let name, !names.declaredTypes.contains(base) {
        baseClass = name
      } else {
        diagnostics.append(.unusableBaseClass(base, isGenerated: name != nil, at: place))
      }
    }
    generalImports = modules(options.imports, at: place)
    let general = protocols(options.conformances, at: place)
    for entity in model.entities {
      let own = options.entities[entity.name] ?? EntityOptions()
      let place = entity.entity.source.location
      imports.append(generalImports.union(modules(own.imports, at: place)))
      conformances.append(general + protocols(own.conformances, at: place))
    }
    leaveOutInherited(model, skipped)
  }

  private mutating func modules(
    _ texts: [String], at place: SourceLocation
  ) -> Set<ImportPlan.Module> {
    var found: Set<ImportPlan.Module> = []
    for text in texts {
      if let module = ImportPlan.module(text) {
        found.insert(module)
      } else {
        diagnostics.append(.unusableImport(text, at: place))
      }
    }
    return found
  }

  private mutating func protocols(_ texts: [String], at place: SourceLocation) -> [String] {
    texts.compactMap { text in
      guard let name = TypePath.escaped(text), !Self.impossible.contains(text) else {
        diagnostics.append(.unusableConformance(text, at: place))
        return nil
      }
      return Self.inherited.contains(text) ? nil : name
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
