import ModelwrightTemplating

/// What a template knows of the file that it writes.
struct FileContext {
  /// The access level of what is declared.
  var accessLevel: AccessLevel
  /// The file or folder that the model was read from, without the folders above it.
  var source: String
  /// Rules of swift-format that names of the model do not follow.
  var ignoredRules: [String] = []
  /// Whether names are so long that the formatter is to leave the file alone.
  var ignoresFormat = false
  /// Whether the file uses the runtime.
  var needsRuntime: Bool
  /// Whether declarations that others see name a type of the runtime.
  var exposesRuntime = true
  /// Whether the file uses Foundation.
  var needsFoundation = false
  /// Whether declarations that others see name a type of Foundation.
  var exposesFoundation = true
  /// How modules are imported by all files of the model.
  var importPlan: ImportPlan
  /// The modules that a configuration asks for, and the hand-written types that the file names.
  var configuredImports: Set<ImportPlan.Module> = []
  var handWrittenNames: Set<String> = []
  /// Names of types of other modules, as they are spelt here: ``types(_:)``, the same in every file.
  var types: TemplateDictionary

  /// The form for templates, with what else the file is about.
  func value(with entries: [(String, TemplateValue)]) -> TemplateDictionary {
    TemplateDictionary(
      [
        ("access", .string(accessLevel.prefix)),
        ("source", .string(SwiftText.comment(source))),
        ("ignoredRules", .string(ignoredRules.joined(separator: ", "))),
        ("ignoresFormat", .bool(ignoresFormat)),
        ("imports", TemplateValue(imports)),
        ("types", .dictionary(types)),
      ] + entries)
  }

  /// The imports, each at the level at which the file uses it: a level that nothing needs is a
  /// warning, one that is too low an error.
  private var imports: [String] {
    var lines = importPlan.lines(of: configuredImports, naming: handWrittenNames)
    // What the file itself needs is known; a configuration cannot change its level.
    if needsFoundation {
      lines["Foundation"] = importPlan.line(
        ofKnown: "Foundation", isExposed: exposesFoundation)
    }
    if needsRuntime {
      lines["ModelwrightRuntime"] = importPlan.line(
        ofKnown: "ModelwrightRuntime", isExposed: exposesRuntime)
    }
    return lines.keys.sorted().compactMap { lines[$0] }
  }

  /// The names of types of other modules that templates use, by their plain names.
  static func types(_ spelling: TypeSpelling) -> TemplateDictionary {
    var entries: [(String, TemplateValue)] = []
    for name in [
      "CaseIterable", "Codable", "CodingKey", "Hashable", "Identifiable", "Int", "PartialKeyPath",
      "Sendable", "Sequence", "String", "UInt64",
    ] {
      entries.append((name, .string(spelling.swift(name))))
    }
    for name in [
      "CompositeValue", "Fetchable", "FetchRequest", "ManagedObject", "ManagedObjectContext",
      "ManagedObjectID", "ManagedObjectModel", "MigrationContext", "ModelConfiguration",
      "ModelMigrations", "ModelNamespace", "PredicateArgument", "RowValues", "VersionRow",
    ] {
      entries.append((name, .string(spelling.runtime(name))))
    }
    entries.append(("IndexSet", .string(spelling.foundation("IndexSet"))))
    return TemplateDictionary(entries)
  }
}
