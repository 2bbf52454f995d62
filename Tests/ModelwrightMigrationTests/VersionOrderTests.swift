import ModelwrightMigration
import Testing

@Suite struct VersionOrderTests {
  @Test("what is listed comes in its order, what is not before the next that is")
  func listedVersions() {
    let names = ["A", "B", "C", "D"]
    func order(_ listed: [String]) -> [String] {
      VersionOrder.order(names, listed: listed).map { names[$0] }
    }
    #expect(order([]) == ["A", "B", "C", "D"])
    #expect(order(["C", "A"]) == ["B", "C", "A", "D"])
    #expect(order(["B", "A", "D"]) == ["B", "A", "C", "D"])
    #expect(order(["X"]) == ["A", "B", "C", "D"])
  }
}
