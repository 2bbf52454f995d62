/// The state of one rendering: what was put out, what names mean, and how it came here.
struct Renderer {
  /// What a name means.
  struct Binding {
    enum Content {
      case value(TemplateValue)
      /// `forloop`: the loop's index.
      case loop(Int)
      case macro(Macro)
      /// `block`: the block that is rendered.
      case block(BlockChain)
    }

    var name: Name
    var content: Content
  }

  /// A running loop.
  struct Loop {
    var position: Int
    let count: Int
    let label: String?
    let parent: Int?
  }

  /// A template, macro or filter that was entered.
  struct Call {
    let action: String
    let source: TemplateSource
    let offset: Int
  }

  /// How many tags may be inside of each other over all calls: more would use up the stack.
  private static let maximumTagDepth = 1000

  let environment: Environment
  /// What was put out so far, in UTF-8: appending to bytes costs a third of appending to a text.
  var output: [UInt8] = []
  /// The template that is rendered now: what places refer to.
  var source: TemplateSource
  /// The templates that were compiled so far, by name.
  var templates: [String: CompiledTemplate]
  /// What names mean: inner ones last.
  var bindings: [Binding] = []
  /// The index of the innermost scope's first binding.
  var scopeStart = 0
  var loops: [Loop] = []
  var calls: [Call] = []
  /// The blocks of the templates that extend the one that is rendered, the outermost first.
  var replacements: [String: [BlockChain.Link]] = [:]
  /// What the blocks have put out, by name.
  var finishedBlocks: [String: String] = [:]
  private var depth = 0
  private var tagDepth = 0

  init(_ template: CompiledTemplate, environment: Environment, context: TemplateDictionary) {
    self.environment = environment
    source = template.source
    templates = template.library
    templates[template.source.name] = template
    bindings = context.entries.map { Binding(name: Name($0.key), content: .value($0.value)) }
    scopeStart = bindings.count
    output.reserveCapacity(16_384)
  }

  /// An error in the template that is rendered now.
  func error(_ message: String, at offset: Int) -> TemplateError {
    source.error(message, at: offset, chain: chain)
  }

  /// The way that led here, the nearest step first.
  var chain: [TemplateError.Step] {
    calls.reversed().map {
      TemplateError.Step(action: $0.action, place: $0.source.place(at: $0.offset))
    }
  }

  /// Counts a step inwards, so that templates that call themselves end in an error.
  mutating func enter(at offset: Int) throws(TemplateError) {
    depth += 1
    guard depth > environment.maximumDepth else { return }
    var error = source.error(
      "templates are nested more than \(environment.maximumDepth) levels deep; "
        + "does one include or call itself without end?", at: offset)
    error.chain = Array(chain.prefix(4))
    throw error
  }

  /// Counts a step outwards.
  mutating func leave() { depth -= 1 }

  /// Renders nodes in their order until one leaves a loop.
  mutating func render(_ nodes: [any Node]) throws(TemplateError) -> Flow {
    tagDepth += 1
    if tagDepth > Self.maximumTagDepth, let call = calls.last {
      throw call.source.error("tags and calls are nested too deeply", at: call.offset)
    }
    var flow = Flow.next
    for node in nodes {
      flow = try node.render(&self)
      if flow != .next { break }
    }
    tagDepth -= 1
    return flow
  }

  /// What nodes put out, as a text of its own.
  mutating func capture(_ nodes: [any Node]) throws(TemplateError) -> (text: String, flow: Flow) {
    var bytes: [UInt8] = []
    swap(&bytes, &output)
    let flow = try render(nodes)
    swap(&bytes, &output)
    return (String(decoding: bytes, as: UTF8.self), flow)
  }

  /// Puts out a text.
  mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}

/// How rendering goes on after a node.
enum Flow: Equatable, Sendable {
  /// With the next node.
  case next
  /// After the loop so many levels outwards; 0 is the innermost.
  case leaveLoop(Int)
  /// With the next element of the loop so many levels outwards.
  case nextElement(Int)
}
