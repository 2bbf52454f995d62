/// How far `indent` may indent: more is a mistake, and would use up the memory.
private let maximumIndentation = 1000

extension Filters {
  /// The value, or the first argument that has one.
  @Sendable static func `default`(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    value.isNone ? arguments.first { !$0.isNone } ?? .none : value
  }

  /// The texts of an array's elements with a separator between them.
  @Sendable static func join(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    guard case .array(let values) = value else { return value }
    return .string(values.map(\.text).joined(separator: arguments.first?.text ?? ""))
  }

  /// The parts of a text between a separator's occurrences.
  @Sendable static func split(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    guard case .string(let text) = value else { return value }
    return TemplateValue(text.parts(separatedBy: arguments.first?.text ?? " "))
  }

  /// Width, text to indent with, whether the first line is indented too.
  @Sendable static func indent(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 3)
    var width = 4
    if let first = arguments.first {
      guard case .int(let number) = first, (0...maximumIndentation).contains(number) else {
        throw FilterError("the width must be a whole number from 0 to \(maximumIndentation)")
      }
      width = number
    }
    let unit = arguments.count > 1 ? try text(arguments, at: 1) : " "
    let indentation = String(repeating: unit, count: width)
    let indentsFirst = try truth(arguments, at: 2, default: false)
    let lines = value.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indented = lines.enumerated().map { index, line in
      line.isEmpty || (index == 0 && !indentsFirst) ? String(line) : indentation + line
    }
    return .string(indented.joined(separator: "\n"))
  }

  /// Replaces every occurrence of the first argument by the second.
  @Sendable static func replace(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 2)
    let part = try text(arguments, at: 0)
    return .string(try text(of: value).replacing(part, by: try text(arguments, at: 1)))
  }

  /// Removes line breaks and white space: `all`, or only what leads a line.
  @Sendable static func removeNewlines(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    let text = try text(of: value)
    guard try mode(arguments, among: ["all", "leading"]) == "leading" else {
      return .string(text.filter { !$0.isWhitespace })
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    var joined = lines.joined()
    while joined.last?.isWhitespace == true { joined.removeLast() }
    return .string(joined)
  }

  /// The last component of a path.
  @Sendable static func basename(_ path: String) -> String {
    let components = path.split(separator: "/")
    return components.last.map(String.init) ?? (path.hasPrefix("/") ? "/" : ".")
  }

  /// A path without its last component.
  @Sendable static func dirname(_ path: String) -> String {
    let components = path.split(separator: "/").dropLast().joined(separator: "/")
    if path.hasPrefix("/") { return "/" + components }
    return components.isEmpty ? "." : components
  }
}
