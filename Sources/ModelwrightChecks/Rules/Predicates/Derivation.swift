import ModelwrightModel
import ModelwrightPredicate

/// A derived attribute's expression, and what looking it up in the model gives.
struct Derivation {
  /// The attribute.
  let attribute: Attribute
  /// How a message calls it.
  let title: PropertyTitle
  /// What the expression says.
  let format: DerivationFormat
  /// The type of its values; `nil` when there is a fault.
  let type: ValueType?
  /// The first fault.
  let fault: PredicateTypeError?

  /// Reads and looks up an attribute's expression; `nil` when it has none that can be read.
  private init?(_ attribute: Attribute, of entity: ResolvedEntity, in model: ResolvedModel) {
    guard let text = attribute.derivationExpression, !text.isEmpty else { return nil }
    do throws(PredicateSyntaxError) {
      format = try DerivationFormat(text)
    } catch {
      return nil
    }
    self.attribute = attribute
    title = PropertyTitle(
      kind: "attribute", name: attribute.name, ownerKind: "entity", owner: entity.name)
    var checker = PredicateChecker(model, entity: entity.index)
    do throws(PredicateTypeError) {
      type = try checker.check(value: format.expression).type
      fault = nil
    } catch {
      type = nil
      fault = error
    }
  }

  /// The derived attributes of all entities whose expressions can be read.
  static func all(in model: ResolvedModel) -> [Derivation] {
    var found: [Derivation] = []
    for entity in model.entities {
      for attribute in entity.entity.attributes where attribute.isDerived {
        if let derivation = Derivation(attribute, of: entity, in: model) {
          found.append(derivation)
        }
      }
    }
    return found
  }

  /// The place of a part of the expression.
  func location(_ range: TextRange) -> SourceLocation {
    attribute.source.location(of: "derivationExpression", offset: Int(range.lower))
  }
}
