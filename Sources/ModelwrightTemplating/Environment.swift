/// What templates are compiled and rendered with: where others are found, which filters there are.
public struct Environment: Sendable {
  /// What happens when a variable is read that was never set.
  public enum UnknownVariables: Hashable, Sendable {
    /// It has no value, as in Stencil.
    case empty
    /// It is a fault, with a suggestion. Members of a known variable may always be missing.
    case error
  }

  /// Where templates that others name are found.
  public var loader: any TemplateLoader
  /// What happens to the white space around tags that do not say so themselves.
  public var trimBehaviour: TrimBehaviour
  /// What happens when a variable is read that was never set.
  public var unknownVariables: UnknownVariables
  /// Gives the date for the tag `now` in the form of its argument; without it the tag is a fault,
  /// since what is generated must not depend on the day.
  public var date: (@Sendable (_ format: String) -> String)?
  /// How many templates, macros and tags may be inside of each other.
  public var maximumDepth: Int

  let filters: FilterRegistry

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - filters: Filters beside the built-in ones, or in place of them.
  public init(
    loader: any TemplateLoader = DictionaryLoader([:]),
    filters: [String: Filter] = [:],
    trimBehaviour: TrimBehaviour = .none,
    unknownVariables: UnknownVariables = .empty,
    date: (@Sendable (_ format: String) -> String)? = nil,
    maximumDepth: Int = 100
  ) {
    self.loader = loader
    self.trimBehaviour = trimBehaviour
    self.unknownVariables = unknownVariables
    self.date = date
    self.maximumDepth = maximumDepth
    self.filters = FilterRegistry(additional: filters)
  }

  /// Compiles a template of the loader.
  public func template(named name: String) throws(TemplateError) -> Template {
    guard let text = loader.template(named: name) else {
      throw TemplateError.unknownTemplate(name, known: loader.names)
    }
    return try template(source: text, name: name)
  }

  /// Compiles a text; its name stands in errors.
  public func template(
    source: String, name: String = "template"
  ) throws(TemplateError) -> Template {
    var compiled = try CompiledTemplate(
      TemplateSource(name: name, text: source), environment: self)
    compiled.library = library(for: compiled)
    return Template(compiled: compiled, environment: self)
  }

  /// The templates that a template names outright, and those that they name: compiled once here,
  /// not at each rendering. One that has a fault is left for the rendering that needs it to report.
  private func library(for template: CompiledTemplate) -> [String: CompiledTemplate] {
    var library: [String: CompiledTemplate] = [:]
    var wanted = template.references
    while let name = wanted.popLast() {
      guard library[name] == nil, name != template.source.name,
        let text = loader.template(named: name),
        let compiled = try? CompiledTemplate(
          TemplateSource(name: name, text: text), environment: self)
      else { continue }
      library[name] = compiled
      wanted += compiled.references
    }
    return library
  }
}

/// A compiled template.
public struct Template: Sendable {
  let compiled: CompiledTemplate
  let environment: Environment

  /// The template's name.
  public var name: String { compiled.source.name }

  /// Renders the template over the variables of a context.
  public func render(_ context: TemplateDictionary) throws(TemplateError) -> String {
    var renderer = Renderer(compiled, environment: environment, context: context)
    _ = try renderer.render(compiled.nodes)
    return String(decoding: renderer.output, as: UTF8.self)
  }
}

/// The parts of a compiled template.
struct CompiledTemplate: Sendable {
  let source: TemplateSource
  let nodes: [any Node]
  /// The templates that it names outright.
  let references: [String]
  /// Those templates, and the ones that they name.
  var library: [String: CompiledTemplate] = [:]

  init(_ source: TemplateSource, environment: Environment) throws(TemplateError) {
    var parser = TemplateParser(
      source, tokens: try Lexer.tokens(of: source), environment: environment)
    self.source = source
    nodes = try parser.template()
    references = parser.references
  }
}
