import ModelwrightPredicate

/// Turns a request's predicate into the key of its shape and the values of the run.
struct FetchFilter {
  let model: ManagedObjectModel
  let entity: EntityDescription

  func key<Result: ManagedObject>(
    of filter: FetchRequest<Result>.Filter
  ) throws -> (FetchPlanKey.Filter, FetchValues) {
    var values = FetchValues()
    switch filter {
    case .all: return (.all, values)
    case .swift(let predicate):
      var converter = SwiftPredicateConverter(model: model, objectClass: Result.self)
      let node = try converter.convert(predicate)
      values.arguments = converter.arguments
      try Self.check(values.arguments)
      return (.node(node, values.arguments.map { ArgumentShape($0) }), values)
    case .format(let text, let arguments, let variables):
      values.arguments = arguments
      values.variables = variables
      try Self.check(arguments)
      for value in variables.values { try Self.check([value]) }
      let format = try model.fetchPlans.format(text)
      guard format.placeholders.count == arguments.count else {
        throw FetchError.argumentCount(
          expected: format.placeholders.count, found: arguments.count, format: text)
      }
      try Self.check(variables: format.variables, variables, text)
      let key = FetchPlanKey.Filter.format(
        ByteText(text), arguments.map { ArgumentShape($0) },
        keyPaths: try Self.keyPaths(format, arguments),
        variables: variables.mapValues { ArgumentShape($0) })
      return (key, values)
    }
  }

  /// "Not a number" equals nothing and is stored nowhere: in a predicate it can only be a mistake.
  private static func check(_ values: [PredicateValue]) throws {
    for value in values {
      switch value {
      case .double(let number), .date(let number):
        if number.isNaN {
          throw FetchError.argument("an argument of a predicate is not a number (NaN)")
        }
      case .list(let elements): try check(elements)
      default: break
      }
    }
  }

  private static func check(
    variables names: [String], _ variables: [String: PredicateValue], _ text: String
  ) throws {
    for name in names where variables[name] == nil {
      throw FetchError.argument("the predicate \"\(text)\" needs a value for its variable $\(name)")
    }
  }

  private static func keyPaths(
    _ format: PredicateFormat, _ arguments: [PredicateValue]
  ) throws -> [Int: String] {
    var keyPaths: [Int: String] = [:]
    for (index, placeholder) in format.placeholders.enumerated() where placeholder == .keyPath {
      guard case .string(let text) = arguments[index] else {
        throw FetchError.argument("%K takes a string that holds a key path (argument \(index + 1))")
      }
      keyPaths[index] = text
    }
    return keyPaths
  }
}
