/// `include`: renders another template here, in a scope of its own.
final class IncludeNode: Node {
  let template: Expression
  /// A dictionary whose values are variables of the included template.
  let context: Expression?
  let offset: Int

  init(template: Expression, context: Expression?, offset: Int) {
    self.template = template
    self.context = context
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let included = try renderer.template(named: template, at: offset)
    let outer = renderer.beginScope()
    if let context, case .dictionary(let values) = try renderer.value(of: context) {
      for entry in values.entries { renderer.bind(Name(entry.key), .value(entry.value)) }
    }
    let flow = try renderer.render(
      included.nodes, of: included.source, action: "included from", at: offset)
    renderer.endScope(outer)
    return flow
  }
}

/// `import`: takes over another template's macros and variables, and puts nothing out.
final class ImportNode: Node {
  let template: Expression
  let offset: Int

  init(template: Expression, offset: Int) {
    self.template = template
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let imported = try renderer.template(named: template, at: offset)
    var outer: [UInt8] = []
    swap(&outer, &renderer.output)
    _ = try renderer.render(
      imported.nodes, of: imported.source, action: "imported from", at: offset)
    swap(&outer, &renderer.output)
    return .next
  }
}

/// `extends`: renders another template with this one's blocks in place of its own.
final class ExtendsNode: Node {
  let template: Expression
  let blocks: [BlockNode]
  let offset: Int

  init(template: Expression, blocks: [BlockNode], offset: Int) {
    self.template = template
    self.blocks = blocks
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let base = try renderer.template(named: template, at: offset)
    let outer = renderer.replacements
    for block in blocks {
      let link = BlockChain.Link(block: block, source: renderer.source)
      renderer.replacements[block.name, default: []].append(link)
    }
    let flow = try renderer.render(
      base.nodes, of: base.source, action: "extended from", at: offset)
    renderer.replacements = outer
    return flow
  }
}

/// `block`: content that a template that extends this one can replace.
final class BlockNode: Node {
  static let variable = Name("block")

  let name: String
  let nodes: [any Node]
  let offset: Int

  init(name: String, nodes: [any Node], offset: Int) {
    self.name = name
    self.nodes = nodes
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let (text, flow) = try content(&renderer)
    renderer.finishedBlocks[name] = text
    renderer.write(text)
    return flow
  }

  private func content(
    _ renderer: inout Renderer
  ) throws(TemplateError) -> (text: String, flow: Flow) {
    guard let replacements = renderer.replacements[name] else {
      return try renderer.capture(nodes)
    }
    let own = BlockChain.Link(block: self, source: renderer.source)
    let links = replacements + [own]
    return (try renderer.text(of: BlockChain(links: links[...])), .next)
  }
}

/// A block and the blocks that it replaces.
struct BlockChain: Sendable {
  struct Link: Sendable {
    let block: BlockNode
    let source: TemplateSource
  }

  /// The block that is rendered first; never empty.
  let links: ArraySlice<Link>

  /// The chain without its first block.
  var next: BlockChain? {
    links.count > 1 ? BlockChain(links: links.dropFirst()) : nil
  }
}

extension Renderer {
  /// What the first block of a chain puts out; `block.super` in it is the rest of the chain.
  mutating func text(of chain: BlockChain) throws(TemplateError) -> String {
    guard let link = chain.links.first else { return "" }
    try enter(at: link.block.offset)
    let caller = source
    source = link.source
    let outer = beginScope()
    bind(BlockNode.variable, .block(chain))
    let text = try capture(link.block.nodes).text
    endScope(outer)
    source = caller
    leave()
    return text
  }
}
