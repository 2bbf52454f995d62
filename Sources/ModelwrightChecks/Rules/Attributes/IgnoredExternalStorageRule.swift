import ModelwrightModel

/// Only values that are stored as bytes can be stored beside the store.
///
/// Source: core-data.md §1.5, `allowsExternalBinaryDataStorage`.
struct IgnoredExternalStorageRule: DocumentRule {
  static let code = "ignored-external-storage"
  static let severity = Diagnostic.Severity.warning
  static let summary = "An attribute that is not stored as bytes allows external storage."
  static let cause = """
    External storage writes large values of Binary and Transformable attributes to files of \
    their own. For every other type, and for transient attributes, it means nothing.
    """
  static let remedy = """
    Remove `allowsExternalBinaryDataStorage`, or make the attribute Binary.
    """

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes where attribute.allowsExternalStorage {
      let isBytes = attribute.type == .binary || attribute.type == .transformable
      guard !isBytes || attribute.isTransient else { continue }
      report.add(
        "\(title) allows external storage, which only stored Binary and Transformable attributes have; remove it",
        at: attribute.source.location(of: "allowsExternalBinaryDataStorage"))
    }
  }
}
