/// The names of files that are not in their places yet. A process that was killed leaves them behind.
enum TemporaryName {
  private static let prefix = ".modelwright-"
  private static let suffix = ".tmp"

  /// A name that no other process makes.
  static func make(process: Int32) -> String {
    "\(prefix)\(process)-\(UInt64.random(in: .min ... .max))\(suffix)"
  }

  /// Whether a name is one of them.
  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
