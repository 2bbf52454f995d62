/// A name in a template with what can be known of it before rendering.
struct Name: Sendable {
  /// The members that collections and texts have.
  enum Member: Sendable { case first, last, count }

  let text: String
  let fingerprint: UInt64
  /// The position in an array that the name means: `items.0`.
  let position: Int?
  let member: Member?

  init(_ text: String) {
    self.text = text
    fingerprint = ModelwrightTemplating.fingerprint(of: text)
    position = Int(text)
    switch text {
    case "first": member = .first
    case "last": member = .last
    case "count": member = .count
    default: member = nil
    }
  }
}

extension TemplateValue {
  /// The member of a name: a dictionary's value, an array's or text's element, `first`, `last` or
  /// `count`; ``none`` when there is no such member.
  func member(_ name: Name) -> TemplateValue {
    switch self {
    case .dictionary(let dictionary):
      if case .count? = name.member { return .int(dictionary.count) }
      return dictionary.value(fingerprint: name.fingerprint, key: name.text) ?? .none
    case .array(let array):
      return Self.element(name, of: array) { $0 }
    case .string(let text):
      return Self.element(name, of: text) { .string(String($0)) }
    case .none, .bool, .int, .double:
      return .none
    }
  }

  private static func element<Elements: BidirectionalCollection>(
    _ name: Name, of elements: Elements, convert: (Elements.Element) -> TemplateValue
  ) -> TemplateValue {
    switch name.member {
    case .first?: return elements.first.map(convert) ?? .none
    case .last?: return elements.last.map(convert) ?? .none
    case .count?: return .int(elements.count)
    case nil:
      guard let position = name.position, position >= 0 else { return .none }
      return elements.dropFirst(position).first.map(convert) ?? .none
    }
  }
}
