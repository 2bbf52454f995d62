import ModelwrightModel

/// Archives that are read without saying which classes they may hold can be made to run foreign code.
///
/// Source: generators.md §3a, "using a nil or insecure value transformer".
struct InsecureTransformerRule: DocumentRule {
  static let code = "insecure-transformer"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A transformable attribute has no value transformer, or an insecure one.
    """
  static let cause = """
    Without a transformer Core Data uses NSKeyedUnarchiveFromData, as old models name it, which \
    builds whatever object an archive names. Apple's compiler warns of it, and Core Data logs it \
    at every start.
    """
  static let remedy = """
    Name `NSSecureUnarchiveFromDataTransformer`, or a transformer of your own that inherits from \
    it, in `valueTransformerName`; or store a Codable value.
    """

  /// The transformers that Foundation registers and that read any class.
  private static let insecure: Set<String> = [
    "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName", "NSUnarchiveFromData",
    "NSUnarchiveFromDataTransformerName",
  ]

  func check(_ model: Model, _ report: inout RuleReport) {
    for (attribute, title) in model.ownedAttributes
    where attribute.type == .transformable && !attribute.isTransient {
      guard let name = attribute.valueTransformerName else {
        report.add(
          "\(title) has no value transformer; name NSSecureUnarchiveFromDataTransformer or one that inherits from it",
          at: attribute.source.location(of: "name"))
        continue
      }
      guard Self.insecure.contains(name) else { continue }
      report.add(
        "\(title) has the insecure value transformer '\(name)'; use NSSecureUnarchiveFromDataTransformer or one that inherits from it",
        at: attribute.source.location(of: "valueTransformerName"))
    }
  }
}
