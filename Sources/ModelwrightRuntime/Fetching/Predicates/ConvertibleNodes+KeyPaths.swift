import Foundation
import ModelwrightPredicate

/// A collection of objects whose size a predicate can ask for.
private protocol CountedCollection {
  static var countKeyPath: AnyKeyPath { get }
  static var isEmptyKeyPath: AnyKeyPath { get }
}

extension RelationshipSet: CountedCollection {
  static var countKeyPath: AnyKeyPath { \Self.count }
  static var isEmptyKeyPath: AnyKeyPath { \Self.isEmpty }
}

extension RelationshipOrderedSet: CountedCollection {
  static var countKeyPath: AnyKeyPath { \Self.count }
  static var isEmptyKeyPath: AnyKeyPath { \Self.isEmpty }
}

extension Array: CountedCollection {
  static var countKeyPath: AnyKeyPath { \Self.count }
  static var isEmptyKeyPath: AnyKeyPath { \Self.isEmpty }
}

extension PredicateExpressions.KeyPath: ConvertibleExpression {
  func converted(_ converter: inout SwiftPredicateConverter) throws -> ExpressionNode {
    let base = try converter.node(root)
    if let objectClass = Root.Output.self as? ManagedObject.Type {
      return try property(of: base, objectClass, converter)
    }
    if let collection = Root.Output.self as? any CountedCollection.Type {
      return try size(of: base, collection)
    }
    if let composite = Root.Output.self as? any CompositeValue.Type {
      return try field(of: base, composite)
    }
    return try member(of: base)
  }

  private func property(
    of base: ExpressionNode, _ objectClass: ManagedObject.Type,
    _ converter: SwiftPredicateConverter
  ) throws -> ExpressionNode {
    // An object's identity is the object: `$0.objectID`, and `$0.id` where the model has no `id`.
    if Output.self == ManagedObjectID.self { return base }
    guard
      let names = converter.model.fetchPlans.names(of: keyPath, in: objectClass, converter.model)
    else {
      throw FetchError.unsupportedExpression(
        "a key path of \(objectClass) to a property that is not in the model")
    }
    let components = names.map { KeyPathComponent(.property($0)) }
    if case .keyPath(let root, let first, _) = base {
      return .keyPath(root, first + components, .none)
    }
    return .keyPath(base, components, .none)
  }

  private func size(
    of base: ExpressionNode, _ collection: any CountedCollection.Type
  ) throws -> ExpressionNode {
    if case .argument = base { throw unsupported }
    let component = KeyPathComponent(.collectionOperator(.count))
    let count: ExpressionNode
    if case .keyPath(let root, let first, _) = base {
      count = .keyPath(root, first + [component], .none)
    } else {
      count = .keyPath(base, [component], .none)
    }
    if keyPath == collection.countKeyPath { return count }
    if keyPath == collection.isEmptyKeyPath {
      return SwiftPredicateConverter.comparison(count, .equal, .literal(.integer(0), .none))
    }
    throw unsupported
  }

  private func field(
    of base: ExpressionNode, _ composite: any CompositeValue.Type
  ) throws -> ExpressionNode {
    guard let name = composite.fieldName(of: keyPath),
      case .keyPath(let root, let first, _) = base
    else { throw unsupported }
    return .keyPath(root, first + [KeyPathComponent(.property(name))], .none)
  }

  private func member(of base: ExpressionNode) throws -> ExpressionNode {
    switch keyPath as AnyKeyPath {
    case \String.count: return .function(.characterCount, [base], .none)
    case \String.isEmpty:
      return SwiftPredicateConverter.comparison(base, .equal, .literal(.string(""), .none))
    case \Date.timeIntervalSinceReferenceDate: return .cast(base, "NSNumber", .none)
    default:
      guard isRawValue else { throw unsupported }
      return base
    }
  }

  /// Whether the key path is that of an enumeration's raw value, or of something that is equal to it in
  /// every case.
  private var isRawValue: Bool {
    guard let type = Root.Output.self as? any RawRepresentable.Type else { return false }
    return isRawValue(of: type)
  }

  private func isRawValue<Value: RawRepresentable>(of type: Value.Type) -> Bool {
    let cases = (type as? any CaseIterable.Type).map { allCases(of: $0) } ?? []
    let values =
      cases.isEmpty ? [EnumerationPlaceholder.value(of: type)] : cases.map { $0 as? Value }
    return values.allSatisfy { value in
      guard let value, let raw = value.rawValue as? AnyHashable else { return false }
      return (value as? Root.Output)?[keyPath: keyPath] as? AnyHashable == raw
    }
  }

  private func allCases<Value: CaseIterable>(of type: Value.Type) -> [Any] { Array(type.allCases) }

  private var unsupported: FetchError {
    .unsupportedExpression("a key path of \(Root.Output.self)")
  }
}

extension CompositeValue {
  fileprivate static func fieldName(of keyPath: AnyKeyPath) -> String? {
    _fields.first { $0.0 == keyPath }?.1
  }
}
