import ModelwrightMigration
import ModelwrightMigrator
import ModelwrightModel

/// What a migration of a store would do or has done, in words.
struct StorePreviewText {
  let preview: StorePreview
  let target: String

  /// The route of a dry run, part by part, with what each does.
  func text(of route: StoreRoute, store: String) -> String {
    let version = preview.metadata?.modelName ?? ""
    var text = "\(store.visible): from '\(version.visible)' to '\(target.visible)'\n"
    text += parts(of: route, indentation: "  ")
    let rows = preview.rowCounts.values.reduce(0, +)
    if rows > 0 { text += "  rows to go through: \(rows.grouped)\n" }
    return text
  }

  /// The parts of a route.
  func parts(of route: StoreRoute, indentation: String) -> String {
    if route.isDescriptionOnly, !route.hasStages {
      return "\(indentation)only the store's record of its model changes\n"
    }
    return route.legs.reduce(into: "") { text, leg in
      let stage = leg.stage == nil ? "" : ", with the stage's code"
      text += "\(indentation)'\(leg.source.name.visible)' to '\(leg.target.name.visible)'\(stage)\n"
      for purpose in leg.purposes { text += "\(indentation)  \(purpose.visible)\n" }
      for loss in leg.losses { text += "\(indentation)  loses \(loss.visible)\n" }
    }
  }

  /// What was done, and what went with it: also back to an earlier version, or after the current one was
  /// edited, of which no check of the model speaks.
  func summary(of opened: OpenedStore, by route: StoreRoute, store: String) -> String {
    let version = preview.metadata?.modelName ?? ""
    var text = "\(store.visible) was migrated from '\(version.visible)' to '\(target.visible)'\n"
    if let backup = opened.backup { text += "as it was before it stands in \(backup.visible)\n" }
    for loss in route.legs.flatMap(\.losses) { text += "lost: \(loss.visible)\n" }
    return text
  }
}
