/// `; did you mean 'x'?` when one of the candidates is close to the name, otherwise an empty string.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
  closest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// The candidate that differs least from a name, when it differs in no more than a third of its
/// letters. Only the first 1,000 candidates are looked at, and no name of more than 64 bytes.
public func closest(to name: String, among candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= 64 else { return nil }
  let wanted = Array(name.lowercased().unicodeScalars)
  let limit = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates.lazy.prefix(1_000) {
    let letters = Array(candidate.lowercased().unicodeScalars.prefix(wanted.count + limit + 1))
    guard let distance = editDistance(wanted, letters, limit: limit) else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// How many letters must be added, removed, changed or exchanged with their neighbour; `nil` when
/// they are more than the limit.
private func editDistance(
  _ left: [UnicodeScalar], _ right: [UnicodeScalar], limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
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
  return last[right.count] <= limit ? last[right.count] : nil
}
