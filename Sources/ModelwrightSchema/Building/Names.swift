/// Names that are taken, compared as SQLite compares them: regardless of case.
struct Names {
  private var taken: Set<String>
  /// The next number to try of each name that was wanted before.
  private var numbers: [String: Int] = [:]

  init(reserved: some Sequence<String> = []) {
    taken = Set(reserved.map { Self.folded($0) })
  }

  /// How names are compared. Folding more than SQLite does only keeps more names apart.
  static func folded(_ name: String) -> String { name.lowercased() }

  /// A name without control characters, which no tool shows and which end a statement.
  static func cleaned(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return name }
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "_" : $0 }))
  }

  func contains(_ name: String) -> Bool { taken.contains(Self.folded(name)) }

  /// Takes a name; when it is taken already, the name with `_2`, `_3` and so on.
  mutating func take(_ wanted: String) -> String {
    let key = Self.folded(wanted)
    if taken.insert(key).inserted { return wanted }
    var name: String
    var number = numbers[key] ?? 2
    repeat {
      name = "\(wanted)_\(number)"
      number += 1
    } while !taken.insert(Self.folded(name)).inserted
    numbers[key] = number
    return name
  }
}
