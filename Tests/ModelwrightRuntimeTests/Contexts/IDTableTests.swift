import Testing

@testable import ModelwrightRuntime

@Suite struct IDTableTests {
  /// Random work on a table and on a dictionary gives the same, also with ids that collide.
  @Test(arguments: [1, 8, 1 << 20, -3] as [Int64]) func behavesLikeADictionary(
    _ stride: Int64
  ) {
    var random = SystemRandomNumberGenerator()
    let table = IDTable(empty: 0)
    var dictionary: [Int64: Int] = [:]
    var mistakes = 0
    for step in 0..<20_000 {
      let id = Int64.random(in: 1...600, using: &random) * stride
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        if table.remove(id) != (dictionary.removeValue(forKey: id) != nil) { mistakes += 1 }
      case 1:
        table.set(id, step)
        dictionary[id] = step
      default:
        if table.value(id) != dictionary[id] { mistakes += 1 }
      }
    }
    #expect(mistakes == 0)
    #expect(table.count == dictionary.count)
    table.keep { $0 % 2 == 0 }
    dictionary = dictionary.filter { $0.value % 2 == 0 }
    var found: [Int64: Int] = [:]
    table.forEach { found[$0] = $1 }
    #expect(found == dictionary)
    #expect(dictionary.allSatisfy { table.value($0.key) == $0.value })
    table.removeAll()
    #expect(table.count == 0 && table.value(stride) == nil)
  }

  @Test func twoRangesOfIdsDoNotGetInEachOthersWay() {
    let table = IDTable(empty: 0)
    for id in 1...50_000 as ClosedRange<Int64> { table.set(id, 1) }
    for id in 131_073...181_072 as ClosedRange<Int64> { table.set(id, 2) }
    #expect(table.count == 100_000 && table.value(50_000) == 1 && table.value(181_072) == 2)
    #expect(table.value(50_001) == nil)
  }
}
