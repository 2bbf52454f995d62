import Foundation
import ModelwrightModel
import Testing

@testable import ModelwrightRuntime

/// Classes and a model that were generated from different states compile together: the program must
/// stop before it reads wrong memory.
@Suite struct LayoutTests {
  private static func model(_ type: AttributeType) -> Model {
    Model(
      name: "M",
      entities: [
        Entity(name: "Animal", attributes: [Attribute(name: "age", type: .integer16)]),
        Entity(name: "Cat", parentName: "Animal", attributes: [Attribute(name: "x", type: type)]),
      ])
  }

  /// Makes the model as generated code does, with classes that were generated for these types.
  private static func open(_ type: AttributeType, animal: UInt64, cat: UInt64) {
    AnimalObject.layout = animal
    CatObject.ownLayout = cat
    _ = ManagedObjectModel(
      encoded: Base64.encode(ModelCoding.encode(model(type))),
      classes: ["Animal": AnimalObject.self, "Cat": CatObject.self], generatedFor: .version1)
  }

  private static func fingerprint(_ entity: Int, _ type: AttributeType) throws -> UInt64 {
    let resolved = try ResolvedModel(model(type))
    return resolved.layout(of: entity).fingerprint(in: resolved)
  }

  @Test func classesOfAnotherStateStopTheProgram() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try Self.open(
        .string, animal: Self.fingerprint(0, .string), cat: Self.fingerprint(1, .integer16))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The class CatObject of the entity Cat was generated from another"))
    #expect(message.contains("Generate again"))
  }

  @Test func classesOfTheSameStateGoOn() async {
    await #expect(processExitsWith: .success) {
      try Self.open(
        .string, animal: Self.fingerprint(0, .string), cat: Self.fingerprint(1, .string))
    }
  }

  /// A class that is written by hand says nothing, or what its generated superclass says.
  @Test func classesWithoutPropertiesOfTheirOwnGoOn() async {
    await #expect(processExitsWith: .success) {
      Self.open(.string, animal: 0, cat: 0)
      try Self.open(.string, animal: 0, cat: Self.fingerprint(0, .string))
    }
  }
}

private class AnimalObject: ManagedObject {
  nonisolated(unsafe) static var layout: UInt64 = 0
  override class var entityName: String { "Animal" }
  override class var _layout: UInt64 { layout }
}

private final class CatObject: AnimalObject {
  nonisolated(unsafe) static var ownLayout: UInt64 = 0
  override class var entityName: String { "Cat" }
  override class var _layout: UInt64 { ownLayout }
}
