import Foundation
import Testing

@testable import ModelwrightRuntime

/// Defaults of every type, from the model's text through generated code to the saved row: the classes
/// are what the generator makes of the golden case `values`.
@Suite struct DefaultsTests {
  private static let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  private static let link = URL(string: "https://example.org/a?b=c")
  private static let date = Date(timeIntervalSinceReferenceDate: -0.5)
  private static let decimal = Decimal(string: "-0.012345")

  /// Runs a test on a new object, and on the same one read back.
  private func check<Object: ManagedObject>(
    _ make: (ManagedObjectContext) -> Object, _ test: (Object) throws -> Void
  ) throws {
    let store = try TestStore(.memory, model: ValuesModel.model)
    let context = store.context()
    try test(make(context))
    try context.save()
    let other = store.context()
    try test(try #require(try other.fetch(FetchRequest<Object>()).first))
  }

  /// The typed initializer has nothing to ask for: it does not exist.
  @Test func everyTypeBeginsWithItsDefault() throws {
    try check({ Given(context: $0) }) { given in
      #expect(given.requiredInt16 == -7 && given.optionalInt16 == -7)
      #expect(given.requiredInt32 == 70000 && given.optionalInt32 == 70000)
      #expect(given.requiredInt64 == .min && given.optionalInt64 == .min)
      #expect(given.requiredDouble == 0.1 && given.optionalDouble == 0.1)
      #expect(given.requiredFloat == 0.5 && given.optionalFloat == 0.5)
      #expect(given.requiredDecimal == Self.decimal && given.optionalDecimal == Self.decimal)
      #expect(given.requiredBool && given.optionalBool == true)
      #expect(given.requiredString == "a \"b\" <c> é" && given.optionalString == "a \"b\" <c> é")
      #expect(given.requiredDate == Self.date && given.optionalDate == Self.date)
      #expect(given.requiredUUID == Self.uuid && given.optionalUUID == Self.uuid)
      #expect(given.requiredURI == Self.link && given.optionalURI == Self.link)
    }
  }

  /// The typed initializer asks for every required value that has no default, and for no other.
  @Test func withoutDefaultsRequiredValuesAreParameters() throws {
    let uuid = try #require(Self.uuid)
    let link = try #require(Self.link)
    try check({
      Missing(
        context: $0, requiredInt16: 1, requiredInt32: 2, requiredInt64: 3, requiredDouble: 4,
        requiredFloat: 5, requiredDecimal: 6, requiredBool: true, requiredString: "7",
        requiredDate: Self.date, requiredUUID: uuid, requiredURI: link,
        requiredBinary: Data([8]), requiredList: ["9"])
    }) { missing in
      #expect(missing.requiredInt16 == 1 && missing.optionalInt16 == nil)
      #expect(missing.requiredInt32 == 2 && missing.optionalInt32 == nil)
      #expect(missing.requiredInt64 == 3 && missing.optionalInt64 == nil)
      #expect(missing.requiredDouble == 4 && missing.optionalDouble == nil)
      #expect(missing.requiredFloat == 5 && missing.optionalFloat == nil)
      #expect(missing.requiredDecimal == 6 && missing.optionalDecimal == nil)
      #expect(missing.requiredBool && missing.optionalBool == nil)
      #expect(missing.requiredString == "7" && missing.optionalString == nil)
      #expect(missing.requiredDate == Self.date && missing.optionalDate == nil)
      #expect(missing.requiredUUID == uuid && missing.optionalUUID == nil)
      #expect(missing.requiredURI == link && missing.optionalURI == nil)
      #expect(missing.requiredBinary == Data([8]) && missing.optionalBinary == nil)
      #expect(missing.requiredList == ["9"] && missing.optionalList == nil)
      #expect(missing.optionalTable == nil && missing.optionalPoint == nil)
      #expect(missing.anything == nil)
    }
  }

  /// An editor leaves behind what it wrote for an earlier type; what cannot be read is no default.
  @Test func textsAreReadLeniently() throws {
    try check({ Lenient(context: $0) }) { lenient in
      #expect(lenient.shortNo == 0 && lenient.shortYes == 1 && lenient.shortFraction == 0)
      #expect(lenient.shortTooLarge == nil)
      #expect(lenient.longFraction == 2 && lenient.longExponent == 1000)
      #expect(lenient.longEmpty == nil)
      #expect(lenient.flagZero == false && lenient.flagOne == true && lenient.flagWord == true)
      #expect(lenient.flagOdd == nil)
      #expect(lenient.doubleNo == 0 && lenient.doubleExponent == -1.5e-7)
      #expect(lenient.floatTooLarge == nil)
      #expect(lenient.decimalLarge == Decimal(string: "12345678901234567890123456789012345678"))
      #expect(lenient.decimalExponent == Decimal(string: "100000000000000000000"))
      #expect(lenient.decimalBeyond == nil)
      #expect(lenient.text == "" && lenient.link == nil && lenient.linkOdd != nil)
      #expect(lenient.token == nil && lenient.blob == nil && lenient.list == nil)
      #expect(lenient.dateText == nil)
      #expect(lenient.dateBefore == Date(timeIntervalSince1970: -0.25))
    }
  }
}
