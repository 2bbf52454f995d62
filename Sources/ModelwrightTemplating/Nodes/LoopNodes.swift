/// `for … in … where …`, with `empty`.
final class ForNode: Node {
  static let loopName = Name("forloop")

  let names: [Name?]
  let values: Expression
  let condition: Expression?
  let label: String?
  let nodes: [any Node]
  let emptyNodes: [any Node]
  let offset: Int

  init(
    names: [Name?], values: Expression, condition: Expression?, label: String?,
    nodes: [any Node], emptyNodes: [any Node], offset: Int
  ) {
    self.names = names
    self.values = values
    self.condition = condition
    self.label = label
    self.nodes = nodes
    self.emptyNodes = emptyNodes
    self.offset = offset
  }

  /// What one turn of a loop binds.
  private enum Element {
    case value(TemplateValue)
    case pair(String, TemplateValue)
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let elements = try filteredElements(&renderer)
    guard !elements.isEmpty else { return try renderer.renderInScope(emptyNodes) }
    var parent: Int?
    if let index = renderer.bindingIndex(of: Self.loopName),
      case .loop(let loop) = renderer.bindings[index].content
    {
      parent = loop
    }
    let loop = renderer.loops.count
    renderer.loops.append(.init(position: 0, count: elements.count, label: label, parent: parent))
    let flow = try render(elements, loop: loop, &renderer)
    renderer.loops.removeLast()
    return flow
  }

  private func render(
    _ elements: [Element], loop: Int, _ renderer: inout Renderer
  ) throws(TemplateError) -> Flow {
    for (position, element) in elements.enumerated() {
      renderer.loops[loop].position = position
      let outer = renderer.beginScope()
      renderer.bindings.append(.init(name: Self.loopName, content: .loop(loop)))
      try bind(element, &renderer)
      let flow = try renderer.render(nodes)
      renderer.endScope(outer)
      switch flow {
      case .next, .nextElement(0): break
      case .leaveLoop(0): return .next
      case .leaveLoop(let levels): return .leaveLoop(levels - 1)
      case .nextElement(let levels): return .nextElement(levels - 1)
      }
    }
    return .next
  }

  private func filteredElements(
    _ renderer: inout Renderer
  ) throws(TemplateError) -> [Element] {
    let elements = self.elements(of: try renderer.value(of: values))
    guard let condition else { return elements }
    var result: [Element] = []
    for element in elements {
      let outer = renderer.beginScope()
      try bind(element, &renderer)
      if try renderer.isTrue(condition) { result.append(element) }
      renderer.endScope(outer)
    }
    return result
  }

  private func elements(of value: TemplateValue) -> [Element] {
    switch value {
    case .array(let values): values.map { .value($0) }
    case .dictionary(let values): values.sortedEntries.map { .pair($0.key, $0.value) }
    case .none, .bool, .int, .double, .string: []
    }
  }

  /// One name takes a whole element, or a pair's name; several take a pair or an array apart.
  private func bind(_ element: Element, _ renderer: inout Renderer) throws(TemplateError) {
    switch element {
    case .pair(let key, let value):
      try bind([.string(key), value], &renderer)
    case .value(.array(let values)) where names.count > 1:
      try bind(values, &renderer)
    case .value(let value):
      if let name = names.first ?? nil { renderer.bind(name, .value(value)) }
    }
  }

  private func bind(
    _ values: [TemplateValue], _ renderer: inout Renderer
  ) throws(TemplateError) {
    guard names.count <= values.count else {
      throw renderer.error(
        "the loop has \(names.count) variables, but the element has \(values.count) values",
        at: offset)
    }
    for case (let name?, let value) in zip(names, values) { renderer.bind(name, .value(value)) }
  }
}

/// `map … into … using …`: the texts that its content gives for each element.
final class MapNode: Node {
  static let loopName = Name("maploop")

  let values: Expression
  let result: Name
  let element: Name?
  let nodes: [any Node]

  init(values: Expression, result: Name, element: Name?, nodes: [any Node]) {
    self.values = values
    self.result = result
    self.element = element
    self.nodes = nodes
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    guard case .array(let values) = try renderer.value(of: values), !values.isEmpty else {
      return .next
    }
    var texts: [TemplateValue] = []
    texts.reserveCapacity(values.count)
    for (position, value) in values.enumerated() {
      let outer = renderer.beginScope()
      let loop: TemplateDictionary = [
        "counter": .int(position), "first": .bool(position == 0),
        "last": .bool(position == values.count - 1), "item": value,
      ]
      renderer.bind(Self.loopName, .value(.dictionary(loop)))
      if let element { renderer.bind(element, .value(value)) }
      texts.append(.string(try renderer.capture(nodes).text))
      renderer.endScope(outer)
    }
    renderer.bind(result, .value(.array(texts)))
    return .next
  }
}
