import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import Testing

@Suite struct DecimalCodingTests {
  /// In rising order.
  static let numbers = [
    "-9E127", "-100.01", "-100", "-99.99", "-12.51", "-12.5", "-12", "-1", "-0.5", "-0.05",
    "-1E-128",
    "0", "1E-128", "0.0499", "0.05", "0.5", "0.99", "1", "1.01", "9", "10", "10.11", "12", "12.5",
    "99999999999999999999999999999999999999", "9E127",
  ]

  @Test func textsAreInTheOrderOfTheNumbers() throws {
    let texts = Self.numbers.map { DecimalText($0).flatMap { DecimalCoding.encode($0) } ?? "" }
    for (earlier, later) in zip(texts, texts.dropFirst()) {
      #expect(Array(earlier.utf8).lexicographicallyPrecedes(Array(later.utf8)))
    }
  }

  @Test(arguments: numbers)
  func nothingIsLost(_ number: String) throws {
    let value = try #require(DecimalText(number))
    let text = try #require(DecimalCoding.encode(value))
    #expect(DecimalCoding.decode(text) == value)
  }

  @Test(arguments: [
    "", "=1", ">", ">5001", ">500x1", ">50010", ">500105", "<49981", "<4998z~", "x",
  ])
  func whatIsNoNumberIsNone(_ text: String) { #expect(DecimalCoding.decode(text) == nil) }

  @Test func tooGreatAnExponentCannotBeHeld() throws {
    let number = try #require(DecimalText("1E5000"))
    #expect(DecimalCoding.encode(number) == nil)
  }

  @Test func theViewShowsPlainNumbers() throws {
    let model = Model(
      name: "m",
      entities: [Entity(name: "E", attributes: [SampleModels.attribute("d", .decimal)])])
    let database = try Database(Schema(try ResolvedModel(model))).connection
    for (text, plain) in [
      ("12.5", "12.5"), ("-0.05", "-0.05"), ("100", "100"), ("0", "0"), ("-100.01", "-100.01"),
      ("1E-3", "0.001"), ("7", "7"),
    ] {
      let encoded = try #require(DecimalText(text).flatMap { DecimalCoding.encode($0) })
      try database.execute("DELETE FROM \"E\"")
      try database.execute("INSERT INTO \"E\" (d) VALUES (?)", [.text(encoded)])
      #expect(try database.value("SELECT d FROM \"E_readable\"") == .text(plain))
    }
  }
}
