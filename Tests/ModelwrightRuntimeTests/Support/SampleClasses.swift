import Foundation

@testable import ModelwrightRuntime

// Classes as the generator writes them, for the model in SampleModel.swift.

nonisolated final class Thing: ManagedObject {
  override class var entityName: String { "Thing" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var small: Int16 {
    get { _int16(at: 32) }
    set { _setInt16(newValue, at: 32) }
  }
  var medium: Int32? {
    get { _optionalInt32(at: 48) }
    set { _setOptionalInt32(newValue, at: 48) }
  }
  var large: Int64 {
    get { _int64(at: 64) }
    set { _setInt64(newValue, at: 64) }
  }
  var flag: Bool {
    get { _bool(at: 80) }
    set { _setBool(newValue, at: 80) }
  }
  var optionalFlag: Bool? {
    get { _optionalBool(at: 96) }
    set { _setOptionalBool(newValue, at: 96) }
  }
  var ratio: Double? {
    get { _optionalDouble(at: 112) }
    set { _setOptionalDouble(newValue, at: 112) }
  }
  var weight: Double {
    get { _double(at: 128) }
    set { _setDouble(newValue, at: 128) }
  }
  var single: Float? {
    get { _optionalFloat(at: 144) }
    set { _setOptionalFloat(newValue, at: 144) }
  }
  var title: String {
    get { _string(at: 160) }
    set { _setString(newValue, at: 160) }
  }
  var note: String? {
    get { _optionalString(at: 176) }
    set { _setOptionalString(newValue, at: 176) }
  }
  var date: Date? {
    get { _optionalDate(at: 192) }
    set { _setOptionalDate(newValue, at: 192) }
  }
  var start: Date {
    get { _date(at: 208) }
    set { _setDate(newValue, at: 208) }
  }
  var blob: Data? {
    get { _optionalData(at: 224) }
    set { _setOptionalData(newValue, at: 224) }
  }
  var key: UUID? {
    get { _optionalUUID(at: 240) }
    set { _setOptionalUUID(newValue, at: 240) }
  }
  var token: UUID {
    get { _uuid(at: 256) }
    set { _setUUID(newValue, at: 256) }
  }
  var link: URL? {
    get { _optionalURL(at: 272) }
    set { _setOptionalURL(newValue, at: 272) }
  }
  var site: URL {
    get { _url(at: 288) }
    set { _setURL(newValue, at: 288) }
  }
  var price: Decimal? {
    get { _optionalDecimal(at: 304) }
    set { _setOptionalDecimal(newValue, at: 304) }
  }
  var cost: Decimal {
    get { _decimal(at: 320) }
    set { _setDecimal(newValue, at: 320) }
  }
  var tags: [String]? {
    get { _optionalCodable(at: 336) }
    set { _setOptionalCodable(newValue, at: 336) }
  }
  var scratch: Any? {
    get { _any(at: 352) }
    set { _setAny(newValue, at: 352) }
  }
  var draft: String? {
    get { _optionalString(at: 368) }
    set { _setOptionalString(newValue, at: 368) }
  }
  var optionalSmall: Int16? {
    get { _optionalInt16(at: 384) }
    set { _setOptionalInt16(newValue, at: 384) }
  }
  var required: Float {
    get { _float(at: 400) }
    set { _setFloat(newValue, at: 400) }
  }
  var payload: Data? {
    get { _optionalData(at: 416) }
    set { _setOptionalData(newValue, at: 416) }
  }
  var optionalLarge: Int64? {
    get { _optionalInt64(at: 432) }
    set { _setOptionalInt64(newValue, at: 432) }
  }
}

nonisolated final class Rule: ManagedObject {
  override class var entityName: String { "Rule" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var age: Int16 {
    get { _int16(at: 48) }
    set { _setInt16(newValue, at: 48) }
  }
  var score: Double? {
    get { _optionalDouble(at: 64) }
    set { _setOptionalDouble(newValue, at: 64) }
  }
  var amount: Decimal? {
    get { _optionalDecimal(at: 80) }
    set { _setOptionalDecimal(newValue, at: 80) }
  }
  var born: Date? {
    get { _optionalDate(at: 96) }
    set { _setOptionalDate(newValue, at: 96) }
  }
}

nonisolated final class Company: ManagedObject {
  override class var entityName: String { "Company" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var employees: RelationshipSet<Employee> {
    get { _toMany(at: 48) }
    set { _setToMany(newValue, at: 48) }
  }
}

nonisolated class Person: ManagedObject {
  override class var entityName: String { "Person" }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var friends: RelationshipSet<Person> {
    get { _toMany(at: 48) }
    set { _setToMany(newValue, at: 48) }
  }
}

nonisolated final class Employee: Person {
  override class var entityName: String { "Employee" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var salary: Int64 {
    get { _int64(at: 64) }
    set { _setInt64(newValue, at: 64) }
  }
  var company: Company? {
    get { _optionalToOne(at: 80) }
    set { _setOptionalToOne(newValue, at: 80) }
  }
  var manager: Employee? {
    get { _optionalToOne(at: 96) }
    set { _setOptionalToOne(newValue, at: 96) }
  }
  var reports: RelationshipSet<Employee> {
    get { _toMany(at: 112) }
    set { _setToMany(newValue, at: 112) }
  }
  var desk: Desk? {
    get { _optionalToOne(at: 128) }
    set { _setOptionalToOne(newValue, at: 128) }
  }
  var projects: RelationshipSet<Project> {
    get { _toMany(at: 144) }
    set { _setToMany(newValue, at: 144) }
  }
}

nonisolated final class Contractor: Person {
  override class var entityName: String { "Contractor" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var rate: Double? {
    get { _optionalDouble(at: 64) }
    set { _setOptionalDouble(newValue, at: 64) }
  }
}

nonisolated final class Desk: ManagedObject {
  override class var entityName: String { "Desk" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var label: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var owner: Employee? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
}

nonisolated final class Project: ManagedObject {
  override class var entityName: String { "Project" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var title: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var members: RelationshipOrderedSet<Employee> {
    get { _orderedToMany(at: 48) }
    set { _setOrderedToMany(newValue, at: 48) }
  }
  var lead: Person? {
    get { _optionalToOne(at: 64) }
    set { _setOptionalToOne(newValue, at: 64) }
  }
  var keywords: RelationshipSet<Keyword> {
    get { _toMany(at: 80) }
    set { _setToMany(newValue, at: 80) }
  }
}

nonisolated final class Keyword: ManagedObject {
  override class var entityName: String { "Keyword" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var text: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
}

nonisolated final class Dog: ManagedObject {
  override class var entityName: String { "Dog" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var walkCount: Int64? { _optionalInt64(at: 48) }
  var walks: RelationshipOrderedSet<Walk> {
    get { _orderedToMany(at: 64) }
    set { _setOrderedToMany(newValue, at: 64) }
  }
}

nonisolated final class Walk: ManagedObject {
  override class var entityName: String { "Walk" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var distance: Double {
    get { _double(at: 32) }
    set { _setDouble(newValue, at: 32) }
  }
  var dog: Dog? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
}

nonisolated final class Badge: ManagedObject {
  override class var entityName: String { "Badge" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var code: String {
    get { _string(at: 32) }
    set { _setString(newValue, at: 32) }
  }
  var number: Int64? {
    get { _optionalInt64(at: 48) }
    set { _setOptionalInt64(newValue, at: 48) }
  }
  var locker: Locker {
    get { _toOne(at: 64) }
    set { _setToOne(newValue, at: 64) }
  }
}

nonisolated final class Locker: ManagedObject {
  override class var entityName: String { "Locker" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var badge: Badge? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
}

nonisolated final class Team: ManagedObject {
  override class var entityName: String { "Team" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var players: RelationshipSet<Player> {
    get { _toMany(at: 48) }
    set { _setToMany(newValue, at: 48) }
  }
}

nonisolated final class Player: ManagedObject {
  override class var entityName: String { "Player" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var team: Team {
    get { _toOne(at: 48) }
    set { _setToOne(newValue, at: 48) }
  }
}

nonisolated final class Node: ManagedObject {
  override class var entityName: String { "Node" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var parts: RelationshipOrderedSet<Node> {
    get { _orderedToMany(at: 48) }
    set { _setOrderedToMany(newValue, at: 48) }
  }
  var other: Node? {
    get { _optionalToOne(at: 64) }
    set { _setOptionalToOne(newValue, at: 64) }
  }
  var shadow: Node? {
    get { _optionalToOne(at: 80) }
    set { _setOptionalToOne(newValue, at: 80) }
  }
  var shadows: RelationshipSet<Node> {
    get { _toMany(at: 96) }
    set { _setToMany(newValue, at: 96) }
  }
}

nonisolated final class Quake: ManagedObject {
  override class var entityName: String { "Quake" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var place: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var magnitude: Magnitude {
    get { _composite(at: 48) }
    set { _setComposite(newValue, at: 48) }
  }
  var aftershock: Magnitude? {
    get { _optionalComposite(at: 96) }
    set { _setOptionalComposite(newValue, at: 96) }
  }
}

nonisolated struct Magnitude: CompositeValue, Hashable {
  var richter: Double
  var depth: Float?
  var felt: Bool?

  init(richter: Double, depth: Float? = nil, felt: Bool? = nil) {
    self.richter = richter
    self.depth = depth
    self.felt = felt
  }

  init(_from object: ManagedObject, at offset: Int) {
    richter = object._double(at: offset)
    depth = object._optionalFloat(at: offset + 16)
    felt = object._optionalBool(at: offset + 32)
  }

  func _store(in object: ManagedObject, at offset: Int) {
    object._setDouble(richter, at: offset)
    object._setOptionalFloat(depth, at: offset + 16)
    object._setOptionalBool(felt, at: offset + 32)
  }

  static var _fields: [(any PartialKeyPath<Self> & Sendable, String)] {
    [(\.richter, "richter"), (\.depth, "depth"), (\.felt, "felt")]
  }
}
