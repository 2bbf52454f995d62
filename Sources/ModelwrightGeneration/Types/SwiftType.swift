/// A type as generated code writes it, and what using it takes.
struct SwiftType: Hashable, Sendable {
  /// The type's text, without the question mark of an optional value.
  var text: String
  /// Whether the type comes from Foundation.
  var needsFoundation = false
  /// Whether the type is the runtime's.
  var needsRuntime = false
  /// Whether values are known to be hashable, which `Identifiable` asks of an `id`.
  var isHashable = true
}

/// A property's type and the runtime's accessors for it.
struct PropertyType: Hashable, Sendable {
  /// What the accessors of a type are called.
  enum Accessor: Hashable, Sendable {
    /// `_int16(at:)`, `_setInt16(_:at:)` and their optional forms; the name begins with a capital.
    case value(String)
    /// `_any(at:)`, which is optional by itself.
    case any
    /// A to-many relationship, which is never optional.
    case toMany
    /// An ordered to-many relationship, which is never optional.
    case orderedToMany
  }

  /// The type of the values.
  var type: SwiftType
  /// The accessors.
  var accessor: Accessor

  /// The type with its optionality.
  func declaration(isOptional: Bool) -> String {
    switch accessor {
    case .value: isOptional ? type.text + "?" : type.text
    case .any, .toMany, .orderedToMany: type.text
    }
  }

  /// The call that reads the value at an offset.
  func getter(isOptional: Bool, offset: String) -> String {
    switch accessor {
    case .value(let name):
      isOptional ? "_optional\(name)(at: \(offset))" : "_\(Self.lowered(name))(at: \(offset))"
    case .any: "_any(at: \(offset))"
    case .toMany: "_toMany(at: \(offset))"
    case .orderedToMany: "_orderedToMany(at: \(offset))"
    }
  }

  /// The call that writes a value at an offset.
  func setter(_ value: String, isOptional: Bool, offset: String) -> String {
    let name =
      switch accessor {
      case .value(let name): isOptional ? "Optional\(name)" : name
      case .any: "Any"
      case .toMany: "ToMany"
      case .orderedToMany: "OrderedToMany"
      }
    return "_set\(name)(\(value), at: \(offset))"
  }

  /// `Int16` as `int16`, `UUID` as `uuid`.
  private static func lowered(_ name: String) -> String {
    switch name {
    case "UUID", "URL": name.lowercased()
    default: String(name.prefix(1)).lowercased() + name.dropFirst()
    }
  }
}
