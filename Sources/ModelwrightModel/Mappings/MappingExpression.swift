/// How a mapping model computes a value: the part of NSExpression that mapping models are made of.
public indirect enum MappingExpression: Hashable, Sendable {
  /// `$source` or `$manager`: the name without the dollar.
  case variable(String)
  /// A key path.
  case keyPath(String)
  /// A constant, as text.
  case constant(String)
  /// A call: `FUNCTION(operand, "selector:", arguments…)`.
  case function(operand: MappingExpression, selector: String, arguments: [MappingExpression])
  /// Several expressions.
  case list([MappingExpression])
  /// What cannot be read, in words.
  case unknown(String)
}

extension MappingExpression {
  /// The key path from the source's object when the value is nothing but what stands there: `name` of
  /// `$source.name`; empty for the object itself.
  public var sourceKeyPath: String? {
    switch self {
    case .variable("source"): ""
    case .function(let operand, "valueForKeyPath:", let arguments),
      .function(let operand, "valueForKey:", let arguments):
      switch (operand.sourceKeyPath, arguments.first) {
      case ("", .keyPath(let path)?), ("", .constant(let path)?):
        arguments.count == 1 ? path : nil
      default: nil
      }
    default: nil
    }
  }

  /// The key path whose objects a relationship leads to, as they are in the destination: what Xcode
  /// writes for relationships. Core Data takes the selector with and without its last colon.
  public var sourceRelationship: (mapping: String?, keyPath: String)? {
    guard case .function(.variable("manager"), var selector, let arguments) = self,
      arguments.count == 2, case .constant(let name) = arguments[0],
      let path = arguments[1].sourceKeyPath
    else { return nil }
    if selector.hasSuffix(":") { selector.removeLast() }
    return switch selector {
    case "destinationInstancesForEntityMappingNamed:sourceInstances": (name, path)
    case "destinationInstancesForSourceRelationshipNamed:sourceInstances": (nil, path)
    default: nil
    }
  }
}

extension MappingExpression: CustomStringConvertible {
  /// The expression as Xcode shows it.
  public var description: String {
    if let path = sourceKeyPath { return path.isEmpty ? "$source" : "$source.\(path)" }
    return switch self {
    case .variable(let name): "$\(name)"
    case .keyPath(let path): path
    case .constant(let text): "\"\(text)\""
    case .function(let operand, let selector, let arguments):
      "FUNCTION("
        + ([operand.description, "\"\(selector)\""] + arguments.map(\.description))
        .joined(separator: ", ") + ")"
    case .list(let elements): "{" + elements.map(\.description).joined(separator: ", ") + "}"
    case .unknown(let what): what
    }
  }
}
