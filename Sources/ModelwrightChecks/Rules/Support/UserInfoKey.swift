/// A key of user info that this tool gives a meaning.
struct UserInfoKey {
  /// What an element with user info is.
  enum Element: String, CaseIterable {
    case entity
    case attribute
    case relationship
    case fetchedProperty = "fetched property"
  }

  /// What all of our own keys begin with.
  static let prefix = "modelwright."

  /// The key.
  let name: String
  /// Where it means something.
  let elements: [Element]

  /// Every key of our own.
  static let all = [
    UserInfoKey(name: IgnoredCode.key, elements: Element.allCases),
    UserInfoKey(name: "modelwright.documentation", elements: Element.allCases),
    UserInfoKey(name: "modelwright.skip", elements: [.entity]),
    UserInfoKey(name: "modelwright.enumeration", elements: [.attribute]),
    UserInfoKey(name: "modelwright.cases", elements: [.attribute]),
    UserInfoKey(name: "modelwright.snapshot", elements: [.attribute]),
  ]
}
