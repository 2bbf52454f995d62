import ModelwrightMigration
import ModelwrightModel

/// The difference between two versions as it is printed.
struct VersionDifference {
  /// The bundle's name.
  let model: String
  let comparison: ModelComparison
  /// The stages that lie between the versions.
  let stages: [StageReference]

  var from: String { comparison.matching.old.name }
  var to: String { comparison.matching.new.name }

  /// How many changes have an effect.
  func count(of effect: ChangeEffect) -> Int {
    comparison.changes.count { $0.effect == effect }
  }

  // MARK: Text

  /// What a person reads: the changes of each entity, the suspected renames, the counts.
  var text: String {
    var text = "\(model.visible): from '\(from.visible)' to '\(to.visible)'\n"
    for stage in stages {
      text += "The stage from '\(stage.from.visible)' to '\(stage.to.visible)' lies between them.\n"
    }
    guard !comparison.changes.isEmpty else { return text + "\nNothing differs.\n" }
    var entity: String?
    let lines = comparison.changes.map { ($0, "  \(mark(of: $0)) \(words(of: $0))") }
    let width = min(lines.map(\.1.count).max() ?? 0, 72)
    for (change, line) in lines {
      if change.entity != entity {
        text += change.entity.isEmpty ? "\n" : "\n\(title(of: change).visible)\n"
        entity = change.entity
      }
      let blanks = String(repeating: " ", count: max(0, width - line.count))
      text += "\(line)\(blanks)  [\(change.effect.words)]\n"
    }
    return text + suspicions + "\n\(counts)\n"
  }

  private func title(of change: ModelChange) -> String {
    guard let earlier = change.earlierEntity, earlier != change.entity else { return change.entity }
    return "\(change.entity) (was \(earlier))"
  }

  private func words(of change: ModelChange) -> String { comparison.words(for: change).visible }

  private func mark(of change: ModelChange) -> String {
    switch change.kind {
    case .entityAdded, .attributeAdded, .relationshipAdded, .constraintAdded: "+"
    case .entityRemoved, .attributeRemoved, .relationshipRemoved, .constraintRemoved: "-"
    case .entityRenamed, .attributeRenamed, .relationshipRenamed, .propertyMoved: ">"
    default: "~"
    }
  }

  private var suspicions: String {
    guard !comparison.suspectedRenames.isEmpty else { return "" }
    let lines = comparison.suspectedRenames.map { suspect in
      let name = ([suspect.entity] + [suspect.property].compactMap { $0 }).joined(separator: ".")
      return
        "  \(name.visible) looks like '\(suspect.from.visible)' under another name: when it is, "
        + "write elementID=\"\(suspect.identifier.visible)\" at it\n"
    }
    return "\nSuspected renames\n" + lines.joined()
  }

  /// `3 changes: 1 free, 2 inferable`
  private var counts: String {
    let total = comparison.changes.count
    let parts = ChangeEffect.allCases.compactMap { effect in
      let number = count(of: effect)
      return number == 0 ? nil : "\(number) \(effect.pluralWords(number))"
    }
    return "\(total) change\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}

extension ChangeEffect {
  /// `2 lose data`
  fileprivate func pluralWords(_ count: Int) -> String {
    switch self {
    case .losesData where count != 1: "lose data"
    case .needsStage where count != 1: "need a stage"
    default: words
    }
  }
}
