import ModelwrightModel

/// The modules that a configuration asks files to import, each at the level at which the file uses it.
///
/// Swift warns of a `public import` that no public declaration needs, and refuses a lower one when it
/// does. Which module a name comes from cannot be seen in it, so: a configured module is imported at
/// the access level of the generated code when a declaration of the file names one of its types, as
/// `Kit.Walkable`, or any hand-written type without a module. A module may be configured with its
/// level, as `public Kit` or `internal Kit`, which then counts. Of the modules that the generator knows
/// it also knows where they are needed.
struct ImportPlan {
  /// A configured module.
  struct Module: Hashable {
    var name: String
    /// The level that was asked for; `nil` is whatever the file needs.
    var level: AccessLevel?
  }

  /// Reads a configured import; `nil` when it is none.
  static func module(_ text: String) -> Module? {
    var words = text.split(separator: " ").map(String.init)
    var level: AccessLevel?
    if words.count > 1, let named = AccessLevel(rawValue: words[0]) {
      level = named
      words.removeFirst()
    }
    if words.count > 1, words[0] == "import" { words.removeFirst() }
    guard words.count == 1, let name = TypePath.escaped(words[0]) else { return nil }
    return Module(name: name, level: level)
  }

  /// The modules whose types the generator knows.
  private static let known: Set<String> = ["Foundation", "ModelwrightRuntime", "Swift"]

  /// The levels of a file's configured imports.
  ///
  /// - Parameters:
  ///   - names: The hand-written types that its declarations name.
  ///   - accessLevel: The level of its declarations.
  static func levels(
    of modules: Set<Module>, naming names: Set<String>, accessLevel: AccessLevel
  ) -> [(name: String, level: AccessLevel)] {
    let prefixes = Set(names.compactMap { TypePath.module(of: $0).map(String.init) })
    let hasOpenNames = names.contains { TypePath.module(of: $0) == nil }
    let byName = Dictionary(grouping: modules, by: \.name)
    return byName.keys.sorted().map { name in
      let asked = byName[name, default: []].compactMap(\.level)
      if let highest = AccessLevel.allCases.first(where: { asked.contains($0) }) {
        return (name, highest)
      }
      if known.contains(name) { return (name, .internal) }
      let root = TypePath.module(of: name).map(String.init) ?? name
      return (name, hasOpenNames || prefixes.contains(root) ? accessLevel : .internal)
    }
  }
}
