import ModelwrightModel

/// The modules that a configuration asks files to import, each at the level at which the file uses it.
///
/// Swift warns of a `public import` that no public declaration needs, and refuses a lower one when it
/// does. Which module a name comes from cannot be seen in it. So a configured module is imported at the
/// access level of the generated code where a declaration of the file names one of its types, as
/// `Kit.Walkable`; a hand-written type without a module is taken to be of the target itself. A module
/// that is configured with its level, as `public Kit`, is the one that such types come from: it has the
/// level in every file with one. `internal Kit` is imported like that everywhere. Of the modules that
/// the generator knows it also knows where they are needed.
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

  /// The levels that were asked for, by the module's name.
  private let asked: [String: AccessLevel]
  /// The modules that the hand-written names of any file begin with.
  private let prefixes: Set<String>
  private let accessLevel: AccessLevel

  /// Makes the plan of all files of a model, which name a module alike.
  ///
  /// - Parameters:
  ///   - names: The hand-written types that declarations of any file name.
  ///   - accessLevel: The level of generated declarations.
  init(_ modules: Set<Module>, naming names: Set<String>, accessLevel: AccessLevel) {
    var asked: [String: AccessLevel] = [:]
    for module in modules {
      guard let level = module.level else { continue }
      asked[module.name] = max(asked[module.name] ?? .internal, min(level, accessLevel))
    }
    self.asked = asked
    self.accessLevel = accessLevel
    prefixes = Self.prefixes(of: names)
  }

  /// The import of a module that the generator knows.
  ///
  /// - Parameter isExposed: Whether a declaration of the file names one of its types.
  func line(ofKnown name: String, isExposed: Bool) -> String {
    line(name, isExposed ? accessLevel : .internal, variesByFile: true)
  }

  /// The imports of a file's configured modules, by the modules' names.
  ///
  /// - Parameter names: The hand-written types that the file's declarations name.
  func lines(of modules: Set<Module>, naming names: Set<String>) -> [String: String] {
    let used = Self.prefixes(of: names)
    let hasOpenNames = names.contains { TypePath.module(of: $0) == nil }
    var lines: [String: String] = [:]
    for name in Set(modules.map(\.name)) {
      let root = TypePath.module(of: name).map(String.init) ?? name
      let varies = prefixes.contains(root) || asked[name].map { $0 > .internal } ?? false
      if Self.known.contains(name) {
        lines[name] = line(ofKnown: name, isExposed: false)
      } else if asked[name] == .internal, accessLevel > .internal {
        lines[name] = "internal import \(name)"
      } else if used.contains(root) {
        lines[name] = line(name, asked[name] ?? accessLevel, variesByFile: varies)
      } else {
        let level = hasOpenNames ? asked[name] ?? .internal : .internal
        lines[name] = line(name, level, variesByFile: varies)
      }
    }
    return lines
  }

  /// Without `InternalImportsByDefault` an import without a level is public to Swift: another one of
  /// the module with a lower level, in any file of the target, makes it an error.
  private func line(_ name: String, _ level: AccessLevel, variesByFile: Bool) -> String {
    guard level == .internal else { return "\(level.prefix)import \(name)" }
    let isMixed = variesByFile && accessLevel == .package
    return isMixed ? "internal import \(name)" : "import \(name)"
  }

  private static func prefixes(of names: Set<String>) -> Set<String> {
    Set(names.compactMap { TypePath.module(of: $0).map(String.init) })
  }
}
