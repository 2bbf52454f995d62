/// The part of SARIF 2.1.0's published JSON schema that reports use: which members an object must have,
/// which it may have, and what they are.
indirect enum SARIFStructure: Sendable {
  case string
  case uri
  case integer(least: Int)
  case constant(String)
  case oneOf([String])
  case array(SARIFStructure)
  case map(SARIFStructure)
  case object(required: [String: SARIFStructure], allowed: [String: SARIFStructure])

  /// What in a document contradicts the schema, each with its place.
  static func problems(of document: Any) -> [String] { log.problems(of: document, at: "") }

  private func problems(of value: Any, at place: String) -> [String] {
    switch self {
    case .string: return value is String ? [] : ["\(place) is no string"]
    case .uri:
      guard let text = value as? String else { return ["\(place) is no string"] }
      let allowed = text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
          || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains($0)
      }
      return allowed ? [] : ["\(place) is no URI"]
    case .integer(let least):
      guard let number = value as? Int else {
        return ["\(place) is no integer"]
      }
      return number >= least ? [] : ["\(place) is less than \(least)"]
    case .constant(let wanted):
      return value as? String == wanted ? [] : ["\(place) is '\(value)'"]
    case .oneOf(let values):
      return values.contains { $0 == value as? String } ? [] : ["\(place) is '\(value)'"]
    case .array(let element):
      guard let values = value as? [Any] else { return ["\(place) is no array"] }
      return values.enumerated().flatMap { element.problems(of: $1, at: "\(place)[\($0)]") }
    case .map(let element):
      guard let values = value as? [String: Any] else { return ["\(place) is no object"] }
      return values.flatMap { element.problems(of: $1, at: "\(place).\($0)") }
    case .object(let required, let allowed):
      guard let values = value as? [String: Any] else { return ["\(place) is no object"] }
      let prefix = place.isEmpty ? "" : place + "."
      let missing = required.keys.filter { values[$0] == nil }.map { "\(prefix)\($0) is missing" }
      return missing
        + values.flatMap { name, value in
          (required[name] ?? allowed[name])?.problems(of: value, at: prefix + name)
            ?? ["\(prefix)\(name) is not allowed"]
        }
    }
  }

  // MARK: The schema

  private static let level = oneOf(["none", "note", "warning", "error"])
  private static let text = object(required: ["text": .string], allowed: ["markdown": .string])

  private static let rule = object(
    required: ["id": .string],
    allowed: [
      "name": .string, "shortDescription": text, "fullDescription": text, "help": text,
      "helpUri": .uri,
      "defaultConfiguration": object(required: [:], allowed: ["level": level]),
    ])

  private static let driver = object(
    required: ["name": .string],
    allowed: ["version": .string, "informationUri": .uri, "rules": .array(rule)])

  private static let location = object(
    required: [:],
    allowed: [
      "physicalLocation": object(
        required: ["artifactLocation": artifact],
        allowed: [
          "region": object(
            required: ["startLine": .integer(least: 1)],
            allowed: ["startColumn": .integer(least: 1)])
        ]),
      "logicalLocations": .array(
        object(
          required: [:],
          allowed: ["name": .string, "fullyQualifiedName": .string, "kind": .string])),
    ])

  private static let artifact = object(
    required: ["uri": .uri], allowed: ["uriBaseId": .string, "index": .integer(least: -1)])

  private static let result = object(
    required: ["message": text],
    allowed: [
      "ruleId": .string, "ruleIndex": .integer(least: -1), "level": level,
      "locations": .array(location), "partialFingerprints": .map(.string),
    ])

  private static let run = object(
    required: ["tool": object(required: ["driver": driver], allowed: [:])],
    allowed: [
      "results": .array(result), "columnKind": oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
    ])

  private static let log = object(
    required: ["version": constant("2.1.0"), "runs": .array(run)],
    allowed: ["$schema": .uri])
}
