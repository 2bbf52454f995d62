import ModelwrightModel

extension AttributeType {
  /// The whole numbers that a value can be; `nil` when the type is no integer.
  var integerRange: ClosedRange<Int64>? {
    switch self {
    case .integer16: Int64(Int16.min)...Int64(Int16.max)
    case .integer32: Int64(Int32.min)...Int64(Int32.max)
    case .integer64: Int64.min...Int64.max
    default: nil
    }
  }
}

extension ClosedRange<Int64> {
  /// Whether a number lies between the ends, whatever its type.
  func spans(_ number: Double) -> Bool {
    // The greatest 64-bit integer is no floating-point number: what is rounded up to is one too many.
    number >= Double(lowerBound)
      && (upperBound == .max ? number < 0x1p63 : number <= Double(upperBound))
  }
}
