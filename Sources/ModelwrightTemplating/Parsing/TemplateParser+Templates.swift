extension TemplateParser {
  /// `include "name" [context]`
  mutating func include(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    let template = try reference(scanner)
    let context = scanner.isAtEnd ? nil : try scanner.filtered()
    try scanner.finish()
    return IncludeNode(template: template, context: context, offset: scanner.start)
  }

  /// `import "name"`
  mutating func importing(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    let template = try reference(scanner)
    try scanner.finish()
    return ImportNode(template: template, offset: scanner.start)
  }

  /// `extends "name"`: of what follows only the blocks count.
  mutating func extending(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    let template = try reference(scanner)
    try scanner.finish()
    let (rest, end) = try nodes(until: [])
    if let end { throw source.error("unexpected '\(end.name)'", at: end.scanner.start) }
    if let second = rest.lazy.compactMap({ $0 as? ExtendsNode }).first {
      throw source.error("a template can extend only one other", at: second.offset)
    }
    var blocks: [BlockNode] = []
    for case let block as BlockNode in rest {
      blocks.removeAll { $0.name == block.name }
      blocks.append(block)
    }
    return ExtendsNode(template: template, blocks: blocks, offset: scanner.start)
  }

  /// `block name` … `endblock [name]`
  mutating func block(_ tag: Tag) throws(TemplateError) -> any Node {
    let name = try tag.scanner.word("the name of the block")
    try tag.scanner.finish()
    let outer = loopLabels
    loopLabels = []
    let (nodes, end) = try content(of: tag, until: ["endblock"])
    loopLabels = outer
    if !end.scanner.isAtEnd {
      guard end.scanner.take(word: name) else {
        throw end.scanner.error("this closes the block '\(name)'")
      }
      try end.scanner.finish()
    }
    return BlockNode(name: name, nodes: nodes, offset: tag.scanner.start)
  }

  /// The name of a template; remembered when it is known already.
  private mutating func reference(
    _ scanner: TagScanner
  ) throws(TemplateError) -> Expression {
    let expression = try scanner.filtered()
    if case .constant(.string(let name)) = expression { references.append(name) }
    return expression
  }
}
