/// What is wrong with a regular expression, and where.
public struct PatternFault: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: String
  /// Where it stands, in UTF-8 bytes from the beginning of the pattern.
  public var offset: Int

  init(_ problem: String, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// Finds the first fault of a regular expression in the syntax of ICU, which Core Data and Foundation
  /// use; `nil` when there is none or when it is not known whether it is one.
  ///
  /// Groups, sets, quantifiers, escapes, references and flags are looked at; what they mean is not, so
  /// that a pattern may still fail for the name of a property or the length of a look-behind. The time
  /// is linear in the length, and nothing nests on the stack.
  ///
  /// Source: the ICU User Guide, "Regular Expressions"; tried against ICU in the tests.
  public static func first(in pattern: String) -> PatternFault? {
    var scanner = PatternScanner(pattern)
    do throws(PatternFault) {
      try scanner.scan()
      return nil
    } catch {
      return error
    }
  }
}
