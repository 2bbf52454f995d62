import ModelwrightModel
import ModelwrightTemplates
import ModelwrightTemplating

/// Renders the templates over the contexts. Templates are compiled once for all files.
struct FileWriter {
  private let accessLevel: AccessLevel
  private let source: String
  private let spelling: TypeSpelling
  private let types: TemplateDictionary
  private let importPlan: ImportPlan
  let namespace: String
  private let classTemplate: Template
  private let modelTemplate: Template
  private let humanTemplate: Template
  let migrationsTemplate: Template
  let stageTemplate: Template
  let environment: Environment

  init(
    accessLevel: AccessLevel, source: String, namespace: String, spelling: TypeSpelling,
    importPlan: ImportPlan
  ) throws(TemplateError) {
    self.namespace = namespace
    self.importPlan = importPlan
    self.accessLevel = accessLevel
    self.source = source
    self.spelling = spelling
    types = FileContext.types(spelling)
    environment = Environment(
      loader: DictionaryLoader(BuiltInTemplates.swift), trimBehaviour: .smart)
    classTemplate = try environment.template(named: "file.stencil")
    modelTemplate = try environment.template(named: "model.stencil")
    humanTemplate = try environment.template(named: "human.stencil")
    migrationsTemplate = try environment.template(named: "migrations.stencil")
    stageTemplate = try environment.template(named: "stage.stencil")
  }

  /// The files of classes.
  func classFiles(
    _ plan: FilePlan, classes: [ClassContext]
  ) throws(TemplateError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for file in plan.classFiles {
      let members = file.entities.map { classes[$0] }
      var context = context(needsRuntime: !members.isEmpty)
      context.exposesRuntime = members.contains { $0.exposesRuntime }
      context.needsFoundation = members.contains { $0.needsFoundation }
      for member in members {
        context.configuredImports.formUnion(member.imports)
        context.handWrittenNames.formUnion(member.handWrittenNames)
      }
      context.ignoredRules = IgnoredRules.of(members)
      let entries: [(String, TemplateValue)] = [
        ("entities", TemplateValue(members.map { $0.value(spelling) })),
        ("namespace", .string(namespace)),
      ]
      files.append(try render(classTemplate, context, entries, name: file.name))
    }
    return files
  }

  /// The file of the namespace and the composite types.
  func modelFile(
    _ plan: FilePlan, model: Model, contents: ModelContext
  ) throws(TemplateError) -> GeneratedFile {
    var context = context(needsRuntime: true)
    context.needsFoundation =
      contents.composites.contains { $0.needsFoundation }
      || contents.fetchRequests.contains { $0.needsFoundation }
    context.configuredImports = contents.imports
    context.handWrittenNames = contents.handWrittenNames
    context.ignoredRules = IgnoredRules.of(contents)
    return try render(
      modelTemplate, context, contents.entries(model, spelling), name: plan.modelFile)
  }

  /// The file of a hand-written class, to be written once.
  func humanFile(
    _ name: String, of entity: ClassContext, isLeaf: Bool
  ) throws(TemplateError) -> GeneratedFile {
    let value = entity.value(spelling)
    let entries = value.keys.map { ($0, value[$0] ?? .none) }
    let context = context(needsRuntime: false).value(with: entries + [("isLeaf", .bool(isLeaf))])
    return GeneratedFile(name: name, text: try humanTemplate.render(context), kind: .human)
  }

  func context(needsRuntime: Bool) -> FileContext {
    FileContext(
      accessLevel: accessLevel, source: source, needsRuntime: needsRuntime,
      importPlan: importPlan, types: types)
  }

  func render(
    _ template: Template, _ context: FileContext, _ entries: [(String, TemplateValue)],
    name: String
  ) throws(TemplateError) -> GeneratedFile {
    let wrapped = LineWrapping.wrap(try template.render(context.value(with: entries)))
    guard !wrapped.holds else {
      return GeneratedFile(name: name, text: wrapped.text, kind: .machine)
    }
    var context = context
    context.ignoresFormat = true
    let text = try template.render(context.value(with: entries))
    return GeneratedFile(name: name, text: LineWrapping.wrap(text).text, kind: .machine)
  }
}
