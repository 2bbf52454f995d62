import ModelwrightConfiguration
import ModelwrightModel
import Testing

/// The text of lock files.
@Suite struct VersionLockTests {
  private static let names = ["A", "Bö", "C\"\\", "D\u{202E}", "E\n", "F 🐶"]

  /// Records that differ from each other in every way.
  private static func lock(seed: Int) -> VersionLock {
    var generator = Numbers(state: UInt64(truncatingIfNeeded: seed &* 7919 &+ 1))
    let versions = (0..<Int(generator.next() % 6)).map { number in
      var entities: [String: ReleasedEntity] = [:]
      for name in names where generator.next() % 3 != 0 {
        var properties: [String: String] = [:]
        for name in names where generator.next() % 2 == 0 {
          properties[name] = digits(generator.next() % 3, VersionLock.shortLength)
        }
        entities[name] = ReleasedEntity(
          declaration: digits(generator.next() % 3, VersionLock.shortLength),
          properties: properties)
      }
      return ReleasedVersion(
        name: "V\(number) \(names[number % names.count])", model: digits(generator.next() % 9, 64),
        schema: digits(generator.next() % 9, 64), schemaRules: Int(generator.next() % 4),
        entities: entities)
    }
    return VersionLock(versions: versions)
  }

  private static func digits(_ number: UInt64, _ count: Int) -> String {
    String(repeating: String(number % 16, radix: 16), count: count)
  }

  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test("what is written is read again", arguments: 0..<60)
  func roundTrip(seed: Int) throws {
    let lock = Self.lock(seed: seed)
    let text = lock.text
    let read = try VersionLock(Array(text.utf8), path: "lock")
    #expect(read == lock)
    #expect(read.text == text)
  }

  @Test("of a version only what differs from the one before is written")
  func differences() {
    let dog = ReleasedEntity(
      declaration: Self.digits(1, 10),
      properties: ["age": Self.digits(2, 10), "name": Self.digits(3, 10)])
    var later = dog
    later.properties["age"] = nil
    let hashes = (Self.digits(4, 64), Self.digits(5, 64))
    func version(_ name: String, _ entities: [String: ReleasedEntity]) -> ReleasedVersion {
      ReleasedVersion(
        name: name, model: hashes.0, schema: hashes.1, schemaRules: 1, entities: entities)
    }
    let lock = VersionLock(versions: [
      version("A", ["Cat": dog, "Dog": dog]), version("B", ["Dog": later]),
      version("C", ["Dog": later]),
    ])
    let lines = lock.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("\"Cat\": null,"))
    #expect(lines.contains("\"Dog\": {\"properties\": {\"age\": null}}"))
    #expect(lines.contains("\"entities\": {}"))
  }

  @Test("damaged texts are refused with a place, whatever byte is cut off or changed")
  func damaged() throws {
    let bytes = Array(Self.lock(seed: 3).text.utf8)
    try #require(bytes.count > 500)
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: LockFault.self) { try VersionLock(Array(bytes[..<count]), path: "lock") }
    }
    let faults = [
      ("{\"format\": 1, \"versions\": {}}", 1, 27), ("{\"format\": 1}", 1, 1),
      ("{\"format\": 1, \"versions\": [], \"more\": 1}", 1, 31), ("null", 1, 1),
    ]
    for (text, line, column) in faults {
      let fault = #expect(throws: LockFault.self) { try VersionLock(Array(text.utf8), path: "l") }
      #expect(fault?.diagnostic.location.line == line)
      #expect(fault?.diagnostic.location.column == column, "\(text)")
    }
  }

  @Test("the same version twice, as a merge leaves it, is refused")
  func twice() {
    var lock = VersionLock()
    let version = ReleasedVersion(
      name: "A", model: Self.digits(1, 64), schema: Self.digits(1, 64), schemaRules: 1,
      entities: [:])
    lock.versions = [version, version]
    #expect(throws: LockFault.self) { try VersionLock(Array(lock.text.utf8), path: "l") }
  }
}
