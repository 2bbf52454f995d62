/// What a template's variables hold: plain values, so that rendering needs no reflection.
public enum TemplateValue: Hashable, Sendable {
  /// No value: what an unknown variable has. It renders as nothing and counts as false.
  case none
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([TemplateValue])
  /// Values with names.
  case dictionary(TemplateDictionary)
}

extension TemplateValue {
  /// The text of an optional string, or ``none``.
  public init(_ text: String?) {
    self = text.map { .string($0) } ?? .none
  }

  /// The number of an optional whole number, or ``none``.
  public init(_ number: Int?) {
    self = number.map { .int($0) } ?? .none
  }

  /// An array of texts.
  public init(_ texts: some Sequence<String>) {
    self = .array(texts.map { .string($0) })
  }

  /// An array of dictionaries: what most loops go over.
  public init(_ dictionaries: some Sequence<TemplateDictionary>) {
    self = .array(dictionaries.map { .dictionary($0) })
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral {
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension TemplateValue: ExpressibleByNilLiteral {
  /// No value.
  public init(nilLiteral: ()) { self = .none }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  /// Values in their order.
  public init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Values with names.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .dictionary(TemplateDictionary(elements))
  }
}
