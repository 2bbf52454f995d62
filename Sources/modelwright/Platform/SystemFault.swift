/// A call to the system that has failed.
struct SystemFault: Error, Hashable, CustomStringConvertible {
  /// The system's number for the reason.
  var number: Int32

  /// The reason in the system's words: `No space left on device`.
  var description: String { Platform.explanation(of: number) }
}
