import ModelwrightMigration
import ModelwrightModel

/// A route between two versions as it is printed.
struct PlannedRoute {
  /// The bundle's name.
  let model: String
  let history: VersionHistory
  let from: Int
  let to: Int
  let route: MigrationRoute

  func name(_ place: Int) -> String { history.versions[place].name }

  func comparison(of leg: MigrationRoute.Leg) -> ModelComparison {
    history.comparison(from: leg.from, to: leg.to)
  }

  /// The stages on the way.
  var stages: [StageReference] {
    route.legs.filter { $0.stage != nil }
      .map { StageReference(from: name($0.from), to: name($0.to)) }
  }

  /// The SQL of all legs; `nil` when hand-written code runs between them.
  var script: String? {
    guard !route.hasStages else { return nil }
    guard !route.legs.isEmpty else { return "-- '\(name(from).visible)' is the version itself.\n" }
    return route.legs.map(\.plan.script).joined(separator: "\n")
  }

  // MARK: Text

  /// What a person reads: the way, and for each part of it the changes, what must hold, and the tables.
  var text: String {
    let head = "\(model.visible): from '\(name(from).visible)' to '\(name(to).visible)'"
    guard !route.legs.isEmpty else { return head + "\n\nThere is nothing to do.\n" }
    return head + (route.legs.count == 1 ? ", in one step\n" : ", in \(route.legs.count) steps\n")
      + route.legs.enumerated().map { "\n" + text(of: $1, number: $0 + 1) }.joined()
  }

  private func text(of leg: MigrationRoute.Leg, number: Int) -> String {
    let names = "'\(name(leg.from).visible)' to '\(name(leg.to).visible)'"
    var lines = [
      route.legs.count == 1 ? nil : "Step \(number): \(names)",
      leg.stage == nil ? nil : "Hand-written code runs: the stage from \(names).",
    ].compactMap { $0 }
    let comparison = comparison(of: leg)
    lines += changes(of: leg.plan, comparison)
    lines += demands("Refused where the store's rows are in the way:", leg.plan.conditions)
    lines += demands(
      "Refused when the stage's code has left rows in the way:", leg.plan.stageConditions)
    if !lines.isEmpty { lines.append("") }
    return (lines + [extent(of: leg.plan)]).map { $0 + "\n" }.joined()
  }

  private func changes(of plan: MigrationPlan, _ comparison: ModelComparison) -> [String] {
    let rows = plan.steps.map { step -> (words: String, effect: String) in
      let entity = step.change.entity
      let subject = entity.isEmpty ? "" : "\(entity): "
      return (
        "  " + (subject + comparison.words(for: step.change)).visible, "[\(step.effect.words)]"
      )
    }
    let width = min(rows.map(\.words.count).max() ?? 0, 72)
    return rows.map { row in
      row.words + String(repeating: " ", count: max(0, width - row.words.count)) + "  " + row.effect
    }
  }

  private func demands(_ title: String, _ conditions: [MigrationCondition]) -> [String] {
    guard !conditions.isEmpty else { return [] }
    return ["", title] + conditions.map { "  \($0.obstacle.description.visible)" }
  }

  private func extent(of plan: MigrationPlan) -> String {
    guard !plan.isDescriptionOnly else {
      return "No statement: only the store's record of its model changes."
    }
    let count = plan.statements.count
    let statements = "\(count) statement\(count == 1 ? "" : "s")"
    guard !plan.writtenTables.isEmpty else { return "\(statements); no table is written anew." }
    let tables = plan.writtenTables.map(\.visible).joined(separator: ", ")
    return "\(statements); new or written anew: \(tables)."
  }
}
