/// Something that must hold of a store's rows, or the plan cannot be carried out.
public struct MigrationCondition: Hashable, Sendable {
  /// A query that gives a row when the condition does not hold.
  ///
  /// Its columns are texts for people: the values of an example, one for each of ``exampleNames``.
  public var violation: String
  /// What is in the way then.
  public var obstacle: MigrationObstacle
  /// What the columns of the violation's row are; empty when the row says nothing.
  public var exampleNames: [String]

  /// Makes a condition.
  public init(violation: String, obstacle: MigrationObstacle, exampleNames: [String] = []) {
    self.violation = violation
    self.obstacle = obstacle
    self.exampleNames = exampleNames
  }

  /// What is in the way, with the example that the violation's row gave.
  ///
  /// - Parameter row: The texts of the row's columns; `nil` for NULL.
  public func obstacle(row: [String?]) -> MigrationObstacle {
    guard !exampleNames.isEmpty, row.count >= exampleNames.count else { return obstacle }
    let values = zip(exampleNames, row).map { "\($0) \($1 ?? "NULL")" }.joined(separator: ", ")
    var shown = obstacle
    shown.reason += "; for example \(values)"
    return shown
  }
}
