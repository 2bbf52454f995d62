/// A version of Xcode as `minimumToolsVersion` names it: `Xcode 7.3`.
struct ToolsVersion: Hashable, Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// Reads the text; `nil` for `Automatic`, for nothing and for what is none.
  init?(_ text: String?) {
    guard let text, text.hasPrefix("Xcode ") else { return nil }
    let parts = text.dropFirst(6).split(separator: ".", omittingEmptySubsequences: false)
    guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
    self.major = major
    minor = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  }

  private init(_ major: Int) {
    self.major = major
    minor = 0
  }

  /// Brought uniqueness constraints.
  static let xcode7 = ToolsVersion(7)
  /// Brought fetch indexes and the types UUID and URI.
  static let xcode9 = ToolsVersion(9)
  /// Brought derived attributes and CloudKit.
  static let xcode11 = ToolsVersion(11)
  /// Brought composite attributes and SwiftData.
  static let xcode15 = ToolsVersion(15)

  static func < (lhs: Self, rhs: Self) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }

  var description: String { "\(major).\(minor)" }
}
