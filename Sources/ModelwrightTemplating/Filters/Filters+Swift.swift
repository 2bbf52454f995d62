extension Filters {
  /// A text as a Swift identifier: `normal` begins every part with a capital, `pretty` also removes
  /// the underscores between them, `valid` changes only what is not allowed.
  @Sendable static func swiftIdentifier(
    _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws(FilterError) -> TemplateValue {
    try expect(arguments, atMost: 1)
    let text = try text(of: value)
    switch try mode(arguments, among: ["normal", "pretty", "valid"]) {
    case "pretty":
      let camel = camelCase(identifier(text, capitalizes: true), stripsLeading: true)
      return .string(prefixed(camel))
    case "valid":
      return .string(prefixed(identifier(text, capitalizes: false)))
    default:
      return .string(prefixed(identifier(text, capitalizes: true)))
    }
  }

  /// A word that Swift reserves in backticks, any other as it is.
  @Sendable static func escapeReservedKeyword(_ text: String) -> String {
    reservedWords.contains(text) ? "`\(text)`" : text
  }

  private static func identifier(_ text: String, capitalizes: Bool) -> String {
    text.unicodeScalars
      .split(omittingEmptySubsequences: false) { !$0.properties.isXIDContinue && $0 != "_" }
      .map { capitalizes ? upperFirstLetter(String($0)) : String($0) }
      .joined(separator: "_")
  }

  private static func prefixed(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    return first.properties.isXIDStart || first == "_" ? text : "_" + text
  }

  private static let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "protocol", "public",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil", "rethrows", "super",
    "self", "Self", "throw", "throws", "true", "try", "_", "#available", "#colorLiteral",
    "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral", "#function", "#if",
    "#imageLiteral", "#line", "#selector", "#sourceLocation", "associativity", "convenience",
    "dynamic", "didSet", "final", "get", "infix", "indirect", "lazy", "left", "mutating", "none",
    "nonmutating", "optional", "override", "postfix", "precedence", "prefix", "Protocol",
    "required", "right", "set", "Type", "unowned", "weak", "willSet",
  ]
}
