import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

/// The values of one run of a fetch: what its parameters are bound to.
struct FetchValues {
  var arguments: [PredicateValue] = []
  var variables: [String: PredicateValue] = [:]
  /// Seconds since 2001: the same for the whole run.
  var now: Double = 0
  var pendingKeys: [Int64] = []
  var limit: Int64 = -1
  var offset: Int64 = 0

  func value(of bound: Bound) -> PredicateValue {
    switch bound {
    case .argument(let index): arguments.indices.contains(index) ? arguments[index] : .null
    case .variable(let name): variables[name] ?? .null
    case .element(let list, let index):
      if case .list(let values) = value(of: list), values.indices.contains(index) {
        values[index]
      } else {
        .null
      }
    }
  }

  /// The present elements of a list.
  func elements(of bound: Bound) -> [PredicateValue] {
    guard case .list(let values) = value(of: bound) else { return [] }
    return values.contains(.null) ? values.filter { $0 != .null } : values
  }
}

/// Binds the values of a run.
struct FetchBinder {
  let model: ResolvedModel
  let values: FetchValues
  /// Reads a property of an object that an argument or a variable holds.
  let property: (ObjectReference, PropertyPath) throws -> PredicateValue

  func bind(_ bindings: [FetchBinding], to statement: Statement) throws {
    for (index, binding) in bindings.enumerated() {
      try bind(binding, to: statement, at: Int32(index + 1))
    }
  }

  private func bind(
    _ binding: FetchBinding, to statement: Statement, at index: Int32
  ) throws {
    switch binding {
    case .constant(let value): try statement.bind(value, at: index)
    case .bound(let bound, let form):
      try bind(values.value(of: bound), form, to: statement, at: index)
    case .boundProperty(let bound, let path, let form):
      guard case .object(let reference) = values.value(of: bound) else { return }
      try bind(property(reference, path), form, to: statement, at: index)
    case .element(let bound, let place, let form):
      let elements = values.elements(of: bound)
      guard let last = elements.last else { return }
      try bind(place < elements.count ? elements[place] : last, form, to: statement, at: index)
    case .list(let bound, let form): try statement.bind(json(bound, form), at: index)
    case .listHasNull(let bound):
      guard case .list(let elements) = values.value(of: bound) else { return }
      try statement.bind(Int64(elements.contains(.null) ? 1 : 0), at: index)
    case .now: try statement.bind(values.now, at: index)
    case .pendingKeys:
      let keys = values.pendingKeys.map(String.init).joined(separator: ",")
      try statement.bind("[\(keys)]", at: index)
    case .limit: try statement.bind(values.limit, at: index)
    case .offset: try statement.bind(values.offset, at: index)
    }
  }

  private func bind(
    _ value: PredicateValue, _ form: BindingForm, to statement: Statement, at index: Int32
  ) throws {
    switch (form, value) {
    case (.plain, .string(let text)): try statement.bind(text, at: index)
    case (.plain, .integer(let number)): try statement.bind(number, at: index)
    case (.plain, .double(let number)), (.plain, .date(let number)):
      try statement.bind(number, at: index)
    default: try statement.bind(stored(value, form), at: index)
    }
  }

  func stored(_ value: PredicateValue, _ form: BindingForm) -> SQLiteValue {
    switch (form, value) {
    case (_, .null): .null
    case (.key(let root), .object(let reference)):
      model.entities[reference.entity].root == root ? .integer(reference.key) : .integer(0)
    case (.key, _): .integer(0)
    case (.decimal, _): SQLFunctions.stored(ValueFunctions.convert(value, to: .decimal))
    case (.real, _): SQLFunctions.stored(ValueFunctions.convert(value, to: .double))
    case (.folded(let folding), .string(let text)), (.folded(let folding), .uri(let text)):
      .text(StringFolding.fold(text, folding))
    case (.prefixEnd, .string(let text)), (.prefixEnd, .uri(let text)): Self.end(ofPrefix: text)
    default: SQLFunctions.stored(value)
    }
  }

  /// The least text that is greater than all that begin with a prefix. When there is none: a blob,
  /// which SQLite orders after every text.
  static func end(ofPrefix prefix: String) -> SQLiteValue {
    var scalars = Array(prefix.unicodeScalars)
    while let last = scalars.popLast() {
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      var end = String.UnicodeScalarView(scalars)
      end.append(scalar)
      return .text(String(end))
    }
    return .blob([])
  }

  // MARK: Lists

  private func json(_ bound: Bound, _ form: BindingForm) -> String {
    let elements = values.elements(of: bound)
    guard case .json(let kind) = ListShape(elements, form) else { return "[]" }
    var text = "["
    for element in elements {
      let value = stored(element, form)
      if text.utf8.count > 1 { text += "," }
      text += Self.json(value, kind)
    }
    return text + "]"
  }

  private static func json(_ value: SQLiteValue, _ kind: ListShape.Element) -> String {
    switch (kind, value) {
    case (.bits, .real(let number)): "\(Int64(bitPattern: number.bitPattern))"
    case (.bits, .integer(let number)): "\(Int64(bitPattern: Double(number).bitPattern))"
    case (_, .integer(let number)): "\(number)"
    case (.bytes, .blob(let bytes)): "\"\(Hexadecimal.encode(bytes))\""
    case (.hexadecimalString, .text(let text)): "\"\(Hexadecimal.encode(text.utf8))\""
    case (_, .text(let text)): quoted(text)
    default: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
