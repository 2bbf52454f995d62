import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite

/// What a statement's parameter is bound to.
enum FetchBinding {
  /// Always the same.
  case constant(SQLiteValue)
  /// An argument or a variable.
  case bound(Bound, BindingForm)
  /// A property of the object in an argument or a variable.
  case boundProperty(Bound, PropertyPath, BindingForm)
  /// An element of a list; the last one again beyond its end.
  case element(Bound, Int, BindingForm)
  /// All elements of a list, as a JSON array.
  case list(Bound, BindingForm)
  /// Whether a list has an absent element.
  case listHasNull(Bound)
  /// The current time.
  case now
  /// The keys of the objects whose unsaved changes are looked at in memory, as a JSON array.
  case pendingKeys
  /// The greatest number of rows.
  case limit
  /// How many rows are left out first.
  case offset
}

/// How a value becomes a parameter.
enum BindingForm: Hashable {
  /// As it is.
  case plain
  /// As a decimal number.
  case decimal
  /// As a floating-point number.
  case real
  /// As the string to compare.
  case folded(Folding)
  /// The first string after all those that begin with it.
  case prefixEnd
  /// As the key of an object in a hierarchy, by the root's index; 0, which no row has, for others.
  case key(root: Int)
}

/// How a list travels to SQLite.
enum ListShape: Hashable {
  /// As single parameters, so many of them.
  case parameters(Int)
  /// As one JSON array.
  case json(Element)

  /// How an element stands in the array.
  enum Element: Hashable {
    /// A whole number.
    case integer
    /// A string.
    case string
    /// A string as the hexadecimal digits of its UTF-8: JSON cannot carry NUL through SQLite.
    case hexadecimalString
    /// The bits of a floating-point number.
    case bits
    /// Bytes as hexadecimal digits.
    case bytes
  }

  /// The greatest number of single parameters: a statement with more takes long to prepare.
  static let mostParameters = 64

  /// The shape for a list; lists of about one length have the same shape, and so the same statement.
  init(_ values: [PredicateValue], _ form: BindingForm) {
    let count = values.count { $0 != .null }
    if count <= Self.mostParameters {
      var size = count == 0 ? 0 : 1
      while size < count { size *= 2 }
      self = .parameters(size)
      return
    }
    switch form {
    case .key: self = .json(.integer)
    case .decimal: self = .json(.string)
    default: self = .json(Self.element(for: values))
    }
  }

  private static func element(for values: [PredicateValue]) -> Element {
    var element: Element?
    for value in values {
      switch value {
      case .null, .list, .object: continue
      case .boolean, .integer: element = element ?? .integer
      case .double, .date, .decimal: element = .bits
      case .data, .uuid: element = .bytes
      case .string(let text), .uri(let text):
        if text.utf8.contains(0) { return .hexadecimalString }
        element = .string
      }
    }
    return element ?? .integer
  }
}
