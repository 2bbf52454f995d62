import Foundation
import ModelwrightPredicate

/// How strings are ordered.
public enum StringComparison: String, Hashable, Sendable, CaseIterable {
  /// By their UTF-8 bytes: the fastest, the same everywhere, and what an index can serve.
  case binary
  /// By their UTF-8 bytes after case was folded; composed and decomposed letters are the same.
  case caseInsensitive
  /// As people expect a list, by the rules of the current locale: `item 2` before `item 10`.
  case localizedStandard

  /// A number below, at or above zero, as the left string comes before, with or after the right one.
  func compare(_ left: String, _ right: String) -> Int {
    switch self {
    case .binary: return ValueComparison.compare(left, right)
    case .caseInsensitive:
      return ValueComparison.compare(
        StringFolding.fold(left, .letterCase), StringFolding.fold(right, .letterCase))
    case .localizedStandard:
      let order = left.localizedStandardCompare(right)
      if order != .orderedSame { return order == .orderedAscending ? -1 : 1 }
      // Strings that differ must not be the same in an order, or sorting would depend on chance.
      return ValueComparison.compare(left, right)
    }
  }

  /// How two values are ordered: absent ones first.
  func compare(_ left: PredicateValue, _ right: PredicateValue) -> Int {
    switch (left, right) {
    case (.null, .null): 0
    case (.null, _): -1
    case (_, .null): 1
    case (.string(let a), .string(let b)): compare(a, b)
    case (.object(let a), .object(let b)): a.key < b.key ? -1 : a.key > b.key ? 1 : 0
    default: ValueComparison.compare(left, right) ?? 0
    }
  }
}
