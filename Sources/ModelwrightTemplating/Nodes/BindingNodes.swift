/// `set`: gives a name a value, or the text of its content.
final class SetNode: Node {
  enum Content: Sendable {
    case value(Expression)
    case nodes([any Node])
  }

  let name: Name
  let content: Content

  init(_ name: Name, _ content: Content) {
    self.name = name
    self.content = content
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    switch content {
    case .value(let expression):
      renderer.bind(name, .value(try renderer.value(of: expression)))
      return .next
    case .nodes(let nodes):
      let (text, flow) = try renderer.capture(nodes)
      renderer.bind(name, .value(.string(text)))
      return flow
    }
  }
}

/// Content that can be called with values for its parameters.
final class Macro: Sendable {
  let name: String
  let parameters: [Name]
  let nodes: [any Node]
  let source: TemplateSource

  init(name: String, parameters: [Name], nodes: [any Node], source: TemplateSource) {
    self.name = name
    self.parameters = parameters
    self.nodes = nodes
    self.source = source
  }
}

/// `macro`: gives content a name.
final class MacroNode: Node {
  let name: Name
  let macro: Macro

  init(_ macro: Macro) {
    name = Name(macro.name)
    self.macro = macro
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    renderer.bind(name, .macro(macro))
    return .next
  }
}

/// `call`: renders a macro's content.
final class CallNode: Node {
  let name: Name
  let arguments: [Expression]
  let offset: Int

  init(_ name: Name, arguments: [Expression], offset: Int) {
    self.name = name
    self.arguments = arguments
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let macro = try macro(&renderer)
    guard macro.parameters.count == arguments.count else {
      throw renderer.error(
        "the macro '\(macro.name)' takes \(count(macro.parameters.count)), "
          + "but \(arguments.count) are given", at: offset)
    }
    var values: [TemplateValue] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try renderer.value(of: argument)) }
    let outer = renderer.beginScope()
    for (parameter, value) in zip(macro.parameters, values) {
      renderer.bindings.append(.init(name: parameter, content: .value(value)))
    }
    let flow = try renderer.render(
      macro.nodes, of: macro.source, action: "called from", at: offset)
    renderer.endScope(outer)
    return flow
  }

  private func macro(_ renderer: inout Renderer) throws(TemplateError) -> Macro {
    if let index = renderer.bindingIndex(of: name),
      case .macro(let macro) = renderer.bindings[index].content
    {
      return macro
    }
    let known = renderer.bindings.compactMap { binding in
      if case .macro = binding.content { binding.name.text } else { nil }
    }
    let hint = suggestion(for: name.text, among: known)
    throw renderer.error("there is no macro '\(name.text)'\(hint)", at: offset)
  }

  private func count(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
  }
}
