import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightModel

/// What the configuration files say for a model.
struct ModelConfiguration {
  /// The model's folder.
  var folder = "."
  /// The files, the nearest to the model first.
  var files: [ConfigurationFile] = []
  /// Files that could not be read.
  var problems: [Diagnostic] = []

  /// The settings of all files: those of a nearer one lie over those of the next.
  var settings: Settings {
    files.reversed().reduce(Settings()) { $1.settings.layered(over: $0) }
  }

  /// How code is generated, with the places of the names that the files give.
  var generationOptions: GenerationOptions {
    var options = settings.generationOptions
    options.places = places(imports: options.imports, conformances: options.conformances)
    options.places.baseClass = options.baseClass.flatMap {
      place(of: SettingName("baseClass", text: $0))
    }
    for (name, entity) in options.entities {
      options.entities[name]?.places = places(
        imports: entity.imports, conformances: entity.conformances, of: name)
    }
    return options
  }

  private func places(
    imports: [String], conformances: [String], of entity: String? = nil
  ) -> OptionPlaces {
    var places = OptionPlaces()
    for text in imports {
      places.imports[text] = place(of: SettingName("imports", entity: entity, text: text))
    }
    for text in conformances {
      places.conformances[text] = place(
        of: SettingName("conformances", entity: entity, text: text))
    }
    return places
  }

  /// Where the nearest file has a text.
  func place(of name: SettingName) -> SourceLocation? {
    files.lazy.compactMap { $0.places[name] }.first
  }

  /// What is said of names that another model may have.
  private static let codesOfNames = [
    "configured-entity", "configured-property", "configured-version",
  ]

  /// Every fault of the files themselves. All of them are errors.
  var diagnostics: [Diagnostic] { problems + files.flatMap(\.diagnostics) }

  /// What the files mention and neither the model nor the tool knows. All of it are errors.
  ///
  /// A file may hold for several models: a name that this one does not have is looked for in the others
  /// that are in the folders of the model and of the file, and below them.
  func diagnostics(about bundle: ModelBundle) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    var names = KnownNames(codes: KnownCodes.all)
    names.add(bundle)
    var found: [Diagnostic] = []
    for file in files where !file.diagnostics(among: names).isEmpty {
      var search = ModelSearch()
      search.look(in: folder)
      search.look(in: ModelPath.parent(of: file.path) ?? ".")
      var allNames = names
      for other in search.bundles { allNames.add(other) }
      let isComplete = search.isComplete
      found += file.diagnostics(among: allNames).filter {
        isComplete || !Self.codesOfNames.contains($0.code)
      }
    }
    return found + StageDiagnostics(bundle, self).all
  }
}
