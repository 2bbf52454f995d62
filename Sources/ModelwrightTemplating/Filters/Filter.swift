/// A filter: makes a value of a value and arguments.
public typealias Filter =
  @Sendable (_ value: TemplateValue, _ arguments: [TemplateValue]) throws(FilterError) ->
  TemplateValue

/// What a filter does.
enum FilterFunction: Sendable {
  case plain(Filter)
  /// `filter`: applies the filters that its argument names.
  case apply
}

/// The filters of an environment, by name.
struct FilterRegistry: Sendable {
  private let additional: [String: Filter]

  init(additional: [String: Filter]) { self.additional = additional }

  subscript(name: String) -> FilterFunction? {
    if let filter = additional[name] ?? Self.builtIn[name] { return .plain(filter) }
    return name == "filter" ? .apply : nil
  }

  /// All names in alphabetical order.
  var names: [String] { Set(additional.keys).union(Self.builtIn.keys).union(["filter"]).sorted() }

  /// Stencil's filters and those of StencilSwiftKit.
  private static let builtIn: [String: Filter] = [
    "default": Filters.default, "join": Filters.join, "split": Filters.split,
    "indent": Filters.indent,
    "capitalize": Filters.eachText(Filters.capitalized),
    "uppercase": Filters.eachText { $0.uppercased() },
    "lowercase": Filters.eachText { $0.lowercased() },

    "contains": Filters.test { $0.contains(substring: $1) },
    "hasPrefix": Filters.test { $0.hasPrefix($1) },
    "hasSuffix": Filters.test { $0.hasSuffix($1) },
    "!contains": Filters.test { !$0.contains(substring: $1) },
    "!hasPrefix": Filters.test { !$0.hasPrefix($1) },
    "!hasSuffix": Filters.test { !$0.hasSuffix($1) },

    "lowerFirstLetter": Filters.text { $0.prefix(1).lowercased() + $0.dropFirst() },
    "upperFirstLetter": Filters.text(Filters.upperFirstLetter),
    "titlecase": Filters.text(Filters.upperFirstLetter),
    "lowerFirstWord": Filters.text(Filters.lowerFirstWord),
    "camelToSnakeCase": Filters.camelToSnakeCase,
    "snakeToCamelCase": Filters.snakeToCamelCase,
    "swiftIdentifier": Filters.swiftIdentifier,
    "escapeReservedKeywords": Filters.text(Filters.escapeReservedKeyword),
    "removeNewlines": Filters.removeNewlines,
    "replace": Filters.replace,
    "basename": Filters.text(Filters.basename),
    "dirname": Filters.text(Filters.dirname),

    "hexToInt": Filters.hexToInt,
    "int255toFloat": Filters.int255toFloat,
    "percent": Filters.percent,
  ]
}

/// The built-in filters.
enum Filters {}

extension Filters {
  /// A filter of a text alone.
  static func text(_ function: @escaping @Sendable (String) -> String) -> Filter {
    { value, arguments throws(FilterError) in
      try expect(arguments, atMost: 0)
      return .string(function(try text(of: value)))
    }
  }

  /// A filter of a text, or of each of an array's elements.
  static func eachText(_ function: @escaping @Sendable (String) -> String) -> Filter {
    { value, arguments throws(FilterError) in
      try expect(arguments, atMost: 0)
      guard case .array(let values) = value else { return .string(function(value.text)) }
      return .array(values.map { .string(function($0.text)) })
    }
  }

  /// A question about a text and a second one.
  static func test(_ question: @escaping @Sendable (String, String) -> Bool) -> Filter {
    { value, arguments throws(FilterError) in
      try expect(arguments, atMost: 1)
      return .bool(question(try text(of: value), try text(arguments, at: 0)))
    }
  }

  /// Fails when there are too many arguments.
  static func expect(_ arguments: [TemplateValue], atMost count: Int) throws(FilterError) {
    guard arguments.count > count else { return }
    throw FilterError(
      count == 0
        ? "the filter takes no argument"
        : "the filter takes at most \(count) argument\(count == 1 ? "" : "s")")
  }

  /// The text that a filter works on; other values than texts and numbers are a mistake.
  static func text(of value: TemplateValue) throws(FilterError) -> String {
    switch value {
    case .string(let text): return text
    case .bool, .int, .double: return value.text
    case .none: throw FilterError("the filter needs a text, but there is no value")
    case .array: throw FilterError("the filter needs a text, not an array")
    case .dictionary: throw FilterError("the filter needs a text, not a dictionary")
    }
  }

  /// The text of an argument that must be there.
  static func text(_ arguments: [TemplateValue], at index: Int) throws(FilterError) -> String {
    guard index < arguments.count else {
      throw FilterError("the filter's argument \(index + 1) is missing")
    }
    return try text(of: arguments[index])
  }

  /// A truth value among the arguments; texts count too.
  static func truth(
    _ arguments: [TemplateValue], at index: Int, default fallback: Bool
  ) throws(FilterError) -> Bool {
    guard index < arguments.count else { return fallback }
    switch arguments[index] {
    case .bool(let value): return value
    case .int(let value): return value != 0
    case .string(let text):
      switch text.lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0": return false
      default: break
      }
    default: break
    }
    throw FilterError("the filter's argument \(index + 1) must be true or false")
  }

  /// One of several words as an argument.
  static func mode(
    _ arguments: [TemplateValue], among modes: [String]
  ) throws(FilterError) -> String {
    guard let argument = arguments.first else { return modes[0] }
    guard modes.contains(argument.text) else {
      let hint = suggestion(for: argument.text, among: modes)
      throw FilterError(
        "the filter does not know the mode '\(argument.text)', only "
          + modes.map { "'\($0)'" }.joined(separator: ", ") + hint)
    }
    return argument.text
  }
}
