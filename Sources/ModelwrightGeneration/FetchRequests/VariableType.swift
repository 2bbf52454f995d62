import ModelwrightModel
import ModelwrightPredicate

/// What a variable of a fetch request template stands for.
indirect enum VariableType: Hashable {
  /// A value of an attribute.
  case attribute(Attribute)
  /// An object of an entity, by the entity's index.
  case object(Int)
  /// A value of a type that no attribute gives.
  case value(ValueType)
  /// Several values: what `IN` has on its right.
  case list(VariableType)
  /// Two bounds: what `BETWEEN` has on its right.
  case range(VariableType)

  /// The type as the predicate's checker knows it.
  var valueType: ValueType {
    switch self {
    case .attribute(let attribute): ValueType(attribute.type)
    case .object(let entity): .object(entity)
    case .value(let type): type
    case .list(let element), .range(let element): .list(element.valueType)
    }
  }
}
