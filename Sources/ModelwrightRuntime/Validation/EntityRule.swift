import Foundation
import ModelwrightModel

/// What the model asks of the value in one slot.
struct EntityRule: Sendable {
  /// What is wrong with a value.
  struct Failure {
    var code: ValidationError.Code
    var message: String
    var rule: String?
  }

  /// The property's name; inside a composite the names on the way to it.
  let name: String
  private let slot: Int
  private let offset: Int
  private let kind: SlotKind
  private let isRequired: Bool
  private let isTransient: Bool
  private let bounds: AttributeBounds
  private let pattern: Pattern?

  /// `nil` when the model asks for nothing.
  init?(_ slot: RowSlot, kind: SlotKind, in model: ResolvedModel) {
    name = slot.path.joined(separator: ".")
    self.slot = slot.index
    offset = slot.offset
    self.kind = kind
    isRequired = !slot.isOptional
    isTransient = slot.isTransient
    switch slot.content {
    case .attribute(let attribute):
      if attribute.isDerived { return nil }
      bounds = attribute.bounds
      pattern = attribute.regularExpression.flatMap { Pattern($0) }
      let isNumber = kind == .double || kind == .float || kind == .date || kind == .decimal
      let needsEncoding = (kind == .codable || kind == .any) && !slot.isTransient
      if !isRequired, !isNumber, !needsEncoding, pattern == nil, bounds.minimum == nil,
        bounds.maximum == nil
      {
        return nil
      }
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      if relationship.isToMany || !isRequired { return nil }
      bounds = Attribute(name: "", type: .undefined).bounds
      pattern = nil
    }
  }

  /// What is wrong with the value in a row; `nil` when nothing is.
  func failure(of row: Row) -> Failure? {
    if row.isNull(slot: slot) {
      return isRequired ? Failure(code: .missingValue, message: "a value is required") : nil
    }
    switch kind {
    case .int16, .int32, .int64: return integer(row.load(offset, as: Int64.self))
    case .double, .float: return number(row.load(offset, as: Double.self))
    case .date: return date(row.load(offset, as: Double.self))
    case .decimal: return row.load(offset, as: DecimalBox?.self).flatMap { decimal($0.value) }
    case .string: return row.load(offset, as: String?.self).flatMap { string($0) }
    case .codable, .any: return isTransient ? nil : encoded(row)
    default: return nil
    }
  }

  private func encoded(_ row: Row) -> Failure? {
    switch kind {
    case .codable: return encoding(row.load(offset, as: CodableBox?.self))
    case .any: return row.load(offset, as: AnyBox?.self).flatMap { any($0.value) }
    default: return nil
    }
  }

  // MARK: Types

  private func integer(_ value: Int64) -> Failure? {
    if let maximum = bounds.maximum, Self.isGreater(value, than: maximum) {
      return tooLarge(value, maximum)
    }
    if let minimum = bounds.minimum, Self.isLess(value, than: minimum) {
      return tooSmall(value, minimum)
    }
    return nil
  }

  private static func isGreater(_ value: Int64, than bound: AttributeValue) -> Bool {
    switch bound {
    case .integer(let bound): value > bound
    case .double(let bound): bound < 0x1p63 && Double(value) > bound
    default: false
    }
  }

  private static func isLess(_ value: Int64, than bound: AttributeValue) -> Bool {
    switch bound {
    case .integer(let bound): value < bound
    case .double(let bound): bound > -0x1p63 && Double(value) < bound
    default: false
    }
  }

  private func number(_ value: Double) -> Failure? {
    if value.isNaN { return Failure(code: .invalid, message: "the value is not a number") }
    if case .double(let maximum)? = bounds.maximum, value > maximum {
      return tooLarge(value, .double(maximum))
    }
    if case .double(let minimum)? = bounds.minimum, value < minimum {
      return tooSmall(value, .double(minimum))
    }
    return nil
  }

  private func date(_ value: Double) -> Failure? {
    if value.isNaN { return Failure(code: .invalidDate, message: "the date is not a number") }
    let date = Date(timeIntervalSinceReferenceDate: value)
    if case .date(let maximum)? = bounds.maximum, value > maximum {
      return Failure(
        code: .dateTooLate, message: "\(date) is too late",
        rule: "timeIntervalSinceReferenceDate <= \(maximum)")
    }
    if case .date(let minimum)? = bounds.minimum, value < minimum {
      return Failure(
        code: .dateTooEarly, message: "\(date) is too early",
        rule: "timeIntervalSinceReferenceDate >= \(minimum)")
    }
    return nil
  }

  private func decimal(_ value: Decimal) -> Failure? {
    if value.isNaN { return Failure(code: .invalid, message: "the value is not a number") }
    if case .decimal(let text)? = bounds.maximum, let maximum = Decimal(exact: text),
      value > maximum
    {
      return tooLarge(value, .decimal(text))
    }
    if case .decimal(let text)? = bounds.minimum, let minimum = Decimal(exact: text),
      value < minimum
    {
      return tooSmall(value, .decimal(text))
    }
    return nil
  }

  /// Lengths count as NSString counts them: in UTF-16 units.
  private func string(_ value: String) -> Failure? {
    let length = Int64(value.utf16.count)
    if case .integer(let maximum)? = bounds.maximum, length > maximum {
      return Failure(
        code: .stringTooLong, message: "\(length) characters are too many",
        rule: "length <= \(maximum)")
    }
    if case .integer(let minimum)? = bounds.minimum, length < minimum {
      return Failure(
        code: .stringTooShort, message: "\(length) characters are too few",
        rule: "length >= \(minimum)")
    }
    if let pattern, !pattern.matches(value) {
      return Failure(
        code: .stringPattern, message: "\(value.debugDescription) does not match",
        rule: "SELF MATCHES \(pattern.text.debugDescription)")
    }
    return nil
  }

  private func encoding(_ box: CodableBox?) -> Failure? {
    do {
      _ = try box?.data()
      return nil
    } catch {
      return Failure(code: .invalid, message: "the value cannot be encoded: \(error)")
    }
  }

  private func any(_ value: Any) -> Failure? {
    value is Data
      ? nil
      : Failure(
        code: .invalid,
        message: "a stored attribute of the type Undefined can hold Data only")
  }

  // MARK: Failures

  private func tooLarge(_ value: Any, _ bound: AttributeValue) -> Failure {
    Failure(
      code: .numberTooLarge, message: "\(value) is too large", rule: "SELF <= \(bound.text)")
  }

  private func tooSmall(_ value: Any, _ bound: AttributeValue) -> Failure {
    Failure(
      code: .numberTooSmall, message: "\(value) is too small", rule: "SELF >= \(bound.text)")
  }
}

extension AttributeValue {
  /// The bound as a predicate writes it.
  fileprivate var text: String {
    switch self {
    case .integer(let value): "\(value)"
    case .double(let value), .date(let value): "\(value)"
    case .decimal(let text), .string(let text), .uri(let text): text
    case .boolean(let value): value ? "YES" : "NO"
    case .uuid: ""
    }
  }
}

extension Decimal {
  /// The number that a text stands for, whatever the user's language.
  init?(exact text: String) { self.init(string: text, locale: Locale(identifier: "en_US_POSIX")) }
}

/// A regular expression that has to match a whole string, as `MATCHES` does.
private struct Pattern: Sendable {
  let text: String
  private let expression: NSRegularExpression

  /// `nil` when the text is no regular expression, which `modelwright validate` reports.
  init?(_ text: String) {
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(text))\\z") else {
      return nil
    }
    self.text = text
    self.expression = expression
  }

  func matches(_ value: String) -> Bool {
    let all = NSRange(value.startIndex..., in: value)
    return expression.firstMatch(in: value, range: all) != nil
  }
}
