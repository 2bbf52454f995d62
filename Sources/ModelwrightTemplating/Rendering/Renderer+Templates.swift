extension Renderer {
  /// The template that an expression names.
  mutating func template(
    named expression: Expression, at offset: Int
  ) throws(TemplateError) -> CompiledTemplate {
    guard case .string(let name) = try value(of: expression) else {
      throw error("the name of the template is not a text", at: offset)
    }
    if let known = templates[name] { return known }
    guard let text = environment.loader.template(named: name) else {
      let hint = suggestion(for: name, among: environment.loader.names)
      throw error("there is no template '\(name)'\(hint)", at: offset)
    }
    do {
      let compiled = try CompiledTemplate(
        TemplateSource(name: name, text: text), environment: environment)
      templates[name] = compiled
      return compiled
    } catch {
      var error = error
      error.chain += [.init(action: "included from", place: source.place(at: offset))] + chain
      throw error
    }
  }

  /// Renders nodes of another template, or of another place in one, with the way there on record.
  mutating func render(
    _ nodes: [any Node], of other: TemplateSource, action: String, at offset: Int
  ) throws(TemplateError) -> Flow {
    try enter(at: offset)
    let caller = source
    calls.append(Call(action: action, source: caller, offset: offset))
    source = other
    let flow = try render(nodes)
    source = caller
    calls.removeLast()
    leave()
    return flow
  }
}
