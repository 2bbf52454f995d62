/// A part of a compiled template.
protocol Node: AnyObject, Sendable {
  /// Puts out what the part stands for.
  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow
}

/// Text that is put out as it is.
final class TextNode: Node {
  private let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    renderer.output.append(contentsOf: bytes)
    return .next
  }
}

/// `{{ value }}`
final class ValueNode: Node {
  let expression: Expression

  init(_ expression: Expression) { self.expression = expression }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    switch try renderer.value(of: expression) {
    case .none: break
    case .string(let text): renderer.write(text)
    case let value: renderer.write(value.text)
    }
    return .next
  }
}

/// `if`, `elif`, `else` and `ifnot`.
final class IfNode: Node {
  struct Branch: Sendable {
    /// `nil` for `else`.
    let condition: Expression?
    let nodes: [any Node]
  }

  let branches: [Branch]

  init(_ branches: [Branch]) { self.branches = branches }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    for branch in branches {
      if let condition = branch.condition, !(try renderer.isTrue(condition)) { continue }
      return try renderer.renderInScope(branch.nodes)
    }
    return .next
  }
}

/// `break` and `continue`.
final class LoopExitNode: Node {
  let flow: Flow

  init(_ flow: Flow) { self.flow = flow }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow { flow }
}

/// `filter`: its content goes through filters.
final class FilterNode: Node {
  static let input = Name("filter_value")

  let nodes: [any Node]
  let expression: Expression

  init(_ nodes: [any Node], through expression: Expression) {
    self.nodes = nodes
    self.expression = expression
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    let (text, flow) = try renderer.capture(nodes)
    let outer = renderer.beginScope()
    renderer.bind(Self.input, .value(.string(text)))
    renderer.write(try renderer.value(of: expression).text)
    renderer.endScope(outer)
    return flow
  }
}

/// `now`: the date, in a form that the environment supplies.
final class NowNode: Node {
  let format: Expression
  let offset: Int

  init(format: Expression, offset: Int) {
    self.format = format
    self.offset = offset
  }

  func render(_ renderer: inout Renderer) throws(TemplateError) -> Flow {
    guard let date = renderer.environment.date else {
      throw renderer.error(
        "'now' is not available: what is generated must not depend on the day", at: offset)
    }
    renderer.write(date(try renderer.value(of: format).text))
    return .next
  }
}
