import ModelwrightMigration
import ModelwrightModel
import ModelwrightTemplating

extension MigrationsBuilder {
  /// What the template of a stage's file knows.
  func stageEntries(_ index: Int) -> [(String, TemplateValue)] {
    let value = stage(index).value
    return value.keys.map { ($0, value[$0] ?? .none) } + [
      ("example", .dictionary(example(of: index))),
      ("obstacles", TemplateValue(obstacles(of: index))),
    ]
  }

  /// The report that a stage's file is missing, with the text to paste.
  func missing(_ index: Int, _ fileName: String) -> Diagnostic {
    let stage = stage(index)
    let context = TypeSpelling(declared: declared).runtime("MigrationContext")
    return .missingStage(
      from: stage.from, to: stage.to, fileName: fileName,
      text: "import ModelwrightRuntime; nonisolated extension "
        + "\(SwiftIdentifier.escaped(namespace)) { static func \(stage.function)"
        + "(_ migration: \(context)) throws {} }",
      at: history.stages[index].location)
  }

  /// The row types of an entity that is in both versions: one of those about which something is in the
  /// way, or else the first one.
  private func example(of index: Int) -> TemplateDictionary {
    let stage = history.stages[index]
    let (from, to) = (history.versions[stage.from], history.versions[stage.to])
    let matching = ModelMatching(from: from, to: to, renames: history.renames(stage.from, stage.to))
    let troubled = Set(problems(of: index).map(\.entity))
    let kept = to.model.entities.filter { matching.oldEntity(of: $0.index) != nil }
    let found = kept.first { troubled.contains($0.name) } ?? kept.first
    func type(_ place: Int, _ entity: Int) -> String {
      let names = RowBuilder(history.versions[place], declared: []).entityNames
      let version = SwiftIdentifier.escaped(self.names.versionNames[place] ?? "")
      return "\(self.names.versions).\(version).\(SwiftIdentifier.escaped(names[entity]))"
    }
    guard let found, let old = matching.oldEntity(of: found.index) else { return [:] }
    return [
      "source": .string(type(stage.from, old)), "target": .string(type(stage.to, found.index)),
    ]
  }

  private func problems(of index: Int) -> [MigrationObstacle] {
    let stage = history.stages[index]
    do {
      _ = try MigrationPlanner.plan(
        from: history.versions[stage.from], to: history.versions[stage.to],
        renames: history.renames(stage.from, stage.to))
      return []
    } catch {
      return error.obstacles
    }
  }

  private func obstacles(of index: Int) -> [String] {
    problems(of: index).map { SwiftText.comment($0.description) }
  }
}
