import ModelwrightModel

extension [Diagnostic] {
  /// Without what generating says of fetch requests with predicates of which a rule has said what is
  /// wrong: that they get no function follows.
  ///
  /// - Parameters:
  ///   - others: What is reported.
  ///   - model: The model that it is about.
  func withoutPredicateFollowUps(of others: [Diagnostic], in model: Model) -> [Diagnostic] {
    guard contains(where: { $0.isPredicateFollowUp }) else { return self }
    let faults = others.lazy.filter { $0.isAboutPredicate }.map(\.location).sorted()
    guard !faults.isEmpty else { return self }
    var explained: Set<SourceLocation> = []
    for request in model.fetchRequests {
      guard let text = request.predicateString else { continue }
      let field = "predicateString"
      let start = request.source.location(of: field)
      let end = request.source.location(of: field, offset: text.utf8.count)
      if faults.contains(where: { $0.path == start.path && $0 >= start && $0 <= end }) {
        explained.insert(start)
      }
    }
    return filter { !$0.isPredicateFollowUp || !explained.contains($0.location) }
  }
}

extension Diagnostic {
  fileprivate var isPredicateFollowUp: Bool { code == "fetch-request-omitted" }

  fileprivate var isAboutPredicate: Bool {
    code.hasPrefix("predicate-") || code == "unsupported-predicate"
  }
}
