public import ModelwrightModel
import ModelwrightTemplates
import ModelwrightTemplating

/// Makes Swift files of a model: names, then what templates are to know, then text.
///
/// Nothing is read and nothing is written; the same model gives the same bytes everywhere.
public struct Generator: Sendable {
  /// How code is generated.
  public var options: GenerationOptions

  /// Makes a generator.
  public init(options: GenerationOptions = GenerationOptions()) { self.options = options }

  /// The files of a bundle's current version.
  ///
  /// - Parameters:
  ///   - bundle: The model.
  ///   - history: What is known of its versions; `nil` is what the bundle itself says.
  /// - Throws: ``GenerationError`` when the model's structure does not hold, when a name cannot
  ///   become Swift, and when a template is wrong.
  public func generate(
    _ bundle: ModelBundle, history: MigrationHistory? = nil
  ) throws(GenerationError) -> GenerationResult {
    var resolver = ModelResolver(bundle.current)
    guard let model = resolver.resolve(), !resolver.diagnostics.hasErrors else {
      throw GenerationError(diagnostics: resolver.diagnostics.sorted())
    }
    let skipped = SkippedEntities(model, options: options)
    var nameResolver = NameResolver(model, skipped: skipped)
    let names = nameResolver.resolve(bundleName: bundle.name)
    let builder = ContextBuilder(model: model, names: names, options: options, skipped: skipped)
    let (classes, contents) = builder.contexts()
    guard !nameResolver.diagnostics.hasErrors else {
      let found = nameResolver.diagnostics
      let others = builder.diagnostics.withoutFollowUps(of: found)
      throw GenerationError(diagnostics: (found + others).sorted())
    }
    var diagnostics = nameResolver.diagnostics + builder.diagnostics

    let handWritten = classes.reduce(contents.handWrittenNames) { $0.union($1.handWrittenNames) }
    let imports = ImportPlan(
      builder.optionNames.allImports, naming: handWritten, accessLevel: options.accessLevel)
    let migrations = MigrationsBuilder(
      history ?? MigrationHistory(bundle), namespace: names.namespace,
      declared: names.declaredTypes)
    let plan = FilePlan(
      model, names: names, layout: options.layout, stages: migrations.names.functions)
    let writer: FileWriter
    var files: [GeneratedFile]
    do throws(TemplateError) {
      writer = try FileWriter(
        accessLevel: options.accessLevel, source: bundle.sourceName,
        namespace: contents.namespace, spelling: builder.spelling, importPlan: imports)
      files = try writer.classFiles(plan, classes: classes)
      files.append(try writer.modelFile(plan, model: model.model, contents: contents))
      files.append(
        try writer.migrationsFile(
          plan.migrationsFile, migrations.context(), spelling: migrations.spelling))
      for (name, entity) in plan.humanFiles {
        let file = try writer.humanFile(
          name, of: classes[entity], isLeaf: model.entities[entity].children.isEmpty)
        add(file, to: &files, diagnostics: &diagnostics) {
          .missingClass(of: model.entities[entity].entity, fileName: name, text: $0)
        }
      }
      for (index, name) in plan.stageFiles.enumerated() {
        let file = try writer.stageFile(name, migrations.stageEntries(index))
        add(file, to: &files, diagnostics: &diagnostics) { _ in migrations.missing(index, name) }
      }
    } catch {
      throw GenerationError(diagnostics: diagnostics + [.template(error)])
    }
    guard !diagnostics.hasErrors else {
      throw GenerationError(diagnostics: diagnostics.sorted())
    }
    return GenerationResult(files: files, diagnostics: diagnostics.sorted())
  }

  /// Adds a hand-written file for the caller to write once, or reports that it is missing.
  ///
  /// - Parameter report: Makes the report from the declaration in the file.
  private func add(
    _ file: GeneratedFile, to files: inout [GeneratedFile], diagnostics: inout [Diagnostic],
    report: (String) -> Diagnostic
  ) {
    guard let existing = options.existingFileNames else {
      files.append(file)
      return
    }
    guard !existing.contains(file.name) else { return }
    diagnostics.append(
      report(file.text.split(separator: "\n").last.map(String.init) ?? file.text))
  }
}

extension ModelBundle {
  /// The name of what was read, without the folders above it: `Dog Walk.xcdatamodeld`.
  var sourceName: String {
    let parts = path.split(separator: "/")
    guard let last = parts.last else { return name }
    // A bare `contents` says nothing; the folder that it is in does.
    return String(last == "contents" && parts.count > 1 ? parts[parts.count - 2] : last)
  }
}
