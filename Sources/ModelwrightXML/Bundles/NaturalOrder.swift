extension String {
  /// Whether the name stands before another one as people count: "Model 9" before "Model 10".
  ///
  /// Runs of digits compare as numbers, everything else by letters regardless of ASCII case; names
  /// that are equal so far compare by their bytes.
  func naturallyPrecedes(_ other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    var (l, r) = (0, 0)
    while l < left.count, r < right.count {
      if left[l].isDigit, right[r].isDigit {
        let (first, second) = (Self.number(left, &l), Self.number(right, &r))
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else {
        let (first, second) = (left[l].lowercasedASCII, right[r].lowercasedASCII)
        if first != second { return first < second }
        (l, r) = (l + 1, r + 1)
      }
    }
    if left.count - l != right.count - r { return left.count - l < right.count - r }
    return left.lexicographicallyPrecedes(right)
  }

  /// The digits from an offset on without leading zeros; moves the offset behind them.
  private static func number(_ bytes: [UInt8], _ offset: inout Int) -> ArraySlice<UInt8> {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "0") { offset += 1 }
    let start = offset
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    return bytes[start..<offset]
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var lowercasedASCII: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
