import Testing

@testable import modelwright

/// Which lines of two texts differ.
@Suite struct LineDifferenceTests {
  /// The length of the longest common subsequence, computed the plain way.
  static func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = line == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  static func kept(_ lines: [Int], _ changed: [Bool]) -> [Int] {
    zip(lines, changed).filter { !$1 }.map(\.0)
  }

  @Test("the difference of random texts is right, and as short as it can be")
  func randomTexts() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let kinds = Int.random(in: 1...6, using: &generator)
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in
          Int.random(in: 0..<kinds, using: &generator)
        }
      }
      let difference = LineDifference(texts[0], texts[1])
      let kept = Self.kept(texts[0], difference.removed)
      #expect(kept == Self.kept(texts[1], difference.added), "\(texts)")
      #expect(kept.count == Self.commonLength(texts[0], texts[1]), "\(texts)")
    }
  }

  @Test("with a budget that is used up the difference is longer, but still right")
  func smallBudget() {
    var generator = SystemRandomNumberGenerator()
    for budget in 0..<200 {
      let texts = (0..<2).map { _ in
        (0..<60).map { _ in Int.random(in: 0..<8, using: &generator) }
      }
      let difference = LineDifference(texts[0], texts[1], budget: budget)
      #expect(Self.kept(texts[0], difference.removed) == Self.kept(texts[1], difference.added))
    }
  }

  @Test("texts that have nothing in common take no more time than the budget allows")
  func hostileTexts() {
    let old = (0..<200_000).map { $0 % 7 }
    let new = (0..<200_000).map { ($0 * $0) % 11 }
    let clock = ContinuousClock()
    let time = clock.measure {
      let difference = LineDifference(old, new)
      #expect(Self.kept(old, difference.removed) == Self.kept(new, difference.added))
    }
    #expect(time < .seconds(20))
  }
}
