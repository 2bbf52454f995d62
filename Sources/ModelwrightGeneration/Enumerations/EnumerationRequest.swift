import ModelwrightModel

/// What the user info of an attribute asks for: that its values be those of an enumeration.
///
/// Source: core-data.md §1.7 (the keys that users of other generators already have).
struct EnumerationRequest: Hashable {
  /// Whose keys were used.
  enum Origin: Hashable {
    /// `modelwright.enumeration` and `modelwright.cases`.
    case modelwright
    /// gyro's `enumType` and `enumValues`.
    case gyro
    /// SwiftGen's `RawType`.
    case swiftGen
  }

  /// Whose keys were used. A fault in our own is an error; in those of others it is a warning, since
  /// they were written for another tool.
  var origin: Origin
  /// The type's name as it is written.
  var typeName: String
  /// The list of cases; `nil` when another attribute lists them, or when a person writes the type.
  var cases: String?
  /// The attribute's type.
  var type: AttributeType
  /// The attribute's default.
  var defaultValue: Attribute.DefaultValue
}

extension Attribute {
  /// What the user info asks for; `nil` when it says nothing of an enumeration.
  var enumerationRequest: EnumerationRequest? {
    guard !userInfo.isEmpty, let (origin, nameKey, casesKey) = enumerationKeys else { return nil }
    return EnumerationRequest(
      origin: origin, typeName: Self.trimmed(userInfo[nameKey] ?? ""),
      cases: casesKey.flatMap { userInfo[$0] }, type: type, defaultValue: defaultValue)
  }

  /// Where the user info names the enumeration.
  var enumerationPlace: SourceLocation {
    guard let (_, nameKey, casesKey) = enumerationKeys else { return source.location }
    let entry = userInfo.entry(nameKey) ?? casesKey.flatMap { userInfo.entry($0) }
    guard let place = entry?.source.location(of: "value"), place.line > 0 else {
      return source.location(of: "name")
    }
    return place
  }

  /// Where a byte of the list of cases stands; without one, where the enumeration is named.
  func enumerationPlace(atByte offset: Int?) -> SourceLocation {
    guard let offset, let key = enumerationKeys?.cases, let entry = userInfo.entry(key) else {
      return enumerationPlace
    }
    let place = entry.source.location(of: "value", offset: offset)
    return place.line > 0 ? place : enumerationPlace
  }

  /// Whether SwiftGen's `unwrapOptional` makes the property of an optional attribute non-optional: a
  /// stored value that is absent or no case then stops the program, as SwiftGen's code does.
  var unwrapsOptional: Bool {
    guard let text = userInfo["unwrapOptional"] else { return false }
    return ["true", "yes", "1"].contains(Self.trimmed(text).lowercased())
  }

  private var enumerationKeys: (EnumerationRequest.Origin, name: String, cases: String?)? {
    let keys: [(EnumerationRequest.Origin, String, String?)] = [
      (.modelwright, "modelwright.enumeration", "modelwright.cases"),
      (.gyro, "enumType", "enumValues"), (.swiftGen, "RawType", nil),
    ]
    return keys.first { userInfo[$0.1] != nil || $0.2.map { userInfo[$0] != nil } == true }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
