import Foundation
import ModelwrightModel
import Testing

@testable import ModelwrightRuntime

/// Rows can exchange the values of a unique attribute of every type.
@Suite struct UniqueExchangeTests {
  private static let types: [(name: String, type: AttributeType)] = [
    ("small", .integer16), ("medium", .integer32), ("large", .integer64), ("flag", .boolean),
    ("ratio", .double), ("single", .float), ("text", .string), ("date", .date), ("blob", .binary),
    ("key", .uuid), ("link", .uri), ("price", .decimal),
  ]

  private static let model = make()

  private static func make() -> ManagedObjectModel {
    var entity = Entity(name: "Single")
    entity.attributes = types.map { SampleModel.attribute($0.name, $0.type, isOptional: true) }
    entity.uniquenessConstraints = types.map { PropertyList([$0.name]) }
    var required = Entity(name: "Score")
    required.attributes = [SampleModel.attribute("ratio", .double, default: "0")]
    required.uniquenessConstraints = [PropertyList(["ratio"])]
    var model = Model(name: "Unique")
    model.entities = [entity, required]
    do {
      return try ManagedObjectModel(model, classes: ["Single": Single.self, "Score": Score.self])
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Gives an object a value of one attribute, and reads it.
  struct Access: Sendable, CustomTestStringConvertible {
    let name: String
    let set: @Sendable (Single, Bool) -> Void
    let isSet: @Sendable (Single, Bool) -> Bool
    var testDescription: String { name }

    init<Value: Equatable & Sendable>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Single, Value?> & Sendable, _ no: Value,
      _ yes: Value
    ) {
      self.name = name
      set = { $0[keyPath: path] = $1 ? yes : no }
      isSet = { $0[keyPath: path] == ($1 ? yes : no) }
    }

    static let all: [Access] = [
      Access("Int16", \.small, -1, 1), Access("Int32", \.medium, -1, 1),
      Access("Int64", \.large, .min, .max), Access("Bool", \.flag, false, true),
      Access("Double", \.ratio, 0, 0.1), Access("Float", \.single, 1, 2),
      Access("String", \.text, "a", "b"),
      Access("Date", \.date, Date(timeIntervalSinceReferenceDate: 0), .distantFuture),
      Access("Data", \.blob, Data([1]), Data([2])),
      Access("UUID", \.key, UUID(), UUID()),
      Access("URL", \.link, URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")),
      Access("Decimal", \.price, Decimal(1), Decimal(2)),
    ]
  }

  @Test(arguments: Access.all) func twoRowsExchangeAValue(_ access: Access) throws {
    let store = try TestStore(.memory, model: Self.model)
    let context = store.context()
    let (first, second) = (Single(context: context), Single(context: context))
    access.set(first, false)
    access.set(second, true)
    try context.save()
    access.set(first, true)
    access.set(second, false)
    try context.save()
    let fresh = store.context()
    #expect(access.isSet(try fresh.same(first), true))
    #expect(access.isSet(try fresh.same(second), false))
  }

  @Test func manyRowsPassTheirValuesOn() throws {
    let store = try TestStore(.memory, model: Self.model)
    let context = store.context()
    let scores = (0..<100).map { number in
      let score = Score(context: context)
      score.ratio = Double(number)
      return score
    }
    try context.save()
    for (number, score) in scores.enumerated() { score.ratio = Double((number + 1) % 100) }
    try context.save()
    let fresh = store.context()
    let stored = try fresh.all(Score.self).map(\.ratio)
    #expect(stored == scores.map(\.ratio))
    // A value that nobody gives up is still refused.
    (scores[0].ratio, scores[1].ratio) = (scores[1].ratio, scores[2].ratio)
    let error = #expect(throws: ConstraintConflictError.self) { try context.save() }
    #expect(error?.kind == .uniqueness && error?.propertyNames == ["ratio"])
    let another = store.context()
    #expect(try another.all(Score.self).map(\.ratio) == stored)
  }
}

nonisolated final class Score: ManagedObject {
  override class var entityName: String { "Score" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var ratio: Double {
    get { _double(at: 32) }
    set { _setDouble(newValue, at: 32) }
  }
}

nonisolated final class Single: ManagedObject {
  override class var entityName: String { "Single" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var small: Int16? {
    get { _optionalInt16(at: 32) }
    set { _setOptionalInt16(newValue, at: 32) }
  }
  var medium: Int32? {
    get { _optionalInt32(at: 48) }
    set { _setOptionalInt32(newValue, at: 48) }
  }
  var large: Int64? {
    get { _optionalInt64(at: 64) }
    set { _setOptionalInt64(newValue, at: 64) }
  }
  var flag: Bool? {
    get { _optionalBool(at: 80) }
    set { _setOptionalBool(newValue, at: 80) }
  }
  var ratio: Double? {
    get { _optionalDouble(at: 96) }
    set { _setOptionalDouble(newValue, at: 96) }
  }
  var single: Float? {
    get { _optionalFloat(at: 112) }
    set { _setOptionalFloat(newValue, at: 112) }
  }
  var text: String? {
    get { _optionalString(at: 128) }
    set { _setOptionalString(newValue, at: 128) }
  }
  var date: Date? {
    get { _optionalDate(at: 144) }
    set { _setOptionalDate(newValue, at: 144) }
  }
  var blob: Data? {
    get { _optionalData(at: 160) }
    set { _setOptionalData(newValue, at: 160) }
  }
  var key: UUID? {
    get { _optionalUUID(at: 176) }
    set { _setOptionalUUID(newValue, at: 176) }
  }
  var link: URL? {
    get { _optionalURL(at: 192) }
    set { _setOptionalURL(newValue, at: 192) }
  }
  var price: Decimal? {
    get { _optionalDecimal(at: 208) }
    set { _setOptionalDecimal(newValue, at: 208) }
  }
}
