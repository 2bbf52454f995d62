extension Renderer {
  /// The value at the end of a variable's path.
  mutating func value(of lookup: Lookup) throws(TemplateError) -> TemplateValue {
    guard let index = bindingIndex(of: lookup.root) else {
      if let text = try finishedBlock(lookup) { return text }
      return try unknown(lookup)
    }
    if lookup.steps.isEmpty { return try wholeValue(ofBinding: index) }
    var steps = lookup.steps[...]
    var value: TemplateValue
    switch bindings[index].content {
    case .value(let bound): value = bound
    case .loop(let loop): value = try member(of: &steps, ofLoop: loop)
    case .block(let chain): value = try member(of: &steps, ofBlock: chain)
    case .macro: return .none
    }
    for step in steps {
      if case .none = value { return .none }
      value = value.member(try name(of: step))
    }
    return value
  }

  private mutating func wholeValue(ofBinding index: Int) throws(TemplateError) -> TemplateValue {
    switch bindings[index].content {
    case .value(let value): value
    case .loop(let loop): .dictionary(dictionary(ofLoop: loop))
    case .macro, .block: .none
    }
  }

  /// `block.name` outside of a block: what the block of that name has put out.
  private mutating func finishedBlock(
    _ lookup: Lookup
  ) throws(TemplateError) -> TemplateValue? {
    guard lookup.root.text == "block", let step = lookup.steps.first else { return nil }
    return TemplateValue(finishedBlocks[try name(of: step).text])
  }

  /// A variable that is bound to nothing has no value, or is a fault when the environment says so.
  private func unknown(_ lookup: Lookup) throws(TemplateError) -> TemplateValue {
    guard environment.unknownVariables == .error else { return .none }
    let name = lookup.root.text
    let hint = suggestion(for: name, among: Set(bindings.map(\.name.text)))
    throw error("there is no variable '\(name)'\(hint)", at: lookup.offset)
  }

  /// The name that a step of a path means.
  private mutating func name(of step: Lookup.Step) throws(TemplateError) -> Name {
    switch step {
    case .member(let name): name
    case .element(let expression): Name(try value(of: expression).text)
    }
  }

  /// `forloop.counter`, `forloop.parentloop.first`, `forloop.outer.counter`: takes the steps that it
  /// answers.
  private mutating func member(
    of steps: inout ArraySlice<Lookup.Step>, ofLoop index: Int
  ) throws(TemplateError) -> TemplateValue {
    var index = index
    while let step = steps.popFirst() {
      let name = try name(of: step)
      let loop = loops[index]
      switch name.text {
      case "first": return .bool(loop.position == 0)
      case "last": return .bool(loop.position == loop.count - 1)
      case "counter": return .int(loop.position + 1)
      case "counter0": return .int(loop.position)
      case "revcounter": return .int(loop.count - loop.position)
      case "length": return .int(loop.count)
      case "label": return TemplateValue(loop.label)
      case "parentloop":
        guard let parent = loop.parent else { return .none }
        index = parent
      default:
        guard let labelled = labelled(name.text, from: index) else { return .none }
        index = labelled
      }
    }
    return .dictionary(dictionary(ofLoop: index))
  }

  private func labelled(_ label: String, from index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      if loops[index].label == label { return index }
      next = loops[index].parent
    }
    return nil
  }

  /// A loop's state as a value of its own.
  private func dictionary(ofLoop index: Int) -> TemplateDictionary {
    let loop = loops[index]
    var result: TemplateDictionary = [
      "first": .bool(loop.position == 0), "last": .bool(loop.position == loop.count - 1),
      "counter": .int(loop.position + 1), "counter0": .int(loop.position),
      "length": .int(loop.count),
    ]
    if let parent = loop.parent { result["parentloop"] = .dictionary(dictionary(ofLoop: parent)) }
    if let label = loop.label { result["label"] = .string(label) }
    return result
  }

  /// `block.super`: what the block would be without the template that replaced it; `block.name`:
  /// what the block of that name has put out.
  private mutating func member(
    of steps: inout ArraySlice<Lookup.Step>, ofBlock chain: BlockChain
  ) throws(TemplateError) -> TemplateValue {
    guard let step = steps.popFirst() else { return .none }
    let name = try name(of: step)
    if name.text == "super" {
      guard let next = chain.next else { return .none }
      return .string(try text(of: next))
    }
    return TemplateValue(finishedBlocks[name.text])
  }
}
