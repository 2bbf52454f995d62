import ModelwrightModel
import ModelwrightPredicate

/// A sum that does not depend on the order of its numbers, so that SQL and memory agree to the last bit.
struct ValueSum {
  private enum Kind {
    case whole
    case real
    case decimal
  }

  private var kind = Kind.whole
  private(set) var count = 0
  // Whole numbers: 128 bits in two words.
  private var high: Int64 = 0
  private var low: UInt64 = 0
  // Floating-point numbers: parts that do not overlap (Shewchuk's exact sum).
  private var parts: [Double] = []
  private var decimal = PredicateValue.integer(0)

  /// Takes a number; absent ones are skipped.
  mutating func add(_ value: PredicateValue) throws {
    switch value {
    case .integer, .boolean:
      guard let number = ValueArithmetic.whole(value) else { return }
      let (sum, carry) = low.addingReportingOverflow(UInt64(bitPattern: number))
      low = sum
      high += (number < 0 ? -1 : 0) + (carry ? 1 : 0)
    case .double(let number):
      if number.isNaN { return }
      kind = .real
      try add(number)
    case .decimal:
      kind = .decimal
      decimal = try ValueArithmetic.apply(.add, decimal, value)
    default: return
    }
    count += 1
  }

  private mutating func add(_ number: Double) throws {
    var rest = number
    var kept = 0
    for index in parts.indices {
      var part = parts[index]
      if abs(rest) < abs(part) { swap(&rest, &part) }
      let sum = rest + part
      let error = part - (sum - rest)
      if error != 0 {
        parts[kept] = error
        kept += 1
      }
      rest = sum
    }
    guard rest.isFinite else { throw FetchError.overflow }
    parts.removeSubrange(kept...)
    parts.append(rest)
  }

  /// The sum; absent when nothing was added.
  func total() throws -> PredicateValue {
    if count == 0 { return .null }
    switch kind {
    case .whole:
      guard high == Int64(bitPattern: low) >> 63 else { throw FetchError.overflow }
      return .integer(Int64(bitPattern: low))
    case .real: return .double(try ValueArithmetic.finite(rounded()))
    case .decimal: return decimal
    }
  }

  /// The average; absent when nothing was added.
  func average() throws -> PredicateValue {
    if count == 0 { return .null }
    switch kind {
    case .whole:
      // Beyond 64 bits the sum is rounded twice, which is the same everywhere.
      let isSmall = high == Int64(bitPattern: low) >> 63
      let sum = isSmall ? Double(Int64(bitPattern: low)) : Double(high) * 0x1p64 + Double(low)
      return .double(sum / Double(count))
    case .real: return .double(try ValueArithmetic.finite(rounded() / Double(count)))
    case .decimal: return try ValueArithmetic.apply(.divide, decimal, .integer(Int64(count)))
    }
  }

  /// The parts' sum, rightly rounded.
  private func rounded() -> Double {
    guard var sum = parts.last else { return 0 }
    var index = parts.count - 1
    var error = 0.0
    while index > 0 {
      index -= 1
      let before = sum
      sum = before + parts[index]
      error = parts[index] - (sum - before)
      if error != 0 { break }
    }
    // Half-way cases: the parts below decide the direction.
    if index > 0, (error < 0 && parts[index - 1] < 0) || (error > 0 && parts[index - 1] > 0) {
      let twice = error * 2
      let moved = sum + twice
      if twice == moved - sum { sum = moved }
    }
    return sum
  }
}
