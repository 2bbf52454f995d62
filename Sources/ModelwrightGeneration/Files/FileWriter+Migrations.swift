import ModelwrightTemplating

extension FileWriter {
  /// The file of the versions and the ways between them. Nothing in it is for other modules.
  func migrationsFile(
    _ name: String, _ migrations: MigrationsContext, spelling: TypeSpelling
  ) throws(TemplateError) -> GeneratedFile {
    var context = context(needsRuntime: true)
    context.types = FileContext.types(spelling)
    context.exposesRuntime = false
    context.exposesFoundation = false
    context.needsFoundation = migrations.needsFoundation
    context.ignoredRules = IgnoredRules.of(migrations)
    return try render(migrationsTemplate, context, migrations.entries, name: name)
  }

  /// The file of a stage's code, to be written once.
  func stageFile(
    _ name: String, _ entries: [(String, TemplateValue)]
  ) throws(TemplateError) -> GeneratedFile {
    var context = context(needsRuntime: true)
    context.exposesRuntime = false
    let text = try stageTemplate.render(
      context.value(with: entries + [("namespace", .string(namespace))]))
    return GeneratedFile(name: name, text: text, kind: .human)
  }

  /// The file with all versions of a model, for a test target.
  func versionsFile(
    _ name: String, _ entries: [(String, TemplateValue)]
  ) throws(TemplateError) -> GeneratedFile {
    try render(
      environment.template(named: "versions.stencil"), context(needsRuntime: false), entries,
      name: name)
  }

  /// The file of the test of migrations, to be written once.
  func testsFile(
    _ name: String, _ entries: [(String, TemplateValue)]
  ) throws(TemplateError) -> GeneratedFile {
    let template = try environment.template(named: "tests.stencil")
    let text = try template.render(context(needsRuntime: true).value(with: entries))
    return GeneratedFile(name: name, text: text, kind: .human)
  }
}
