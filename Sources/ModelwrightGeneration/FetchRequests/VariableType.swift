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

  /// The type without the enumeration that its values are cases of: what is computed of an attribute, or
  /// compared by size, need not be a case.
  var plain: VariableType {
    switch self {
    case .attribute(let attribute):
      .attribute(Attribute(name: attribute.name, type: attribute.type))
    case .object, .value: self
    case .list(let element): .list(element.plain)
    case .range(let element): .range(element.plain)
    }
  }

  /// What one of several values is; the type itself when it is not several.
  var single: VariableType {
    switch self {
    case .list(let element), .range(let element): element
    case .attribute, .object, .value: self
    }
  }

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
