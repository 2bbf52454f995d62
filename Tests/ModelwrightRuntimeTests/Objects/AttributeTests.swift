import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

@Suite struct AttributeTests {
  static let uuid = UUID(uuidString: "0B8A7F4E-7D0A-4B6F-9F0B-3B0E9A6E1C55")

  private func fill(_ thing: Thing) throws {
    thing.small = .min
    thing.medium = .max
    thing.large = .min
    thing.flag = false
    thing.optionalFlag = true
    thing.ratio = 0.1
    thing.weight = .greatestFiniteMagnitude
    thing.single = 0.1
    thing.title = "é e\u{301} 🐕 \u{0} end"
    thing.note = ""
    thing.date = Date(timeIntervalSinceReferenceDate: 123_456_789.123_456_7)
    thing.start = Date(timeIntervalSinceReferenceDate: -1e12)
    thing.blob = Data([0, 1, 255])
    thing.payload = Data()
    thing.key = Self.uuid
    thing.link = URL(string: "https://example.com/a?b=c#d")
    thing.price = Decimal(string: "10.11")
    thing.cost = try #require(Decimal(string: "-12345678901234567890.123456789"))
    thing.tags = ["b", "a"]
    thing.optionalSmall = 0
    thing.optionalLarge = 0
  }

  private func check(_ thing: Thing) {
    #expect(thing.small == .min)
    #expect(thing.medium == .max)
    #expect(thing.large == .min)
    #expect(thing.flag == false)
    #expect(thing.optionalFlag == true)
    #expect(thing.ratio == 0.1)
    #expect(thing.weight == .greatestFiniteMagnitude)
    #expect(thing.single == 0.1)
    #expect(Array(thing.title.utf8) == Array("é e\u{301} 🐕 \u{0} end".utf8))
    #expect(thing.note == "")
    #expect(thing.date?.timeIntervalSinceReferenceDate == 123_456_789.123_456_7)
    #expect(thing.start.timeIntervalSinceReferenceDate == -1e12)
    #expect(thing.blob == Data([0, 1, 255]))
    #expect(thing.payload == Data())
    #expect(thing.key == Self.uuid)
    #expect(thing.link?.absoluteString == "https://example.com/a?b=c#d")
    #expect(thing.price == Decimal(string: "10.11"))
    #expect(thing.cost == Decimal(string: "-12345678901234567890.123456789"))
    #expect(thing.tags == ["b", "a"])
    #expect(thing.optionalSmall == 0)
    #expect(thing.optionalLarge == 0)
  }

  @Test(arguments: StoreKind.allCases) func everyTypeComesBackAsItWas(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let thing = Thing(context: context)
    try fill(thing)
    check(thing)
    try context.save()
    check(thing)
    let other = store.context()
    check(try other.same(thing))
  }

  @Test func newObjectsHaveTheModelsDefaults() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    #expect(thing.small == 16)
    #expect(thing.large == -64)
    #expect(thing.flag)
    #expect(thing.weight == 0.5)
    #expect(thing.required == 1.5)
    #expect(thing.start == Date(timeIntervalSinceReferenceDate: -3600))
    #expect(thing.token == UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    #expect(thing.site.absoluteString == "https://example.com/")
    #expect(thing.cost == Decimal(string: "10.11"))
    #expect(thing.medium == nil)
    #expect(thing.note == nil)
    #expect(thing.optionalFlag == nil)
    #expect(thing.tags == nil)
  }

  @Test(arguments: StoreKind.allCases) func optionalValuesCanBeTakenAway(_ kind: StoreKind) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let thing = Thing(context: context)
    try fill(thing)
    try context.save()
    thing.medium = nil
    thing.optionalFlag = nil
    thing.ratio = nil
    thing.single = nil
    thing.note = nil
    thing.date = nil
    thing.blob = nil
    thing.key = nil
    thing.link = nil
    thing.price = nil
    thing.tags = nil
    try context.save()
    let kept = store.context()
    let again = try kept.same(thing)
    #expect(again.medium == nil && again.optionalFlag == nil && again.ratio == nil)
    #expect(again.single == nil && again.note == nil && again.date == nil)
    #expect(again.blob == nil && again.key == nil && again.link == nil)
    #expect(again.price == nil && again.tags == nil)
    #expect(again.title.hasPrefix("é"))
  }

  @Test func transientValuesAreNotStored() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    thing.title = "a"
    thing.scratch = [1, 2]
    thing.draft = "draft"
    try context.save()
    #expect(thing.draft == "draft")
    let other = store.context()
    let loaded = try other.same(thing)
    #expect(loaded.draft == nil)
    #expect(loaded.scratch == nil)
    loaded.draft = "mine"
    #expect(loaded.hasChanges)
    try other.save()
    #expect(loaded.draft == "mine")
  }

  @Test func valuesAreStoredAsTheSchemaSays() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    try fill(thing)
    thing.ratio = -0.0
    try context.save()
    let row = try store.rows(
      """
      SELECT typeof("date"), "flag", typeof("key"), length("key"), "link", "tags", "ratio", "price" \
      FROM "Thing"
      """)
    #expect(
      row == [
        [
          "real", 0, "blob", 16, "https://example.com/a?b=c#d", .blob(Array(#"["b","a"]"#.utf8)),
          .real(0), ">50021011",
        ]
      ])
    let sign = try store.rows(#"SELECT printf('%f', "ratio") FROM "Thing""#)
    #expect(sign == [["0.000000"]])
  }

  @Test func onlyChangedColumnsAreWritten() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    thing.title = "a"
    try context.save()
    // Somebody else's change of another column, with the version left alone.
    try store.execute(#"UPDATE "Thing" SET "note" = 'theirs'"#)
    thing.title = "b"
    try context.save()
    let row = try store.rows(#"SELECT "title", "note", _version FROM "Thing""#)
    #expect(row == [["b", "theirs", 2]])
  }

  @Test func settingTheSameValueMarksTheObjectButWritesNothing() throws {
    let store = try TestStore()
    let context = store.context()
    let thing = Thing(context: context)
    thing.title = "a"
    try context.save()
    thing.title = "a"
    #expect(thing.isUpdated && context.hasChanges)
    #expect(!thing.hasPersistentChangedValues && thing.changedValues().isEmpty)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try store.rows(#"SELECT _version FROM "Thing""#) == [[1]])
  }

  @Test(arguments: StoreKind.allCases) func compositesAreStoredByTheirLeaves(
    _ kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let context = store.context()
    let quake = Quake(context: context)
    quake.magnitude = Magnitude(richter: 7.1, depth: 10.5, felt: true)
    #expect(quake.aftershock == nil)
    try context.save()
    let other = store.context()
    let loaded = try other.same(quake)
    #expect(loaded.magnitude == Magnitude(richter: 7.1, depth: 10.5, felt: true))
    #expect(loaded.aftershock == nil)
    loaded.aftershock = Magnitude(richter: 4)
    loaded.magnitude.depth = nil
    try other.save()
    let third = store.context()
    #expect(try third.same(quake).aftershock == Magnitude(richter: 4))
    #expect(try third.same(quake).magnitude.depth == nil)
    try third.same(quake).aftershock = nil
    try third.save()
    #expect(
      try store.rows(#"SELECT "aftershock_richter", "magnitude_richter" FROM "Quake""#)
        == [[.null, 7.1]])
  }
}
