/// The names of all tags, for suggestions.
private let tagNames = [
  "if", "ifnot", "elif", "else", "endif", "for", "empty", "endfor", "break", "continue", "set",
  "endset", "macro", "endmacro", "call", "map", "endmap", "include", "import", "extends", "block",
  "endblock", "filter", "endfilter", "now",
]

extension TemplateParser {
  /// The node of a tag.
  mutating func node(_ tag: Tag) throws(TemplateError) -> any Node {
    switch tag.name {
    case "if": try conditional(tag)
    case "ifnot": try negatedConditional(tag)
    case "for": try loop(tag)
    case "break", "continue": try loopExit(tag)
    case "map": try map(tag)
    case "set": try assignment(tag)
    case "macro": try macro(tag)
    case "call": try call(tag)
    case "include": try include(tag)
    case "import": try importing(tag)
    case "extends": try extending(tag)
    case "block": try block(tag)
    case "filter": try filter(tag)
    case "now": try now(tag)
    default: throw unknown(tag)
    }
  }

  /// A tag that there is not, or that does not belong here.
  private func unknown(_ tag: Tag) -> TemplateError {
    let offset = tag.scanner.position - tag.name.utf8.count
    if tagNames.contains(tag.name) {
      return source.error("'\(tag.name)' has no tag that it belongs to", at: offset)
    }
    let hint = suggestion(for: tag.name, among: tagNames)
    return source.error("there is no tag '\(tag.name)'\(hint)", at: offset)
  }

  private mutating func conditional(_ tag: Tag) throws(TemplateError) -> any Node {
    var branches: [IfNode.Branch] = []
    var current = tag
    while current.name != "else" {
      let condition = try current.scanner.condition()
      try current.scanner.finish()
      let (nodes, end) = try content(of: tag, until: ["elif", "else", "endif"])
      branches.append(.init(condition: condition, nodes: nodes))
      if end.name == "endif" {
        try end.scanner.finish()
        return IfNode(branches)
      }
      current = end
    }
    try current.scanner.finish()
    branches.append(.init(condition: nil, nodes: try content(of: tag, closedBy: "endif")))
    return IfNode(branches)
  }

  private mutating func negatedConditional(_ tag: Tag) throws(TemplateError) -> any Node {
    let condition = try tag.scanner.condition()
    try tag.scanner.finish()
    let (nodes, end) = try content(of: tag, until: ["else", "endif"])
    try end.scanner.finish()
    var branches = [IfNode.Branch(condition: .not(condition), nodes: nodes)]
    if end.name == "else" {
      branches.append(.init(condition: nil, nodes: try content(of: tag, closedBy: "endif")))
    }
    return IfNode(branches)
  }

  private mutating func filter(_ tag: Tag) throws(TemplateError) -> any Node {
    let input = Lookup(root: FilterNode.input, steps: [], offset: tag.scanner.position)
    let expression = try tag.scanner.filters(of: .lookup(input))
    try tag.scanner.finish()
    return FilterNode(try content(of: tag, closedBy: "endfilter"), through: expression)
  }

  private func now(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    let format =
      scanner.isAtEnd ? .constant("yyyy-MM-dd 'at' HH:mm") : try scanner.filtered()
    try scanner.finish()
    return NowNode(format: format, offset: scanner.start)
  }
}
