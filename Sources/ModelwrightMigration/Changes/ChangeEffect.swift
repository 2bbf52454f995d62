/// What a change does to the rows of a store.
///
/// Source: core-data.md §3.1.
public enum ChangeEffect: Int, Hashable, Sendable, CaseIterable {
  /// Nothing: no value differs afterwards.
  case free
  /// Rows become others, or new ones can come; both models together say how, and nothing is lost.
  case inferable
  /// Both models say how, and something that the store holds goes.
  case losesData
  /// The models do not say how, at least where there are rows: hand-written code must.
  case needsStage
}

extension ChangeEffect: Comparable {
  /// In the order of their weight.
  public static func < (lhs: ChangeEffect, rhs: ChangeEffect) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
