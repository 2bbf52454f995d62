import Foundation
import ModelwrightModel
import ModelwrightPredicate

/// What functions give: the one definition, for SQL and in memory. An absent operand gives an absent
/// result.
enum ValueFunctions {
  static func apply(
    _ function: PredicateFunction, _ operands: [PredicateValue]
  ) throws -> PredicateValue {
    guard let first = operands.first, !operands.contains(.null) else { return .null }
    switch function {
    case .uppercase, .lowercase, .canonical, .length, .characterCount:
      return text(function, first)
    case .absolute, .ceiling, .floor, .truncate: return try rounded(function, first)
    case .squareRoot, .logarithm, .naturalLogarithm, .exponential:
      guard let number = ValueArithmetic.double(first) else { return .null }
      return .double(try ValueArithmetic.finite(transcendental(function, number)))
    case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift, .onesComplement:
      guard let a = ValueArithmetic.whole(first) else { return .null }
      let b = operands.count > 1 ? ValueArithmetic.whole(operands[1]) : 0
      return b.map { .integer(bits(function, a, $0)) } ?? .null
    default: return .null
    }
  }

  private static func text(_ function: PredicateFunction, _ value: PredicateValue) -> PredicateValue
  {
    guard case .string(let text) = value else { return .null }
    return switch function {
    case .uppercase: .string(text.uppercased())
    case .lowercase: .string(text.lowercased())
    case .canonical: .string(StringFolding.fold(text, [.letterCase, .marks]))
    case .length: .integer(Int64(text.utf16.count))
    default: .integer(Int64(text.count))
    }
  }

  private static func rounded(
    _ function: PredicateFunction, _ value: PredicateValue
  ) throws -> PredicateValue {
    switch value {
    case .integer, .boolean:
      guard let number = ValueArithmetic.whole(value) else { return .null }
      guard function == .absolute, number < 0 else { return .integer(number) }
      return try ValueArithmetic.negate(.integer(number))
    case .decimal(var number):
      number.isNegative = false
      return .decimal(number)
    case .double(let number):
      let result =
        switch function {
        case .absolute: abs(number)
        case .ceiling: number.rounded(.up)
        case .floor: number.rounded(.down)
        default: number.rounded(.towardZero)
        }
      return .double(try ValueArithmetic.finite(result))
    default: return .null
    }
  }

  private static func transcendental(_ function: PredicateFunction, _ number: Double) -> Double {
    switch function {
    case .squareRoot: number.squareRoot()
    case .logarithm: log10(number)
    case .naturalLogarithm: log(number)
    default: exp(number)
    }
  }

  private static func bits(_ function: PredicateFunction, _ a: Int64, _ b: Int64) -> Int64 {
    switch function {
    case .bitwiseAnd: a & b
    case .bitwiseOr: a | b
    case .bitwiseXor: a ^ b
    case .leftShift: a << b
    case .rightShift: a >> b
    default: ~a
    }
  }

  /// A number as another type of number, or a date as a number and back.
  static func convert(_ value: PredicateValue, to type: ValueType) -> PredicateValue {
    switch type {
    case .decimal: ValueComparison.decimal(value).map { .decimal($0) } ?? .null
    case .double: ValueArithmetic.double(value).map { .double($0) } ?? .null
    case .date: ValueArithmetic.double(value).map { .date($0) } ?? .null
    default: value
    }
  }
}
