import ModelwrightModel

/// A class's name is an identifier, with its module and a dot in front at most.
///
/// Source: core-data.md §1.4, `representedClassName`.
struct ClassNameRule: DocumentRule {
  static let code = "class-name"
  static let severity = Diagnostic.Severity.warning
  static let summary = "`representedClassName` can be the name of no class."
  static let cause = """
    The text holds spaces, punctuation or more dots than one between a module and a class. Core \
    Data finds no class of that name when it makes an object and uses NSManagedObject; here the \
    class gets a name that Swift allows.
    """
  static let remedy = """
    Write the class's name alone, `.Name` for the current module, or `Module.Name`.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for entity in model.entities {
      guard let name = entity.className, !Self.canBeClass(name) else { continue }
      report.add(
        "'\(name)' can be the name of no class; write 'Name', '.Name' or 'Module.Name' for entity '\(entity.name)'",
        at: entity.source.location(of: "representedClassName"))
    }
  }

  private static func canBeClass(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].isEmpty { parts.removeFirst() }
    return parts.count <= 2 && parts.allSatisfy(isIdentifier)
  }

  private static func isIdentifier(_ part: Substring) -> Bool {
    guard let first = part.first, first.isLetter || first == "_" || first == "$" else {
      return false
    }
    return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}
