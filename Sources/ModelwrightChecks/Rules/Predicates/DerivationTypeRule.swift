import ModelwrightModel
import ModelwrightPredicate

/// A derived value should have the attribute's type.
///
/// Source: core-data.md §5.6.
struct DerivationTypeRule: StructureRule {
  static let code = "derivation-type"
  static let severity = Diagnostic.Severity.warning
  static let summary = """
    A derivation expression gives values of another type than the attribute's.
    """
  static let cause = """
    A count is a whole number, a changed string a string, `now()` a date, and a copied value \
    what it was copied from. A store keeps it as it is, and the property reads something else, \
    or nothing.
    """
  static let remedy = """
    Give the attribute the type of the expression, or change the expression.
    """

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for derivation in Derivation.all(in: model) {
      if let fault = derivation.fault {
        guard fault.kind == .typeMismatch || fault.kind == .unsupported else { continue }
        report.add(
          "the derivation expression of \(derivation.title): \(fault.message)",
          at: derivation.location(fault.range))
      } else if let type = derivation.type,
        !Self.fits(type, ValueType(derivation.attribute.type))
      {
        report.add(
          "\(derivation.title) is of type \(derivation.attribute.type.rawValue), but its derivation expression gives \(type.named(in: model)); change one of them",
          at: derivation.location(derivation.format.expression.range))
      }
    }
  }

  private static func fits(_ found: ValueType, _ wanted: ValueType) -> Bool {
    found == wanted || found == .unknown || wanted == .unknown
      || (found.isNumeric && wanted.isNumeric && (found == .boolean) == (wanted == .boolean))
  }
}
