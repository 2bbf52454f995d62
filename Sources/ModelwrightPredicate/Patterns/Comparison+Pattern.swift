extension Comparison {
  /// What is wrong with the regular expression that a MATCHES has on its right; `nil` when there is
  /// nothing, and when it is no literal.
  ///
  /// - Parameter format: The format string that the comparison was read from.
  /// - Returns: The fault, its place counted in the UTF-8 bytes of the format string.
  public func patternFault(in format: String) -> PatternFault? {
    guard comparator == .matches, case .literal(.string(let pattern), let range) = right,
      var fault = PatternFault.first(in: pattern)
    else { return nil }
    var lexer = Lexer(Array(format.utf8))
    fault.offset = lexer.place(ofContent: fault.offset, ofStringAt: Int(range.lower))
    return fault
  }
}
