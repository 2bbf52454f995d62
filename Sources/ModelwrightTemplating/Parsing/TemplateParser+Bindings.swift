extension TemplateParser {
  /// `set name value`, or `set name` … `endset`
  mutating func assignment(_ tag: Tag) throws(TemplateError) -> any Node {
    let name = Name(try tag.scanner.word("the name of the variable"))
    guard !tag.scanner.isAtEnd else {
      return SetNode(name, .nodes(try content(of: tag, closedBy: "endset")))
    }
    let value = try tag.scanner.conditionalValue()
    try tag.scanner.finish()
    return SetNode(name, .value(value))
  }

  /// `macro name parameter…` … `endmacro`
  mutating func macro(_ tag: Tag) throws(TemplateError) -> any Node {
    let name = try tag.scanner.word("the name of the macro")
    var parameters: [Name] = []
    while !tag.scanner.isAtEnd {
      parameters.append(Name(try tag.scanner.word("the name of a parameter")))
    }
    let outer = loopLabels
    loopLabels = []
    let nodes = try content(of: tag, closedBy: "endmacro")
    loopLabels = outer
    return MacroNode(Macro(name: name, parameters: parameters, nodes: nodes, source: source))
  }

  /// `call name argument…`
  func call(_ tag: Tag) throws(TemplateError) -> any Node {
    let scanner = tag.scanner
    let name = Name(try scanner.word("the name of the macro"))
    var arguments: [Expression] = []
    while !scanner.isAtEnd { arguments.append(try scanner.filtered()) }
    return CallNode(name, arguments: arguments, offset: scanner.start)
  }
}
