/// What a string of a configuration must look like.
enum TextForm: Sendable {
  /// One of some words.
  case choice([String])
  /// The name of a Swift module or type, with dots between its parts. Generated code holds it as it
  /// is written, so that nothing else may get through.
  case swiftName(String)
  /// The name of a module, with the level of its import before it if there is one to say.
  case moduleImport
  /// The code of a diagnostic.
  case code
  /// Any text but an empty one.
  case name
  /// Any text.
  case any

  /// Whether a text has the form.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .choice(let words): words.contains(text)
    case .swiftName: Self.isSwiftName(text)
    case .moduleImport: Self.isSwiftName(Self.withoutLevel(text))
    case .code:
      !text.isEmpty
        && text.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
        }
    case .name: !text.isEmpty
    case .any: true
    }
  }

  /// What a message says that the text should be.
  var wanted: String {
    switch self {
    case .choice(let words): "one of " + words.map { "'\($0)'" }.joined(separator: ", ")
    case .swiftName(let purpose): "the name of \(purpose), such as 'Name' or 'Module.Name'"
    case .moduleImport: "the name of a module, such as 'Kit', 'public Kit' or 'internal Kit'"
    case .code: "a code: lower-case letters, digits and hyphens"
    case .name, .any: "a text that is not empty"
    }
  }

  /// The form as a regular expression; `nil` when there is nothing to match.
  var pattern: String? {
    switch self {
    case .choice, .any: nil
    case .swiftName: "^\(Self.namePattern)$"
    case .moduleImport: "^((\(Self.levels.joined(separator: "|"))) )?\(Self.namePattern)$"
    case .code: "^[a-z0-9-]+$"
    case .name: "^[\\s\\S]"
    }
  }

  private static let namePattern = "[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*"
  private static let levels = ["public", "package", "internal"]

  private static func withoutLevel(_ text: String) -> Substring {
    let level = levels.first { text.hasPrefix($0 + " ") }
    return text.dropFirst(level.map { $0.count + 1 } ?? 0)
  }

  private static func isSwiftName(_ text: some StringProtocol) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      part in
      guard let first = part.first, !(0x30...0x39).contains(first) else { return false }
      return part.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "_")
      }
    }
  }
}
