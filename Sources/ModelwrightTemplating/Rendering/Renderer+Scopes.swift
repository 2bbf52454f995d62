extension Renderer {
  /// The binding of a name in the innermost scope that has one.
  func bindingIndex(of name: Name) -> Int? {
    var index = bindings.count
    while index > 0 {
      index -= 1
      if bindings[index].name.fingerprint == name.fingerprint,
        bindings[index].name.text == name.text
      {
        return index
      }
    }
    return nil
  }

  /// Gives a name a meaning in the innermost scope.
  mutating func bind(_ name: Name, _ content: Binding.Content) {
    for index in scopeStart..<bindings.count
    where bindings[index].name.fingerprint == name.fingerprint {
      guard bindings[index].name.text == name.text else { continue }
      bindings[index].content = content
      return
    }
    bindings.append(Binding(name: name, content: content))
  }

  /// Begins a scope; the result goes to ``endScope(_:)``.
  mutating func beginScope() -> Int {
    defer { scopeStart = bindings.count }
    return scopeStart
  }

  /// Forgets what was bound since the scope began.
  mutating func endScope(_ outer: Int) {
    bindings.removeLast(bindings.count - scopeStart)
    scopeStart = outer
  }

  /// Renders nodes in a scope of their own.
  mutating func renderInScope(_ nodes: [any Node]) throws(TemplateError) -> Flow {
    let outer = beginScope()
    let flow = try render(nodes)
    endScope(outer)
    return flow
  }
}
