import ModelwrightModel
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", "0"), ("-0.000", "0"), ("+1", "1"), ("12.50", "12.5"), ("-12.5", "-12.5"),
    ("0.001", "0.001"), ("00012", "12"), ("1e3", "1000"), ("1E-3", "0.001"), ("1.5e+2", "150"),
    (".5", "0.5"), ("5.", "5"), ("1e100", "1E100"), ("-12e-100", "-12E-100"),
    ("123456789012345678901234567890.5", "123456789012345678901234567890.5"), ("0e99", "0"),
  ])
  func numbersAreWrittenShortly(_ text: String, _ wanted: String) {
    #expect(DecimalText(text)?.description == wanted)
    #expect(DecimalText(wanted) == DecimalText(text))
  }

  @Test(arguments: [
    "", "-", "+", ".", "e5", "1e", "1e1.5", "1.2.3", "1,5", " 1", "1 ", "0x10", "nan", "inf",
    "1e1000000",
    "--1", "١", "1e99999999999999999999", "+-1",
  ])
  func anythingElseIsNoNumber(_ text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test func partsAreNormalised() throws {
    let number = try #require(DecimalText("-0012.3400e2"))
    #expect(number.isNegative)
    #expect(number.digits == [1, 2, 3, 4])
    #expect(number.exponent == 4)
  }
}
