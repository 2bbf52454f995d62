/// Which lines of two texts differ: Myers' algorithm in linear space.
///
/// Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), §4b.
struct LineDifference {
  /// For every line of the old text whether it is removed.
  private(set) var removed: [Bool]
  /// For every line of the new text whether it is added.
  private(set) var added: [Bool]

  private let old: [Int]
  private let new: [Int]
  private var forward: [Int]
  private var backward: [Int]
  /// How many steps are left for finding a short difference; after them whole parts are replaced.
  private var budget: Int

  /// Compares two texts whose equal lines have equal numbers.
  init(_ old: [Int], _ new: [Int], budget: Int = 4_000_000) {
    self.old = old
    self.new = new
    self.budget = budget
    removed = [Bool](repeating: false, count: old.count)
    added = [Bool](repeating: false, count: new.count)
    forward = [Int](repeating: 0, count: old.count + new.count + 3)
    backward = forward
    compare()
  }

  /// A part of both texts.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  private mutating func compare() {
    var parts = [Part(old: old.indices, new: new.indices)]
    while var part = parts.popLast() {
      trim(&part)
      if part.old.isEmpty || part.new.isEmpty {
        replace(part)
      } else if let middle = middle(of: part) {
        parts.append(
          Part(old: middle.old..<part.old.upperBound, new: middle.new..<part.new.upperBound))
        parts.append(
          Part(old: part.old.lowerBound..<middle.old, new: part.new.lowerBound..<middle.new))
      } else {
        replace(part)
      }
    }
  }

  private mutating func replace(_ part: Part) {
    for line in part.old { removed[line] = true }
    for line in part.new { added[line] = true }
  }

  /// Leaves out the lines that both parts begin and end with.
  private func trim(_ part: inout Part) {
    var (start, newStart) = (part.old.lowerBound, part.new.lowerBound)
    var (end, newEnd) = (part.old.upperBound, part.new.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      start += 1
      newStart += 1
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    part = Part(old: start..<end, new: newStart..<newEnd)
  }

  /// A point on a shortest way through a part: searches from both ends meet there. `nil` when the
  /// budget is used up.
  private mutating func middle(of part: Part) -> (old: Int, new: Int)? {
    let lowest = part.old.lowerBound - part.new.upperBound
    let highest = part.old.upperBound - part.new.lowerBound
    let first = part.old.lowerBound - part.new.lowerBound
    let last = part.old.upperBound - part.new.upperBound
    let isOdd = (first - last) & 1 != 0
    let zero = new.count + 1
    var ahead = first...first
    var behind = last...last
    forward[zero + first] = part.old.lowerBound
    backward[zero + last] = part.old.upperBound
    while budget > 0 {
      ahead = Self.widened(ahead, within: lowest...highest) { forward[zero + $0] = -1 }
      for diagonal in stride(from: ahead.upperBound, through: ahead.lowerBound, by: -2) {
        let (left, right) = (forward[zero + diagonal - 1], forward[zero + diagonal + 1])
        let line = slide(left < right ? right : left + 1, on: diagonal, in: part)
        forward[zero + diagonal] = line
        if isOdd, behind.contains(diagonal), backward[zero + diagonal] <= line {
          return (line, line - diagonal)
        }
      }
      behind = Self.widened(behind, within: lowest...highest) { backward[zero + $0] = .max }
      for diagonal in stride(from: behind.upperBound, through: behind.lowerBound, by: -2) {
        let (left, right) = (backward[zero + diagonal - 1], backward[zero + diagonal + 1])
        let line = slideBack(left < right ? left : right - 1, on: diagonal, in: part)
        backward[zero + diagonal] = line
        if !isOdd, ahead.contains(diagonal), line <= forward[zero + diagonal] {
          return (line, line - diagonal)
        }
      }
    }
    return nil
  }

  /// The diagonals of the next round: one more on each side, or one less where a text ends.
  private static func widened(
    _ range: ClosedRange<Int>, within limits: ClosedRange<Int>, _ clear: (Int) -> Void
  ) -> ClosedRange<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    if low > limits.lowerBound {
      low -= 1
      clear(low - 1)
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      clear(high + 1)
    } else {
      high -= 1
    }
    return low...max(low, high)
  }

  private mutating func slide(_ start: Int, on diagonal: Int, in part: Part) -> Int {
    var line = start
    while line < part.old.upperBound, line - diagonal < part.new.upperBound,
      old[line] == new[line - diagonal]
    {
      line += 1
    }
    budget -= 1 + line - start
    return line
  }

  private mutating func slideBack(_ start: Int, on diagonal: Int, in part: Part) -> Int {
    var line = start
    while line > part.old.lowerBound, line - diagonal > part.new.lowerBound,
      old[line - 1] == new[line - diagonal - 1]
    {
      line -= 1
    }
    budget -= 1 + start - line
    return line
  }
}
