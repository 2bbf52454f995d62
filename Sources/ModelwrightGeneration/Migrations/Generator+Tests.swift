import ModelwrightMigration
public import ModelwrightModel
import ModelwrightTemplates
import ModelwrightTemplating

extension Generator {
  /// The files of a test target that prove the migrations of a model: every version's model, which is
  /// written anew each time, and the test itself, which is written once and a person's from then on.
  ///
  /// - Parameters:
  ///   - bundle: The model.
  ///   - history: Its versions.
  ///   - module: The module with the model's classes.
  public func tests(
    of bundle: ModelBundle, history: MigrationHistory, module: String
  ) throws(GenerationError) -> [GeneratedFile] {
    let namespace = Namespace.name(ofBundle: bundle.name)
    var names = FileNames()
    let versionsName = names.name(for: namespace, suffix: "+Versions.swift")
    let testsName = names.name(for: namespace, suffix: "MigrationTests.swift")
    let versions: [TemplateDictionary] = history.versions.map { version in
      [
        "nameComment": .string(SwiftText.comment(version.name)),
        "encodedLines": TemplateValue(EncodedText.lines(of: version.model.model)),
      ]
    }
    let entries: [(String, TemplateValue)] = [
      ("nameCode", .string(SwiftText.code(bundle.name))),
      ("namespace", .string(SwiftIdentifier.escaped(namespace))),
      ("versionsName", .string(SwiftIdentifier.escaped(namespace + "Versions"))),
      ("suite", .string(SwiftIdentifier.escaped(namespace + "MigrationTests"))),
      (
        "module",
        .string(SwiftIdentifier.escaped(SwiftIdentifier.make(from: module) ?? module))
      ),
      ("versions", TemplateValue(versions)),
    ]
    do throws(TemplateError) {
      let writer = try FileWriter(
        accessLevel: .internal, source: bundle.sourceName, namespace: namespace,
        spelling: TypeSpelling(declared: []),
        importPlan: ImportPlan([], naming: [], accessLevel: .internal))
      return [
        try writer.versionsFile(versionsName, entries),
        try writer.testsFile(testsName, entries),
      ]
    } catch {
      throw GenerationError(diagnostics: [.template(error)])
    }
  }
}
