import Foundation
import ModelwrightModel
import ModelwrightPredicate

/// What operators between numbers give: the one definition, for SQL and in memory. Absent operands give
/// an absent result; overflow and division by zero throw.
enum ValueArithmetic {
  static func apply(
    _ operation: ArithmeticOperator, _ left: PredicateValue, _ right: PredicateValue
  ) throws -> PredicateValue {
    switch (left, right) {
    case (.null, _), (_, .null): return .null
    case (.decimal, _), (_, .decimal): return try decimal(operation, left, right)
    default: break
    }
    if let a = whole(left), let b = whole(right) {
      return .integer(try integer(operation, a, b))
    }
    guard let a = double(left), let b = double(right) else { return .null }
    return .double(try real(operation, a, b))
  }

  static func negate(_ value: PredicateValue) throws -> PredicateValue {
    switch value {
    case .decimal(var number):
      if !number.digits.isEmpty { number.isNegative.toggle() }
      return .decimal(number)
    case .double(let number): return .double(-number)
    case .integer, .boolean: return try apply(.subtract, .integer(0), value)
    default: return .null
    }
  }

  // MARK: Kinds of numbers

  static func whole(_ value: PredicateValue) -> Int64? {
    switch value {
    case .integer(let number): number
    case .boolean(let answer): answer ? 1 : 0
    default: nil
    }
  }

  /// A number or a date as a floating-point number; `nil` for what is none.
  static func double(_ value: PredicateValue) -> Double? {
    switch value {
    case .double(let number), .date(let number): number.isNaN ? nil : number
    case .integer(let number): Double(number)
    case .boolean(let answer): answer ? 1 : 0
    case .decimal(let number): Double(number.description)
    default: nil
    }
  }

  private static func integer(
    _ operation: ArithmeticOperator, _ left: Int64, _ right: Int64
  ) throws -> Int64 {
    let (result, overflow): (Int64, Bool)
    switch operation {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      if right == 0 { throw FetchError.divisionByZero }
      if operation == .remainder { return right == -1 ? 0 : left % right }
      (result, overflow) = left.dividedReportingOverflow(by: right)
    case .power:
      let value = try real(.power, Double(left), Double(right))
      guard let whole = Int64(exactly: value.rounded(.towardZero)) else {
        throw FetchError.overflow
      }
      return whole
    }
    if overflow { throw FetchError.overflow }
    return result
  }

  private static func real(
    _ operation: ArithmeticOperator, _ left: Double, _ right: Double
  ) throws -> Double {
    switch operation {
    case .add: return try finite(left + right)
    case .subtract: return try finite(left - right)
    case .multiply: return try finite(left * right)
    case .divide, .remainder:
      if right == 0 { throw FetchError.divisionByZero }
      return try finite(
        operation == .divide ? left / right : left.truncatingRemainder(dividingBy: right))
    case .power:
      if left == 0, right < 0 { throw FetchError.divisionByZero }
      return try finite(pow(left, right))
    }
  }

  static func finite(_ value: Double) throws -> Double {
    guard value.isFinite else { throw FetchError.overflow }
    // -0.0 is stored as 0.0.
    return value == 0 ? 0 : value
  }

  private static func decimal(
    _ operation: ArithmeticOperator, _ left: PredicateValue, _ right: PredicateValue
  ) throws -> PredicateValue {
    guard let first = ValueComparison.decimal(left), let second = ValueComparison.decimal(right)
    else { return .null }
    var (a, b) = (try number(first), try number(second))
    var result = Decimal()
    let outcome: NSDecimalNumber.CalculationError
    switch operation {
    case .add: outcome = NSDecimalAdd(&result, &a, &b, .plain)
    case .subtract: outcome = NSDecimalSubtract(&result, &a, &b, .plain)
    case .multiply: outcome = NSDecimalMultiply(&result, &a, &b, .plain)
    case .divide:
      if b.isZero { throw FetchError.divisionByZero }
      outcome = NSDecimalDivide(&result, &a, &b, .plain)
    case .remainder, .power: return .null
    }
    if outcome == .overflow || outcome == .underflow || result.isNaN { throw FetchError.overflow }
    return DecimalText(result.description).map { .decimal($0) } ?? .null
  }

  private static func number(_ text: DecimalText) throws -> Decimal {
    guard let value = Decimal(string: text.description, locale: posix), !value.isNaN else {
      throw FetchError.overflow
    }
    return value
  }

  private static let posix = Locale(identifier: "en_US_POSIX")
}
