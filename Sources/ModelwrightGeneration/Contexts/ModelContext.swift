import ModelwrightModel
import ModelwrightTemplating

/// What a template knows of the namespace and of what stands in its file.
struct ModelContext {
  /// The namespace, with backticks where Swift needs them.
  var namespace: String
  /// The class of the objects of each entity, by the entity's name; entities whose objects are of
  /// `ManagedObject` itself are left out.
  var classes: [(entity: String, name: String)]
  /// The enumerations.
  var enumerations: [EnumerationContext]
  /// The composite types.
  var composites: [CompositeContext]
  /// The fetch requests that the model names.
  var fetchRequests: [FetchRequestContext]
  /// What the namespace's member with the fetch requests is called.
  var requestsName: String
  /// The configurations.
  var configurations: [ConfigurationContext]
  /// What the namespace's member with the configurations is called.
  var configurationsName: String
  /// The modules that the file is to see.
  var imports: Set<ImportPlan.Module> = []
  /// The hand-written types that its declarations name.
  var handWrittenNames: Set<String> = []

  /// What the template finds.
  func entries(_ model: Model, _ spelling: TypeSpelling) -> [(String, TemplateValue)] {
    let entities: [TemplateDictionary] = classes.map { entity, name in
      [
        "name": .string(entity), "nameLiteral": .string(SwiftText.literal(entity)),
        "className": .string(name),
      ]
    }
    return [
      ("name", .string(model.name)),
      ("nameCode", .string(SwiftText.code(model.name))),
      ("namespace", .string(namespace)),
      ("entities", TemplateValue(entities)),
      ("enumerations", TemplateValue(enumerations.map(\.value))),
      ("composites", TemplateValue(composites.map(\.value))),
      ("fetchRequests", TemplateValue(fetchRequests.map { $0.value(spelling) })),
      ("requestsName", .string(requestsName)),
      ("configurations", TemplateValue(configurations.map(\.value))),
      ("configurationsName", .string(configurationsName)),
      ("encodedLines", TemplateValue(EncodedText.lines(of: model))),
    ]
  }
}

extension ContextBuilder {
  /// The namespace and what stands in its file.
  func modelContext(_ fetchRequests: [FetchRequestContext]) -> ModelContext {
    let composites = compositeContexts()
    var context = ModelContext(
      namespace: SwiftIdentifier.escaped(names.namespace),
      classes: model.entities.compactMap { entity in
        guard skipped.standIn(for: entity.index) != nil || optionNames.baseClass != nil else {
          return nil
        }
        return (entity.name, className(of: entity.index))
      },
      enumerations: enumerationContexts(),
      composites: composites,
      fetchRequests: fetchRequests,
      requestsName: memberNames.fetchRequests,
      configurations: configurationContexts(),
      configurationsName: memberNames.configurations)
    for field in composites.flatMap(\.fields) {
      context.handWrittenNames.formUnion(field.handWrittenNames)
    }
    if !context.handWrittenNames.isEmpty { context.imports = optionNames.generalImports }
    // A variable may stand for a value of any entity.
    let ofVariables = fetchRequests.flatMap(\.variables).flatMap(\.handWrittenNames)
    if !ofVariables.isEmpty {
      context.handWrittenNames.formUnion(ofVariables)
      context.imports = optionNames.allImports
    }
    return context
  }
}
