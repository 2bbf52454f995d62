import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

/// Transformable attributes that name a value transformer, and those whose class has a substitute.
@Suite struct ValueTransformerTests {
  init() {
    ValueTransformers.register(Rot13Transformer(), forName: "Rot13Transformer")
    ValueTransformers.register(PaintTransformer(), forName: "PaintTransformer")
  }

  private func vault() throws -> (TestStore, ManagedObjectContext, Vault) {
    let store = try TestStore(.memory, model: ValuesModel.model)
    let context = store.context()
    let vault = Vault(context: context, paint: Paint(name: "red"))
    return (store, context, vault)
  }

  @Test func valuesAreStoredThroughTheirTransformer() throws {
    let (store, context, vault) = try vault()
    vault.secret = "Hello"
    try context.save()
    #expect(
      try store.rows("SELECT secret, paint FROM Vault")
        == [[.blob(Array("Uryyb".utf8)), .blob(Array("red".utf8))]])
    let other = store.context()
    let again = try #require(try other.fetch(FetchRequest<Vault>()).first)
    #expect(again.secret == "Hello" && again.paint == Paint(name: "red"))
    again.secret = nil
    again.paint.name = "blue"
    try other.save()
    #expect(
      try store.rows("SELECT secret, paint FROM Vault")
        == [[.null, .blob(Array("blue".utf8))]])
  }

  /// Other bytes than the transformer's would be readable by nobody, or by everybody.
  @Test func nothingIsStoredWithoutTheTransformer() throws {
    let (store, context, vault) = try vault()
    try context.save()
    vault.strange = "Hello"
    #expect(vault.strange == "Hello")
    #expect {
      try context.save()
    } throws: {
      "\($0)".contains("the value transformer 'NobodyRegistersThis' is not registered")
    }
    #expect(try store.rows("SELECT strange FROM Vault") == [[.null]])
  }

  @Test func whatIsStoredStaysWithoutTheTransformer() throws {
    let (store, context, vault) = try vault()
    vault.secret = "a"
    try context.save()
    try store.execute("UPDATE Vault SET strange = X'0102'")
    let other = store.context()
    let again = try #require(try other.fetch(FetchRequest<Vault>()).first)
    #expect(again.strange == nil)
    #expect(
      other.readError as? ValueTransformerError == .notRegistered(name: "NobodyRegistersThis"))
    again.secret = "b"
    try other.save()
    #expect(try store.rows("SELECT strange FROM Vault") == [[.blob([1, 2])]])
  }

  @Test func aTransformerOfAnotherTypeIsAnError() throws {
    let (_, context, vault) = try vault()
    ValueTransformers.register(PaintTransformer(), forName: "WrongTransformer")
    defer { ValueTransformers.unregister(forName: "WrongTransformer") }
    #expect(ValueTransformers.isRegistered(forName: "WrongTransformer"))
    let coding = AttributeCoding(name: "WrongTransformer", archives: false)
    let error = ValueTransformerError.wrongType(
      name: "WrongTransformer", transformed: "Paint", wanted: "String")
    #expect(throws: error) { try ValueTransformers.data(from: "text", coding) }
    #expect(throws: error.self) {
      let text: String = try ValueTransformers.value(from: Data(), coding)
      print(text)
    }
    withExtendedLifetime((context, vault)) {}
  }

  /// Names that say that objects are archived have the built-in coding.
  @Test func archivesAreJSON() throws {
    let (store, context, vault) = try vault()
    vault.archived = ["a"]
    vault.builtIn = ["b"]
    try context.save()
    #expect(
      try store.rows("SELECT archived, builtIn FROM Vault")
        == [[.blob(Array("[\"a\"]".utf8)), .blob(Array("[\"b\"]".utf8))]])
    let other = store.context()
    let again = try #require(try other.fetch(FetchRequest<Vault>()).first)
    #expect(again.archived == ["a"] && again.builtIn == ["b"])
  }

  @Test func substitutesKeepTheirValues() throws {
    let (store, context, vault) = try vault()
    vault.table = ["a": [1, 2.5, true, nil, "x", ["y": []]]]
    vault.list = [.integer(.max), "z"]
    vault.anything = .object(["k": .null])
    vault.label = "text"
    vault.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    vault.color = Data([1])
    vault.corner = Point(x: 1, y: 2)
    vault.corners = [Point(x: 3, y: 4)]
    try context.save()
    let other = store.context()
    let again = try #require(try other.fetch(FetchRequest<Vault>()).first)
    #expect(again.table == vault.table && again.list == vault.list)
    #expect(again.anything == vault.anything && again.label == vault.label)
    #expect(again.frame == vault.frame && again.color == vault.color)
    #expect(again.corner == vault.corner && again.corners == vault.corners)
    #expect(other.readError == nil)
  }
}

private struct Rot13Transformer: PersistentValueTransformer {
  func data(from value: String) -> Data { Data(value.utf8.map(Self.turned)) }
  func value(from data: Data) -> String { String(decoding: data.map(Self.turned), as: UTF8.self) }

  private static func turned(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: (byte - 0x41 + 13) % 26 + 0x41
    case 0x61...0x7A: (byte - 0x61 + 13) % 26 + 0x61
    default: byte
    }
  }
}

private struct PaintTransformer: PersistentValueTransformer {
  func data(from value: Paint) -> Data { Data(value.name.utf8) }
  func value(from data: Data) -> Paint { Paint(name: String(decoding: data, as: UTF8.self)) }
}
