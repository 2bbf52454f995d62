import ModelwrightModel

extension [UserInfoEntry] {
  /// What the model's author wrote about the entity or property: `modelwright.documentation`, or
  /// `documentation` as mogenerator's users have it; `nil` when that is blank.
  var documentation: String? {
    let text = self["modelwright.documentation"] ?? self["documentation"]
    return text.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }
}

extension ContextBuilder {
  /// The comment of a property: what the model's author wrote, otherwise what the property is.
  func comment(_ userInfo: [UserInfoEntry], default text: String) -> [String] {
    CommentText.lines(userInfo.documentation ?? text, indentation: 2)
  }

  /// The comment of a class.
  func comment(of entity: Entity) -> [String] {
    CommentText.lines(
      entity.userInfo.documentation ?? "The entity \(SwiftText.code(entity.name)).",
      indentation: 0)
  }
}
