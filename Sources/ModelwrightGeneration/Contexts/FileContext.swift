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
  /// Whether the file uses Foundation.
  var needsFoundation = false
  /// Names of types of other modules, as they are spelt here.
  var spelling: TypeSpelling

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

  private var imports: [String] {
    var modules: [String] = []
    if needsFoundation { modules.append("Foundation") }
    if needsRuntime { modules.append("ModelwrightRuntime") }
    return modules.map { "\(accessLevel.prefix)import \($0)" }
  }

  private var types: TemplateDictionary {
    var entries: [(String, TemplateValue)] = []
    for name in [
      "Hashable", "Identifiable", "Int", "PartialKeyPath", "Sendable", "Sequence", "String",
    ] {
      entries.append((name, .string(spelling.swift(name))))
    }
    for name in [
      "CompositeValue", "ManagedObject", "ManagedObjectContext", "ManagedObjectID",
      "ManagedObjectModel",
    ] {
      entries.append((name, .string(spelling.runtime(name))))
    }
    entries.append(("IndexSet", .string(spelling.foundation("IndexSet"))))
    return TemplateDictionary(entries)
  }
}
