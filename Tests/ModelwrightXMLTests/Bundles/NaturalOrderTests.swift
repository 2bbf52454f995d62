import Testing

@testable import ModelwrightXML

@Suite struct NaturalOrderTests {
  @Test func namesSortAsPeopleCount() {
    let sorted = [
      "", "1", "2", "10", "Model", "Model 2", "Model 9", "Model 10", "model 10", "Model 10b",
      "Model2", "v1.0", "v1.0.1", "v1.2", "v1.10", "ä",
    ]
    #expect(sorted.reversed().sorted { $0.naturallyPrecedes($1) } == sorted)
  }

  @Test func itIsAStrictOrder() {
    let names = [
      "a", "A", "a1", "a01", "A1", "a10", "a2", "", "0", "00", "99999999999999999999999",
    ]
    for left in names {
      #expect(!left.naturallyPrecedes(left))
      for right in names where left != right {
        #expect(left.naturallyPrecedes(right) != right.naturallyPrecedes(left))
      }
    }
  }
}
