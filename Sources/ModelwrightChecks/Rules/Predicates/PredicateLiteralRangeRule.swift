import ModelwrightModel
import ModelwrightPredicate

/// A number that an attribute cannot hold is never equal to its values.
///
/// Source: core-data.md §1.5, the integer types.
struct PredicateLiteralRangeRule: StructureRule {
  static let code = "predicate-literal-range"
  static let severity = Diagnostic.Severity.warning
  static let summary = "A predicate compares an integer with a number beyond the integer's type."
  static let cause = """
    The attribute's type was made smaller, or a digit too many was written. No value is equal to the \
    number, and all of them are on one side of it, so the comparison always gives the same answer.
    """
  static let remedy = "Correct the number, or take a larger integer type."

  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for predicate in model.model.predicates {
      guard let entity = model.entity(named: predicate.entity) else { continue }
      for comparison in predicate.comparisons {
        for (path, values) in [
          (comparison.left, comparison.right), (comparison.right, comparison.left),
        ] {
          guard let attribute = Self.attribute(at: path, from: entity, in: model),
            let range = attribute.type.integerRange
          else { continue }
          for (number, place) in Self.numbers(in: values) where !range.spans(number) {
            report.add(
              "\(predicate.title): the number lies beyond the type \(attribute.type.rawValue) of '\(attribute.name)', which holds \(range.lowerBound) to \(range.upperBound)",
              at: predicate.location(place))
          }
        }
      }
    }
  }

  /// The attribute that a key path of names from the tested object ends with.
  private static func attribute(
    at node: ExpressionNode, from entity: ResolvedEntity, in model: ResolvedModel
  ) -> Attribute? {
    guard case .keyPath(.object, let components, _) = node else { return nil }
    var entity = entity
    for (index, component) in components.enumerated() {
      guard case .property(let name) = component.kind, let found = entity.property(named: name)
      else { return nil }
      switch found.kind {
      case .attribute(let attribute): return index == components.count - 1 ? attribute : nil
      case .relationship(let relationship):
        entity = model.entities[model.relationships[relationship].destination]
      case .fetchedProperty: return nil
      }
    }
    return nil
  }

  /// The numbers that are written, alone or in a list. Their signs are part of them.
  private static func numbers(in node: ExpressionNode) -> [(number: Double, place: TextRange)] {
    switch node {
    case .literal(let value, let range): return number(value).map { [($0, range)] } ?? []
    case .negation(.literal(let value, _), let range):
      return number(value).map { [(-$0, range)] } ?? []
    case .aggregate(let members, _): return members.flatMap { numbers(in: $0) }
    default: return []
    }
  }

  private static func number(_ value: PredicateValue) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .decimal(let value): Double(value.description)
    default: nil
    }
  }
}
