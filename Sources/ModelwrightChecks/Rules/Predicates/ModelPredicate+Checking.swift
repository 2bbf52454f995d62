import ModelwrightModel
import ModelwrightPredicate

extension ModelPredicate {
  /// What the text says.
  enum Content {
    case predicate(PredicateFormat)
    case expression(ExpressionNode)

    /// The key paths from the object that is tested.
    var keyPaths: [KeyPathUse] {
      switch self {
      case .predicate(let format): format.predicate.keyPaths
      case .expression(let node): node.keyPaths
      }
    }
  }

  /// Every comparison; none when the text cannot be read.
  var comparisons: [Comparison] {
    switch content {
    case .predicate(let format): format.predicate.comparisons
    case .expression(let node): node.comparisons
    case nil: []
    }
  }

  /// Reads the text.
  func parsed() throws(PredicateSyntaxError) -> Content {
    isExpression
      ? .expression(try PredicateFormat.expression(text)) : .predicate(try PredicateFormat(text))
  }

  /// What the text says; `nil` when it cannot be read, which is reported by a rule of its own.
  var content: Content? {
    do throws(PredicateSyntaxError) { return try parsed() } catch { return nil }
  }

  /// The predicate; `nil` when it is an expression or cannot be read.
  var format: PredicateFormat? {
    if case .predicate(let format)? = content { format } else { nil }
  }

  /// Every fault that is found when names and types are looked up in the model.
  func faults(in model: ResolvedModel) -> [PredicateTypeError] {
    guard let index = model.entity(named: entity)?.index, let content else { return [] }
    var checker = PredicateChecker(
      template: model, entity: index, variables: givenVariables(in: model))
    switch content {
    case .predicate(let format): return checker.faults(in: format.predicate)
    case .expression(let node):
      do throws(PredicateTypeError) {
        _ = try checker.check(value: node)
        return []
      } catch {
        return [error]
      }
    }
  }

  /// The variables to which Core Data gives a value (core-data.md §1.7).
  private func givenVariables(in model: ResolvedModel) -> [String: ValueType] {
    guard case .fetchedProperty(let owner) = use, let owner = model.entity(named: owner) else {
      return [:]
    }
    return [Self.fetchSource: .object(owner.index)]
  }

  /// The object whose fetched property is read.
  static let fetchSource = "FETCH_SOURCE"
  /// The fetched property's description.
  static let fetchedProperty = "FETCHED_PROPERTY"
}

/// A rule on one kind of fault that looking up a predicate's names and types finds.
protocol PredicateFaultRule: StructureRule {
  /// The kind.
  static var kind: PredicateTypeError.Kind { get }
}

extension PredicateFaultRule {
  func check(_ model: ResolvedModel, _ report: inout RuleReport) {
    for predicate in model.model.predicates {
      for fault in predicate.faults(in: model) where fault.kind == Self.kind {
        report.add("\(predicate.title): \(fault.message)", at: predicate.location(fault.range))
      }
    }
  }
}
