extension TemplateParser {
  /// `[label:] for name[, name] in values [where condition]`
  mutating func loop(_ tag: Tag) throws(TemplateError) -> any Node {
    let label = try takeLabel(tag)
    let names = try loopNames(tag)
    guard tag.scanner.take(word: "in") else {
      throw tag.scanner.error("expected 'in': for <x> in <y> [where <condition>]")
    }
    let values = try tag.scanner.filtered()
    let condition = tag.scanner.take(word: "where") ? try tag.scanner.condition() : nil
    try tag.scanner.finish()

    loopLabels.append(label)
    let (nodes, end) = try content(of: tag, until: ["empty", "endfor"])
    loopLabels.removeLast()
    try end.scanner.finish()
    let emptyNodes = end.name == "empty" ? try content(of: tag, closedBy: "endfor") : []
    return ForNode(
      names: names, values: values, condition: condition, label: label, nodes: nodes,
      emptyNodes: emptyNodes, offset: tag.scanner.start)
  }

  /// Takes `label: for`, which the tag's name has left to be read.
  private func takeLabel(_ tag: Tag) throws(TemplateError) -> String? {
    let start = tag.scanner.position
    let label = try tag.scanner.word("the name of the loop's variable")
    if tag.scanner.takeAdjacent(":"), tag.scanner.take(word: "for") { return label }
    tag.scanner.position = start
    return nil
  }

  private func loopNames(_ tag: Tag) throws(TemplateError) -> [Name?] {
    var names: [Name?] = []
    repeat {
      let name = try tag.scanner.word("the name of the loop's variable")
      names.append(name == "_" ? nil : Name(name))
    } while tag.scanner.take(",")
    return names
  }

  /// `break [label]`, `continue [label]`
  func loopExit(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    guard !loopLabels.isEmpty else {
      throw source.error("'\(tag.name)' stands outside of a loop", at: scanner.start)
    }
    var levels = 0
    if !scanner.isAtEnd {
      let label = try scanner.word("a loop's label")
      guard let index = loopLabels.lastIndex(of: label) else {
        let hint = suggestion(for: label, among: loopLabels.compactMap { $0 })
        throw source.error(
          "no loop around this tag has the label '\(label)'\(hint)", at: scanner.start)
      }
      levels = loopLabels.count - 1 - index
    }
    try scanner.finish()
    return LoopExitNode(tag.name == "break" ? .leaveLoop(levels) : .nextElement(levels))
  }

  /// `map values into name [using element]`
  mutating func map(_ tag: Tag) throws(TemplateError) -> any Node {
    let values = try tag.scanner.filtered()
    guard tag.scanner.take(word: "into") else {
      throw tag.scanner.error("expected 'into': map <array> into <name> [using <element>]")
    }
    let result = Name(try tag.scanner.word("the name of the result"))
    let element =
      tag.scanner.take(word: "using")
      ? Name(try tag.scanner.word("the name of the element")) : nil
    try tag.scanner.finish()
    let outer = loopLabels
    loopLabels = []
    let nodes = try content(of: tag, closedBy: "endmap")
    loopLabels = outer
    return MapNode(values: values, result: result, element: element, nodes: nodes)
  }
}
