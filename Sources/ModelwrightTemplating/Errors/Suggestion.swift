/// `; did you mean 'x'?` when a candidate is close to a name, otherwise an empty string.
func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
  let limit = max(1, wanted.count / 3)
  let best =
    candidates
    .map { (name: $0, distance: distance(wanted, Array($0.lowercased().unicodeScalars))) }
    .filter { $0.distance <= limit && $0.name != name }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  return best.map { "; did you mean '\($0.name)'?" } ?? ""
}

/// How many letters must be added, removed, changed or exchanged with their neighbour.
private func distance(_ left: [UnicodeScalar], _ right: [UnicodeScalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let change = last[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
