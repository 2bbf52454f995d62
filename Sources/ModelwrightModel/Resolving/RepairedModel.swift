/// What is left of a model whose structure does not hold, when everything that leads nowhere is taken
/// out: it can be checked further, so that one fault does not hide the others.
public struct RepairedModel: Sendable {
  /// The rest; nothing must be generated from it.
  public internal(set) var model: Model
  /// The entities that lack something that they were meant to have.
  var damagedEntities: Set<String> = []
  /// The properties that lack something that they were meant to have.
  var damagedProperties: Set<Diagnostic.Subject> = []
  /// The names of the properties that were taken out.
  var removedNames: Set<String> = []

  /// Whether a finding in the rest is a fault of its own. One that may only follow from what was taken
  /// out is not; should it be one, it is found when the other is mended.
  ///
  /// - Parameter subject: What the finding is about; `nil` when that is not known.
  public func isCertain(_ finding: Diagnostic, about subject: Diagnostic.Subject?) -> Bool {
    if let subject, let entity = subject.entity {
      if damagedEntities.contains(entity) || damagedProperties.contains(subject) { return false }
    }
    guard !removedNames.isEmpty else { return true }
    let words = finding.message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !words.contains { removedNames.contains(String($0)) }
  }
}
