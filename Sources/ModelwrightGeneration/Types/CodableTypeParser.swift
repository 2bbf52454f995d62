/// Reads the class name of a Transformable attribute as a Swift type: `[String]`, `[String: Int]`,
/// `Foo`, `.Foo`, `Module.Foo`, `Set<UUID>`. Nothing but a type that was understood gets into
/// generated code.
struct CodableTypeParser {
  /// What a class name was read as.
  enum Result: Hashable, Sendable {
    /// A type that is, or by its name can be, Codable.
    case codable(SwiftType)
    /// A type that takes the place of one that has no coding, or that other platforms lack.
    case substituted(SwiftType)
    /// Not such a type; the text ends a sentence that begins with the class name.
    case unusable(String)
  }

  /// Reads a class name.
  static func parse(_ text: String, spelling: TypeSpelling) -> Result {
    guard text.utf8.count <= 256 else { return .unusable("which is too long for a type") }
    var parser = CodableTypeParser(rest: text.unicodeScalars[...], spelling: spelling)
    do throws(Fault) {
      // Whether the value may be absent is the model's to say, not the class name's.
      let type = try parser.type(depth: 0, keepsOptional: false)
      guard parser.next() == nil else { throw Fault(reason: "which is not a Swift type") }
      let result = SwiftType(
        text: type, needsFoundation: parser.needsFoundation, needsRuntime: parser.needsRuntime,
        isHashable: false)
      return parser.isSubstituted ? .substituted(result) : .codable(result)
    } catch {
      return .unusable(error.reason)
    }
  }

  private struct Fault: Error {
    var reason: String
  }

  private var rest: Substring.UnicodeScalarView
  private let spelling: TypeSpelling
  private var needsFoundation = false
  private var needsRuntime = false
  private var isSubstituted = false

  private init(rest: Substring.UnicodeScalarView, spelling: TypeSpelling) {
    self.rest = rest
    self.spelling = spelling
  }

  // MARK: The grammar

  private mutating func type(depth: Int, keepsOptional: Bool = true) throws(Fault) -> String {
    guard depth < 8 else { throw Fault(reason: "which is nested too deep") }
    var result: String
    if take("[") {
      result = "[" + (try type(depth: depth + 1))
      if take(":") { result += ": " + (try type(depth: depth + 1)) }
      try expect("]")
      result += "]"
    } else {
      result = try named(depth: depth)
    }
    var isOptional = false
    while take("?") { isOptional = true }
    // The star of a pointer to an object.
    while take("*") {}
    if isOptional, keepsOptional { result += "?" }
    return result
  }

  private mutating func named(depth: Int) throws(Fault) -> String {
    var name = ""
    _ = take(".")
    repeat { name = try identifier() } while take(".")
    guard take("<") else { return try leaf(name) }
    var arguments = [try type(depth: depth + 1)]
    while take(",") { arguments.append(try type(depth: depth + 1)) }
    try expect(">")
    if let type = objectiveC(name, of: arguments) { return type }
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Optional", 1): return "\(arguments[0])?"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default:
      guard KnownTypes.substitute(for: name) == nil else {
        throw Fault(reason: "which is not a Swift type")
      }
      return try leaf(name) + "<" + arguments.joined(separator: ", ") + ">"
    }
  }

  private mutating func leaf(_ name: String) throws(Fault) -> String {
    if KnownTypes.swift.contains(name) { return spelling.swift(name) }
    if KnownTypes.foundation.contains(name) {
      needsFoundation = true
      return spelling.foundation(name)
    }
    if let type = KnownTypes.substitute(for: name) { return try substitute(type) }
    if KnownTypes.isApple(name) { throw Fault(reason: "which only exists on Apple's platforms") }
    if KnownTypes.isUncodable(name) || spelling.declared.contains(name) {
      throw Fault(reason: "which is not Codable")
    }
    return SwiftIdentifier.escaped(name)
  }

  /// A type that takes another one's place: written without spaces for a model's own names.
  private mutating func substitute(_ type: String) throws(Fault) -> String {
    isSubstituted = true
    if type.contains("JSONValue") {
      needsRuntime = true
      let value = spelling.runtime("JSONValue")
      switch type {
      case "JSONValue": return value
      case "[JSONValue]": return "[\(value)]"
      case "Set<JSONValue>": return "\(spelling.swift("Set"))<\(value)>"
      default: return "[\(spelling.swift("String")): \(value)]"
      }
    }
    return try leaf(type)
  }

  /// A collection of Objective-C that names its elements: `NSArray<NSString *>`.
  private mutating func objectiveC(_ name: String, of arguments: [String]) -> String? {
    let type: String? =
      switch (name, arguments.count) {
      case ("NSArray", 1), ("NSMutableArray", 1), ("NSOrderedSet", 1): "[\(arguments[0])]"
      case ("NSSet", 1), ("NSMutableSet", 1): "\(spelling.swift("Set"))<\(arguments[0])>"
      case ("NSDictionary", 2), ("NSMutableDictionary", 2): "[\(arguments[0]): \(arguments[1])]"
      default: nil
      }
    if type != nil { isSubstituted = true }
    return type
  }

  // MARK: Characters

  mutating func next() -> UnicodeScalar? {
    while rest.first == " " { rest.removeFirst() }
    return rest.first
  }

  private mutating func take(_ scalar: UnicodeScalar) -> Bool {
    guard next() == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func expect(_ scalar: UnicodeScalar) throws(Fault) {
    guard take(scalar) else { throw Fault(reason: "which is not a Swift type") }
  }

  private mutating func identifier() throws(Fault) -> String {
    _ = next()
    let end = rest.firstIndex { " .,:<>[]?*".unicodeScalars.contains($0) } ?? rest.endIndex
    let name = String(rest[..<end])
    guard SwiftIdentifier.make(from: name) == name else {
      throw Fault(reason: "which is not a Swift type")
    }
    rest = rest[end...]
    return name
  }
}
