/// Where templates come from.
public protocol TemplateLoader: Sendable {
  /// The text of a template; `nil` when there is none of that name.
  func template(named name: String) -> String?
  /// The names of all templates, for suggestions.
  var names: [String] { get }
}

/// Templates that are held in memory.
public struct DictionaryLoader: TemplateLoader {
  private let templates: [String: String]

  /// Makes a loader of templates by name.
  public init(_ templates: [String: String]) { self.templates = templates }

  /// The text of a template; `nil` when there is none of that name.
  public func template(named name: String) -> String? { templates[name] }

  /// The names of all templates in alphabetical order.
  public var names: [String] { templates.keys.sorted() }
}
