import ModelwrightModel

/// An R-tree holds numbers only, and all elements of an index are of one kind.
///
/// Source: generators.md §11, "R-tree index elements must be numeric".
struct SpatialIndexRule: StructureRule {
  static let code = "spatial-index"
  static let severity = Diagnostic.Severity.error
  static let summary =
    "An R-tree index has an element that is not a number, or is no R-tree itself."
  static let cause = """
    An R-tree is SQLite's index for ranges of numbers. Core Data refuses any other value in it, \
    and elements of two kinds in one index.
    """
  static let remedy = """
    Index numbers that are stored, or make every element's type Binary.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for entity in model.entities where !entity.entity.fetchIndexes.isEmpty {
      let properties = entity.propertiesByName
      for index in entity.entity.fetchIndexes where index.elements.contains(where: \.isRTree) {
        if let odd = index.elements.first(where: { $0.isRTree != index.isRTree }) {
          report.add(
            "fetch index '\(index.name)' of entity '\(entity.name)' has elements of both types, Binary and RTree; make all of them one",
            at: odd.source.location(
              of: odd.source.fields.contains { $0.name == "type" } ? "type" : "property"))
        }
        guard index.isRTree else { continue }
        for element in index.elements {
          guard case .property(let name) = element.content,
            let attribute = Self.attribute(name, of: properties, in: model),
            !attribute.type.isNumeric || attribute.isTransient
          else { continue }
          report.add(
            "the R-tree index '\(index.name)' of entity '\(entity.name)' cannot hold '\(name)': it holds stored numbers only",
            at: element.source.location(of: "property"))
        }
      }
    }
  }

  /// The attribute at the end of a name or of a path through composites; a stand-in for anything else
  /// that is known.
  private static func attribute(
    _ path: String, of properties: [String: ResolvedProperty], in model: ResolvedModel
  ) -> Attribute? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, let property = properties[first] else { return nil }
    guard case .attribute(var attribute) = property.kind else {
      return Attribute(name: first, type: .undefined)
    }
    for name in names.dropFirst() {
      guard let inner = model.composite(of: attribute)?.attributes.first(where: { $0.name == name })
      else { return Attribute(name: name, type: .undefined) }
      attribute = inner
    }
    return attribute
  }
}

extension FetchIndex.Element {
  fileprivate var isRTree: Bool { kind == .rTree }
}
