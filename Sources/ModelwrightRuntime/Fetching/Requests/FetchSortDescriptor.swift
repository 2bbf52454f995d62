public import Foundation

/// One key of a fetch's sort order, which names how strings are compared.
///
/// Foundation's `SortDescriptor` can be used instead; strings then compare by their UTF-8 bytes.
public struct FetchSortDescriptor<Result: ManagedObject> {
  enum Path: Hashable {
    case keyPath(AnyKeyPath)
    case text(String)
  }

  let path: Path
  /// How strings are compared.
  public let comparison: StringComparison
  /// Whether the least value comes first; absent values are less than all others.
  public let order: SortOrder

  /// Sorts by a property, or by one that to-one relationships lead to.
  public init(
    _ keyPath: any PartialKeyPath<Result> & Sendable, comparison: StringComparison = .binary,
    order: SortOrder = .forward
  ) {
    path = .keyPath(keyPath)
    self.comparison = comparison
    self.order = order
  }

  /// Sorts by an expression of the format strings' language: `"owner.name"`, `"walks.@count"`.
  public init(
    _ expression: String, comparison: StringComparison = .binary, order: SortOrder = .forward
  ) {
    path = .text(expression)
    self.comparison = comparison
    self.order = order
  }

  /// The key of a Foundation descriptor.
  init(_ descriptor: SortDescriptor<Result>) {
    // A descriptor without key path cannot be followed: the fetch says so.
    path = descriptor.keyPath.map { .keyPath($0) } ?? .text("")
    comparison = .binary
    order = descriptor.order
  }
}

/// A key path that is written in code holds nothing but names.
extension FetchSortDescriptor: @unchecked Sendable {}
