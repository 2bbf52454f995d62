import ModelwrightModel

/// An index whose properties another index begins with finds nothing that the other would not find.
///
/// Source: generators.md §11: Core Data itself skips "a one-element index on a to-one (FK index serves)".
struct RedundantIndexRule: StructureRule {
  static let code = "redundant-index"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An index repeats another, or the beginning of another."
  static let cause = """
    SQLite searches a longer index by its first columns as well as a shorter one, uniqueness \
    constraints and to-one relationships have indexes of their own, and every index is written \
    at each save.
    """
  static let remedy = "Remove the shorter index."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities
    where !entity.entity.fetchIndexes.isEmpty || !entity.entity.compoundIndexes.isEmpty {
      // What the store makes by itself comes first, then the longer before the shorter.
      let shapes = IndexShape.all(of: entity, in: model)
      let declared = shapes.filter { $0.source != nil }
        .sorted { $0.columns.count > $1.columns.count }
      var known: [IndexShape.Search: String] = [:]
      for shape in shapes.filter({ $0.source == nil }) + declared {
        if let source = shape.source, let other = shape.servers.lazy.compactMap({ known[$0] }).first
        {
          report.add(
            "\(shape.title) of entity '\(entity.name)' is served by \(other); remove it",
            at: source)
        }
        for search in shape.searches where known[search] == nil { known[search] = shape.title }
      }
    }
  }
}
