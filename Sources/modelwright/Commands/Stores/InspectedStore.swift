import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel
import ModelwrightSchema

/// A store as `inspect` shows it.
struct InspectedStore {
  /// What bringing the store to the model's current version would do.
  enum Migration {
    case nothing
    case route(StorePreview, StoreRoute)
    case impossible(StoreError)
  }

  let path: String
  let survey: StoreSurvey
  /// The model that it was looked for in.
  private(set) var model: InspectedModel?
  /// The version of that model that the store has; `nil` when it is none of them.
  private(set) var version: String?
  /// What a migration to the current version would do.
  private(set) var migration: Migration?

  init(path: String, survey: StoreSurvey) {
    self.path = path
    self.survey = survey
  }

  /// Finds the store's version in a model, and what a migration would do.
  mutating func place(in model: InspectedModel) {
    self.model = model
    let same = model.history.versions.filter { $0.modelHash == survey.metadata.modelHash }
    version = (same.first { $0.name == survey.metadata.modelName } ?? same.last)?.name
    guard let place = model.currentPlace else { return }
    let current = model.history.versions[place]
    let opener = StoreOpener(
      model: current.model, schema: current.schema, history: model.history.storeHistory(to: place),
      options: StoreOptions(isReadOnly: true))
    do throws(StoreError) {
      let preview = try opener.preview(.file(path))
      guard case .migrate(let route) = preview.action else { return migration = .nothing }
      migration = .route(preview, route)
    } catch {
      migration = .impossible(error)
    }
  }
}

// MARK: Text

extension InspectedStore {
  /// For people.
  var text: String {
    facts + "\ntables\n" + tables + "\nkeys that lead nowhere\n" + keys + migrationText
  }

  private var facts: String {
    let metadata = survey.metadata
    var rows = [["model", metadata.modelName.visible]]
    if let model {
      let place = version.map {
        "'\($0.visible)'" + ($0 == model.currentName ? ", the current one" : "")
      }
      rows.append(["version", (place ?? "none") + " of \(model.path.visible)"])
    }
    rows += [
      ["model hash", metadata.modelHash.hexadecimal],
      ["schema hash", metadata.schemaHash.hexadecimal],
      ["identifier", metadata.identifier.hexadecimal],
      ["size", "\(survey.size.file.grouped) bytes, \(survey.size.log.grouped) in the log"],
    ]
    return "\(path.visible): a store\n" + TextTable(rows: rows).text(indentation: "  ")
  }

  private var tables: String {
    let rows = survey.tables.map { table in
      let entities =
        table.entities.count < 2
        ? ""
        : table.entities.map { "\($0.name.visible) \($0.objects.grouped)" }.joined(separator: ", ")
      return [table.name.visible, "\(table.rows.grouped) rows", entities]
    }
    return rows.isEmpty ? "  none\n" : TextTable(rows: rows).text(indentation: "  ")
  }

  private var keys: String {
    let rows = survey.danglingKeys.map {
      ["\($0.entity.visible).\($0.relationship.visible)", $0.count.grouped]
    }
    return rows.isEmpty ? "  none\n" : TextTable(rows: rows).text(indentation: "  ")
  }

  private var migrationText: String {
    guard let migration, let model else { return "" }
    var text = "\nmigration to '\(model.currentName.visible)'\n"
    switch migration {
    case .nothing: text += "  none is needed\n"
    case .impossible(let error):
      text += error.description.split(separator: "\n").map { "  \(String($0).visible)\n" }.joined()
    case .route(let preview, let route):
      text += StorePreviewText(preview: preview, target: model.currentName)
        .parts(of: route, indentation: "  ")
      for obstacle in preview.obstacles {
        text += "  in the way: \(obstacle.description.visible)\n"
      }
    }
    return text
  }
}
