/// A derived attribute's expression, read: one of the forms that Core Data can keep up to date.
///
/// Source: core-data.md §5.6.
public struct DerivationFormat: Hashable, Sendable {
  /// The forms.
  public enum Form: Hashable, Sendable {
    /// `author.name`: the value at a key path.
    case copy
    /// `uppercase:(name)`, `lowercase:(name)`, `canonical:(name)`: a string, changed.
    case string(PredicateFunction)
    /// `pages.@count`: how many objects.
    case count
    /// `pages.number.@sum`: the sum of an attribute.
    case sum
    /// `now()`: the time of the save.
    case now
  }

  /// The form.
  public let form: Form
  /// The expression, to be checked against a model.
  public let expression: ExpressionNode

  /// Reads an expression.
  ///
  /// - Throws: ``PredicateSyntaxError`` when the text is no expression, or none of the forms.
  public init(_ text: String) throws(PredicateSyntaxError) {
    expression = try PredicateFormat.expression(text)
    form = try Self.form(of: expression)
  }

  private static func form(of node: ExpressionNode) throws(PredicateSyntaxError) -> Form {
    switch node {
    case .keyPath(.object, let components, _): return try form(of: components)
    case .function(.now, _, _): return .now
    case .function(let function, let operands, let range):
      guard [.uppercase, .lowercase, .canonical].contains(function) else {
        throw .noDerivation("the function '\(function.rawValue)'", at: Int(range.lower))
      }
      guard case .keyPath(.object, let components, _)? = operands.first,
        try form(of: components) == .copy
      else {
        throw PredicateSyntaxError(
          "'\(function.rawValue)' needs a key path to a string",
          at: Int((operands.first?.range ?? range).lower))
      }
      return .string(function)
    default: throw .noDerivation("this expression", at: Int(node.range.lower))
    }
  }

  private static func form(
    of components: [KeyPathComponent]
  ) throws(PredicateSyntaxError) -> Form {
    for (index, component) in components.enumerated() {
      let place = Int(component.range.lower)
      switch component.kind {
      case .property: continue
      case .argument: throw .noDerivation("a placeholder", at: place)
      case .collectionOperator(let operation):
        guard index == components.count - 1 else {
          throw PredicateSyntaxError(
            "'\(operation.rawValue)' stands in the middle of the key path", at: place,
            hint: "the operator comes last: pages.number.@sum")
        }
        switch (operation, components.count) {
        case (.count, 2...): return .count
        case (.sum, 2...): return .sum
        default:
          throw .noDerivation("the operator '\(operation.rawValue)'", at: place)
        }
      }
    }
    return .copy
  }
}

extension PredicateSyntaxError {
  fileprivate static func noDerivation(_ what: String, at offset: Int) -> Self {
    Self(
      "\(what) cannot be derived", at: offset,
      hint:
        "write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"
    )
  }
}
