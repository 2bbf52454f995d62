import Foundation
import ModelwrightModel

@testable import ModelwrightRuntime

/// The model of the fetching tests: hounds with outings, keepers, friends, parents and badges.
enum Kennel {
  static let model: ManagedObjectModel = {
    do {
      return try ManagedObjectModel(
        values,
        classes: [
          "Hound": Hound.self, "Puppy": Puppy.self, "Outing": Outing.self, "Keeper": Keeper.self,
          "Medal": Medal.self,
        ])
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static var values: Model {
    Model(
      name: "Kennel",
      entities: [
        Entity(
          name: "Hound", attributes: houndAttributes, relationships: houndRelationships),
        Entity(
          name: "Puppy", parentName: "Hound", attributes: [optional("milkTeeth", .integer16)]),
        Entity(
          name: "Outing",
          attributes: [
            optional("distance", .double), optional("steps", .integer64),
            optional("date", .date), optional("title", .string),
          ],
          relationships: [toOne("hound", "Hound", inverse: "outings")]),
        Entity(
          name: "Keeper", attributes: [optional("name", .string)],
          relationships: [toMany("hounds", "Hound", inverse: "keeper")],
          fetchedProperties: [
            FetchedProperty(
              name: "goodHounds",
              fetchRequest: FetchRequestTemplate(
                name: "goodHounds", entityName: "Hound",
                predicateString: "keeper == $FETCH_SOURCE AND isGood == YES")),
            FetchedProperty(
              name: "namesakes",
              fetchRequest: FetchRequestTemplate(
                name: "namesakes", entityName: "Keeper",
                predicateString: "name == $FETCH_SOURCE.name AND SELF != $FETCH_SOURCE")),
          ]),
        Entity(
          name: "Medal", attributes: [optional("number", .integer32)],
          relationships: [toOne("hound", "Hound", inverse: "badge")]),
      ],
      composites: [
        Composite(
          name: "Place",
          attributes: [optional("town", .string), optional("zip", .integer32)])
      ])
  }

  private static var houndAttributes: [Attribute] {
    var mood = optional("mood", .string)
    mood.isTransient = true
    var place = optional("place", .composite)
    place.compositeName = "Place"
    return [
      optional("name", .string), optional("breed", .string), optional("age", .integer32),
      optional("weight", .double), optional("price", .decimal), optional("born", .date),
      optional("tag", .uuid), optional("page", .uri), optional("photo", .binary),
      optional("isGood", .boolean), optional("score", .integer64), mood, place,
    ]
  }

  private static var houndRelationships: [Relationship] {
    [
      toMany("outings", "Outing", inverse: "hound"), toOne("keeper", "Keeper", inverse: "hounds"),
      toMany("friends", "Hound", inverse: "friends"), toOne("badge", "Medal", inverse: "hound"),
      toOne("parent", "Hound", inverse: "children"),
      toMany("children", "Hound", inverse: "parent"),
    ]
  }

  private static func optional(_ name: String, _ type: AttributeType) -> Attribute {
    Attribute(name: name, type: type, isOptional: true)
  }

  private static func toOne(
    _ name: String, _ destination: String, inverse: String
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: destination, isOptional: true, maximumCount: 1)
  }

  private static func toMany(
    _ name: String, _ destination: String, inverse: String
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: destination, isToMany: true, isOptional: true)
  }
}

// Classes as the generator writes them.

nonisolated class Hound: ManagedObject {
  override class var entityName: String { "Hound" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var breed: String? {
    get { _optionalString(at: 48) }
    set { _setOptionalString(newValue, at: 48) }
  }
  var age: Int32? {
    get { _optionalInt32(at: 64) }
    set { _setOptionalInt32(newValue, at: 64) }
  }
  var weight: Double? {
    get { _optionalDouble(at: 80) }
    set { _setOptionalDouble(newValue, at: 80) }
  }
  var price: Decimal? {
    get { _optionalDecimal(at: 96) }
    set { _setOptionalDecimal(newValue, at: 96) }
  }
  var born: Date? {
    get { _optionalDate(at: 112) }
    set { _setOptionalDate(newValue, at: 112) }
  }
  var tag: UUID? {
    get { _optionalUUID(at: 128) }
    set { _setOptionalUUID(newValue, at: 128) }
  }
  var page: URL? {
    get { _optionalURL(at: 144) }
    set { _setOptionalURL(newValue, at: 144) }
  }
  var photo: Data? {
    get { _optionalData(at: 160) }
    set { _setOptionalData(newValue, at: 160) }
  }
  var isGood: Bool? {
    get { _optionalBool(at: 176) }
    set { _setOptionalBool(newValue, at: 176) }
  }
  var score: Int64? {
    get { _optionalInt64(at: 192) }
    set { _setOptionalInt64(newValue, at: 192) }
  }
  var mood: String? {
    get { _optionalString(at: 208) }
    set { _setOptionalString(newValue, at: 208) }
  }
  var place: Place? {
    get { _optionalComposite(at: 224) }
    set { _setOptionalComposite(newValue, at: 224) }
  }
  var outings: RelationshipSet<Outing> {
    get { _toMany(at: 256) }
    set { _setToMany(newValue, at: 256) }
  }
  var keeper: Keeper? {
    get { _optionalToOne(at: 272) }
    set { _setOptionalToOne(newValue, at: 272) }
  }
  var friends: RelationshipSet<Hound> {
    get { _toMany(at: 288) }
    set { _setToMany(newValue, at: 288) }
  }
  var badge: Medal? {
    get { _optionalToOne(at: 304) }
    set { _setOptionalToOne(newValue, at: 304) }
  }
  var parent: Hound? {
    get { _optionalToOne(at: 320) }
    set { _setOptionalToOne(newValue, at: 320) }
  }
  var children: RelationshipSet<Hound> {
    get { _toMany(at: 336) }
    set { _setToMany(newValue, at: 336) }
  }
}

nonisolated final class Puppy: Hound {
  override class var entityName: String { "Puppy" }
  var milkTeeth: Int16? {
    get { _optionalInt16(at: 352) }
    set { _setOptionalInt16(newValue, at: 352) }
  }
}

nonisolated final class Outing: ManagedObject {
  override class var entityName: String { "Outing" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var distance: Double? {
    get { _optionalDouble(at: 32) }
    set { _setOptionalDouble(newValue, at: 32) }
  }
  var steps: Int64? {
    get { _optionalInt64(at: 48) }
    set { _setOptionalInt64(newValue, at: 48) }
  }
  var date: Date? {
    get { _optionalDate(at: 64) }
    set { _setOptionalDate(newValue, at: 64) }
  }
  var title: String? {
    get { _optionalString(at: 80) }
    set { _setOptionalString(newValue, at: 80) }
  }
  var hound: Hound? {
    get { _optionalToOne(at: 96) }
    set { _setOptionalToOne(newValue, at: 96) }
  }
}

nonisolated final class Keeper: ManagedObject {
  override class var entityName: String { "Keeper" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var hounds: RelationshipSet<Hound> {
    get { _toMany(at: 48) }
    set { _setToMany(newValue, at: 48) }
  }
  var goodHounds: [Hound] { _fetchedProperty("goodHounds") }
  var namesakes: [Keeper] { _fetchedProperty("namesakes") }
}

nonisolated final class Medal: ManagedObject {
  override class var entityName: String { "Medal" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var number: Int32? {
    get { _optionalInt32(at: 32) }
    set { _setOptionalInt32(newValue, at: 32) }
  }
  var hound: Hound? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
}

/// The composite `Place`.
struct Place: CompositeValue, Hashable {
  var town: String?
  var zip: Int32?

  init(town: String? = nil, zip: Int32? = nil) {
    self.town = town
    self.zip = zip
  }

  init(_from object: ManagedObject, at offset: Int) {
    town = object._optionalString(at: offset)
    zip = object._optionalInt32(at: offset + 16)
  }

  func _store(in object: ManagedObject, at offset: Int) {
    object._setOptionalString(town, at: offset)
    object._setOptionalInt32(zip, at: offset + 16)
  }

  static var _fields: [(any PartialKeyPath<Self> & Sendable, String)] {
    [(\.town, "town"), (\.zip, "zip")]
  }
}

/// A store with a few hounds in a temporary folder.
final class KennelStore {
  let container: PersistentContainer
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kennel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    container = try PersistentContainer(
      model: Kennel.model, store: .file(folder.appendingPathComponent("store.sqlite").path),
      options: PersistentStoreOptions(synchronous: .normal))
  }

  deinit {
    container.close()
    try? FileManager.default.removeItem(at: folder)
  }

  func context() -> ManagedObjectContext { container.newContext() }

  /// Fills the store with the hounds that the tables of the tests speak of.
  func fill() throws {
    let context = context()
    let ann = Keeper(context: context)
    ann.name = "Ann"
    let bob = Keeper(context: context)
    bob.name = "Bob"
    let fido = hound("Fido", 3, 10.5, "12.5", true, ann, in: context)
    let rex = hound("Rex", 7, 30, "100", false, ann, in: context)
    let rene = hound("René", 5, nil, nil, nil, bob, in: context)
    let old = hound(nil, nil, 20, "-3.25", true, nil, in: context)
    let pup = Puppy(context: context)
    (pup.name, pup.age, pup.milkTeeth, pup.parent) = ("fifi", 1, 20, fido)
    fido.friends = [rex, rene]
    fido.place = Place(town: "Rome", zip: 100)
    (fido.tag, fido.page) = (Self.tag, URL(string: "https://example.org/fido"))
    fido.born = Date(timeIntervalSinceReferenceDate: 1000)
    rex.born = Date(timeIntervalSinceReferenceDate: 2000.5)
    fido.score = .max
    rex.score = 0
    fido.photo = Data([1, 2, 3])
    old.breed = "a_b%c"
    rex.breed = "A*b"
    let badge = Medal(context: context)
    (badge.number, badge.hound) = (42, fido)
    for (title, distance, steps, owner) in [
      ("a", 1.5, 100, fido), ("b", 6.0, 200, fido), ("c", 2.0, nil, rex),
      ("d", nil, 50, rene),
    ] as [(String, Double?, Int64?, Hound)] {
      let outing = Outing(context: context)
      (outing.title, outing.distance, outing.steps) = (title, distance, steps)
      outing.date = Date(timeIntervalSinceReferenceDate: Double(steps ?? 0))
      outing.hound = owner
    }
    try context.save()
  }

  static let tag = UUID(
    uuid: (
      0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF
    ))

  private func hound(
    _ name: String?, _ age: Int32?, _ weight: Double?, _ price: String?, _ isGood: Bool?,
    _ keeper: Keeper?, in context: ManagedObjectContext
  ) -> Hound {
    let hound = Hound(context: context)
    (hound.name, hound.age, hound.weight, hound.isGood) = (name, age, weight, isGood)
    hound.price = price.flatMap { Decimal(string: $0) }
    hound.keeper = keeper
    return hound
  }
}

/// Names for the tables: a hound without one is "-".
func names(_ hounds: some Sequence<Hound>) -> String {
  hounds.map { $0.name ?? "-" }.sorted().joined(separator: " ")
}
