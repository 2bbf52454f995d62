extension Filters {
  /// The number of a text in hexadecimal digits.
  @Sendable static func hexToInt(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 0)
    let text = try text(of: value)
    guard let number = Int(text, radix: 16) else {
      throw FilterError("'\(text)' is not a hexadecimal number")
    }
    return .int(number)
  }

  /// A number from 0 to 255 as one from 0 to 1.
  @Sendable static func int255toFloat(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 0)
    guard let number = value.number else { throw FilterError("the filter needs a whole number") }
    return .double(number / 255)
  }

  /// A share as a percentage: `0.23` → `23%`.
  @Sendable static func percent(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 0)
    guard let number = value.number, number.magnitude < 1e15 else {
      throw FilterError("the filter needs a number")
    }
    return .string("\(Int(number * 100))%")
  }
}
