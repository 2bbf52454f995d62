import ModelwrightModel

/// Reads an expression of a mapping model: an NSExpression in a keyed archive.
///
/// No class is ever made. An object is understood by its keys, as Xcode's archives have them; what is
/// not understood becomes ``MappingExpression/unknown(_:)`` with the name of its class.
struct ExpressionArchive {
  /// The greatest expression of the models known has nine parts.
  private static let mostParts = 256
  private static let deepest = 16
  private static let mostElements = 4_096

  private let list: BinaryPropertyList
  /// The numbers of the archive's objects, by their references.
  private let objects: [Int]
  private var partsLeft = mostParts

  /// The expression in the bytes of an archive; `nil` when they are no archive.
  static func expression(in bytes: [UInt8]) -> MappingExpression? {
    guard var archive = ExpressionArchive(bytes), let root = archive.root else { return nil }
    return archive.expression(root, depth: 0)
  }

  private init?(_ bytes: [UInt8]) {
    guard let list = BinaryPropertyList(bytes),
      case .dictionary(let keys, let values)? = list.object(list.root, limit: 64)
    else { return nil }
    self.list = list
    var objects: [Int]?
    for (key, value) in zip(keys, values) where list.object(key, limit: 0) == .string("$objects") {
      if case .array(let found)? = list.object(value, limit: Self.mostElements) { objects = found }
    }
    guard let objects else { return nil }
    self.objects = objects
  }

  // MARK: Objects

  /// The reference of the object that the archive is about.
  private var root: Int? {
    guard let top = members(list.root)?["$top"], let number = members(top)?["root"],
      case .uid(let reference)? = object(number)
    else { return nil }
    return reference
  }

  /// The members of a dictionary, by their keys.
  private func members(_ number: Int) -> [String: Int]? {
    guard case .dictionary(let keys, let values)? = list.object(number, limit: 64) else {
      return nil
    }
    var found: [String: Int] = [:]
    for (key, value) in zip(keys, values) {
      if case .string(let name)? = list.object(key, limit: 0) { found[name] = value }
    }
    return found
  }

  private func object(_ number: Int) -> BinaryPropertyList.Object? {
    list.object(number, limit: Self.mostElements)
  }

  /// The number of the object that a member refers to.
  private func target(_ members: [String: Int], _ name: String) -> Int? {
    guard let number = members[name], case .uid(let reference)? = object(number),
      objects.indices.contains(reference)
    else { return nil }
    return reference
  }

  private func text(_ members: [String: Int], _ name: String) -> String? {
    guard let reference = target(members, name),
      case .string(let text)? = object(objects[reference])
    else { return nil }
    return text
  }

  // MARK: Expressions

  private mutating func expression(_ reference: Int, depth: Int) -> MappingExpression {
    partsLeft -= 1
    guard partsLeft >= 0, depth < Self.deepest else { return .unknown("an expression too large") }
    guard objects.indices.contains(reference), let members = members(objects[reference]) else {
      return .unknown("a damaged expression")
    }
    if let selector = text(members, "NSSelectorName") {
      let operand = target(members, "NSOperand").map { expression($0, depth: depth + 1) }
      return .function(
        operand: operand ?? .unknown("nothing"), selector: selector,
        arguments: elements(members, "NSArguments", depth: depth))
    }
    if let name = text(members, "NSVariable") { return .variable(name) }
    if let path = text(members, "NSKeyPath") { return .keyPath(path) }
    if members["NSConstantValue"] != nil { return constant(members) }
    if members["NSCollection"] != nil {
      return .list(elements(members, "NSCollection", depth: depth))
    }
    let name = target(members, "$class").flatMap { self.members(objects[$0]) }
      .flatMap { text($0, "$classname") ?? plainText($0, "$classname") }
    return .unknown(name.map { "an \($0)" } ?? "an expression of an unknown kind")
  }

  private func plainText(_ members: [String: Int], _ name: String) -> String? {
    guard let number = members[name], case .string(let text)? = object(number) else { return nil }
    return text
  }

  private mutating func elements(
    _ members: [String: Int], _ name: String, depth: Int
  ) -> [MappingExpression] {
    guard let reference = target(members, name),
      let list = self.members(objects[reference]),
      let number = list["NS.objects"], case .array(let found)? = object(number)
    else { return [] }
    var result: [MappingExpression] = []
    for element in found.prefix(Self.mostParts) {
      guard partsLeft > 0, case .uid(let target)? = object(element) else {
        return result + [.unknown("a damaged expression")]
      }
      result.append(expression(target, depth: depth + 1))
    }
    return result
  }

  /// A constant as text: a message shows it, and names are looked for in it.
  private func constant(_ members: [String: Int]) -> MappingExpression {
    guard let reference = target(members, "NSConstantValue") else {
      return .unknown("a constant of an unknown kind")
    }
    return switch object(objects[reference]) {
    case .string("$null"): .constant("nil")
    case .string(let text): .constant(text)
    case .bool(let value): .constant(value ? "YES" : "NO")
    case .integer(let value): .constant("\(value)")
    case .real(let value), .date(let value): .constant("\(value)")
    default: .unknown("a constant of an unknown kind")
    }
  }
}
