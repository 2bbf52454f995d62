/// Where a part of a format string stands, in UTF-8 bytes.
///
/// Two ranges are always equal: a predicate is what it says, not where it says it, so that a tree
/// read from a string equals one that was built in code and can be the key of a cache.
public struct TextRange: Sendable {
  /// The offset of the first byte.
  public var lower: Int32
  /// The offset after the last byte.
  public var upper: Int32

  /// Makes a range.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(clamping: lower)
    self.upper = Int32(clamping: upper)
  }

  /// The range of what was not read from a string.
  public static let none = TextRange(0, 0)

  /// The smallest range that holds both.
  public func union(_ other: TextRange) -> TextRange {
    TextRange(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
  }
}

extension TextRange: Hashable {
  /// Always true: see the type's description.
  public static func == (lhs: TextRange, rhs: TextRange) -> Bool { true }

  /// Adds nothing: see the type's description.
  public func hash(into hasher: inout Hasher) {}
}
