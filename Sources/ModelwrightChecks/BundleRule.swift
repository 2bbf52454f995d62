import ModelwrightModel

/// A rule that compares versions of a model. It reports what concerns the current version: earlier ones
/// can no longer be changed.
protocol BundleRule: Rule {
  /// Looks at the versions as they are written and reports what it finds.
  func check(_ bundle: ModelBundle, _ report: inout RuleReport)
}
