/// A name of hand-written Swift that a configuration or a model gives: `Walkable`, `Kit.Walkable`.
/// Nothing but identifiers joined by points gets into generated code.
enum TypePath {
  /// The name as it is written in code; `nil` when it is none.
  static func escaped(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= 256,
      parts.allSatisfy({ SwiftIdentifier.make(from: $0) == $0 && $0 != "Type" && $0 != "Protocol" })
    else { return nil }
    return parts.map(SwiftIdentifier.escaped).joined(separator: ".")
  }

  /// The module that a name begins with; `nil` when it names none.
  static func module(of name: String) -> Substring? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return name[..<dot]
  }
}
