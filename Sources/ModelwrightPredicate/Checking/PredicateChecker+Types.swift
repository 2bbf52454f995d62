import ModelwrightModel

extension PredicateChecker {
  /// Two values made comparable: variables get the other's type, numbers become decimal when one of
  /// them is.
  mutating func unified(
    _ left: CheckedExpression, _ right: CheckedExpression, at range: TextRange
  ) throws(PredicateTypeError) -> (CheckedExpression, CheckedExpression) {
    let first = conclude(left, is: right.type)
    let second = conclude(right, is: first.type)
    switch (first.type, second.type) {
    case (.null, _), (_, .null): return (first, second)
    case (let a, let b) where a == b: return (first, second)
    case (.decimal, let other) where other.isNumeric:
      return (first, converted(second, to: .decimal))
    case (let other, .decimal) where other.isNumeric:
      return (converted(first, to: .decimal), second)
    case (let a, let b) where a.isNumeric && b.isNumeric: return (first, second)
    case (.date, .integer), (.date, .double), (.integer, .date), (.double, .date):
      return (first, second)
    case (let a, let b) where a.isObject && b.isObject:
      if isBound(first) || isBound(second) || haveCommonRoot(a, b) { return (first, second) }
    case (.string, .uri), (.uri, .string): return (first, second)
    case (.uuid, .string):
      if let literal = uuidLiteral(second) { return (first, literal) }
    case (.string, .uuid):
      if let literal = uuidLiteral(first) { return (literal, second) }
    default: break
    }
    for (value, other) in [(first, second), (second, first)] where isTemplate {
      guard case .bound(.variable(let name), let type) = value else { continue }
      throw .inconsistentVariable(
        name, type.named(in: model), self.name(of: other), at: range)
    }
    throw .mismatch(
      name(of: first), name(of: second), hint: hint(first.type, second.type), at: range)
  }

  /// Whether an object can be of both entities; two key paths of other entities never meet.
  private func haveCommonRoot(_ left: ValueType, _ right: ValueType) -> Bool {
    guard case .object(let first) = left, case .object(let second) = right else { return true }
    return model.entities[first].root == model.entities[second].root
  }

  private func hint(_ left: ValueType, _ right: ValueType) -> String? {
    switch (left, right) {
    case (let number, .string) where number.isNumeric, (.string, let number) where number.isNumeric:
      "write numbers without quotes"
    case (.date, .string), (.string, .date): "give the date as an argument"
    case (.uuid, .string), (.string, .uuid):
      "give the UUID as an argument, or write all 36 characters"
    case (.object, _): "compare with an object, or with one of its attributes"
    case (.unknown, _), (_, .unknown):
      "a transformable or undefined attribute can only be compared with nil"
    default: nil
    }
  }

  private func uuidLiteral(_ value: CheckedExpression) -> CheckedExpression? {
    guard case .literal(.string(let text)) = value else { return nil }
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    guard digits.count == 32, text.utf8.count == 36 else { return nil }
    return .literal(
      .uuid((0..<16).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] }))
  }
}
