/// How deep tags may be inside of each other: deeper ones would use up the stack.
private let maximumNesting = 100

/// Makes nodes of a template's tokens.
struct TemplateParser {
  let source: TemplateSource
  let environment: Environment
  private let tokens: [Token]
  private var position = 0
  private var nesting = 0
  /// The labels of the loops around the present position, the innermost last.
  var loopLabels: [String?] = []
  /// The templates that are named outright.
  var references: [String] = []

  init(_ source: TemplateSource, tokens: [Token], environment: Environment) {
    self.source = source
    self.tokens = tokens
    self.environment = environment
  }

  /// The nodes of the whole template.
  mutating func template() throws(TemplateError) -> [any Node] {
    let (nodes, end) = try nodes(until: [])
    if let end { throw source.error("unexpected '\(end.name)'", at: end.scanner.start) }
    return nodes
  }

  /// A tag with its name read.
  struct Tag {
    var name: String
    var scanner: TagScanner
  }

  /// The nodes up to a tag that closes or divides the present one; that tag is taken.
  mutating func nodes(
    until ends: Set<String>
  ) throws(TemplateError) -> (nodes: [any Node], end: Tag?) {
    nesting += 1
    defer { nesting -= 1 }
    var nodes: [any Node] = []
    while position < tokens.count {
      let token = tokens[position]
      if nesting > maximumNesting {
        throw source.error("tags are nested too deeply", at: token.start)
      }
      position += 1
      switch token.kind {
      case .comment: break
      case .text: appendText(token, to: &nodes)
      case .variable: nodes.append(try value(token))
      case .tag:
        guard let tag = try tag(token) else { break }
        if ends.contains(tag.name) { return (nodes, tag) }
        nodes.append(try node(tag))
      }
    }
    return (nodes, nil)
  }

  /// The nodes up to a closing or dividing tag, which must come.
  mutating func content(
    of opening: Tag, until ends: Set<String>
  ) throws(TemplateError) -> (nodes: [any Node], end: Tag) {
    let (nodes, end) = try nodes(until: ends)
    guard let end else {
      let name = ends.filter { $0.hasPrefix("end") }.min() ?? ""
      throw source.error(
        "'\(opening.name)' is not closed with '\(name)'", at: opening.scanner.start)
    }
    return (nodes, end)
  }

  /// The nodes up to the one tag that closes the present one.
  mutating func content(
    of opening: Tag, closedBy name: String
  ) throws(TemplateError) -> [any Node] {
    let (nodes, end) = try content(of: opening, until: [name])
    try end.scanner.finish()
    return nodes
  }

  private mutating func value(_ token: Token) throws(TemplateError) -> any Node {
    let scanner = TagScanner(token, source: source, filters: environment.filters)
    guard scanner.peek() != nil else {
      throw source.error("there is no variable between '{{' and '}}'", at: token.start)
    }
    let expression = try scanner.conditionalValue()
    try scanner.finish()
    return ValueNode(expression)
  }

  /// A tag's name; `nil` for an empty tag, which Stencil passes over. A label before `for` is read
  /// with the loop.
  private func tag(_ token: Token) throws(TemplateError) -> Tag? {
    let scanner = TagScanner(token, source: source, filters: environment.filters)
    guard scanner.peek() != nil else { return nil }
    let start = scanner.position
    let name = try scanner.word("the name of a tag")
    let end = scanner.position
    let isLabel = scanner.takeAdjacent(":") && scanner.take(word: "for")
    scanner.position = isLabel ? start : end
    return Tag(name: isLabel ? "for" : name, scanner: scanner)
  }

  /// Adds a text without the white space that the tags beside it take away.
  private func appendText(_ token: Token, to nodes: inout [any Node]) {
    var range = token.content
    let index = position - 1
    if index > 0, tokens[index - 1].kind == .tag {
      range = Trim.after(tokens[index - 1].trailing, environment.trimBehaviour)
        .atStart(of: range, in: source.bytes)
    }
    if index + 1 < tokens.count, tokens[index + 1].kind == .tag {
      range = Trim.before(tokens[index + 1].leading, environment.trimBehaviour)
        .atEnd(of: range, in: source.bytes)
    }
    if !range.isEmpty { nodes.append(TextNode(source.bytes[range])) }
  }
}
