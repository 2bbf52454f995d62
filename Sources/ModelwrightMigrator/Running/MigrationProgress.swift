/// How far a migration is.
public struct MigrationProgress: Hashable, Sendable {
  /// What is being done, in words.
  public var step: String
  /// How many steps are done.
  public var stepsDone: Int
  /// How many steps there are.
  public var stepCount: Int
  /// How many rows have been written so far.
  public var rowsDone: Int
  /// How many rows are to be written, as far as that is known.
  public var rowCount: Int
  /// How much of the work is done, from 0 to 1; it never falls.
  public var fraction: Double

  /// Makes a report.
  public init(
    step: String, stepsDone: Int, stepCount: Int, rowsDone: Int = 0, rowCount: Int = 0,
    fraction: Double
  ) {
    self.step = step
    self.stepsDone = stepsDone
    self.stepCount = stepCount
    self.rowsDone = rowsDone
    self.rowCount = rowCount
    self.fraction = fraction
  }
}
