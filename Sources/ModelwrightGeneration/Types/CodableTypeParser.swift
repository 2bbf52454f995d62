/// Reads the class name of a Transformable attribute as a Swift type: `[String]`, `[String: Int]`,
/// `Foo`, `.Foo`, `Module.Foo`, `Set<UUID>`. Nothing but a type that was understood gets into
/// generated code.
struct CodableTypeParser {
  /// What a class name was read as.
  enum Result: Hashable, Sendable {
    /// A type that is, or by its name can be, Codable.
    case codable(SwiftType)
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
      return .codable(
        SwiftType(text: type, needsFoundation: parser.needsFoundation, isHashable: false))
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
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Optional", 1): return "\(arguments[0])?"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return try leaf(name) + "<" + arguments.joined(separator: ", ") + ">"
    }
  }

  private mutating func leaf(_ name: String) throws(Fault) -> String {
    if KnownTypes.swift.contains(name) { return spelling.swift(name) }
    if KnownTypes.foundation.contains(name) {
      needsFoundation = true
      return spelling.foundation(name)
    }
    if KnownTypes.isApple(name) { throw Fault(reason: "which only exists on Apple's platforms") }
    if KnownTypes.isUncodable(name) || spelling.declared.contains(name) {
      throw Fault(reason: "which is not Codable")
    }
    return SwiftIdentifier.escaped(name)
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
    let end = rest.firstIndex { " .,:<>[]?".unicodeScalars.contains($0) } ?? rest.endIndex
    let name = String(rest[..<end])
    guard SwiftIdentifier.make(from: name) == name else {
      throw Fault(reason: "which is not a Swift type")
    }
    rest = rest[end...]
    return name
  }
}
