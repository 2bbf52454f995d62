/// Names files such that none clashes with another, on file systems that ignore case too.
struct FileNames {
  private var taken: Set<String> = []
  /// The next number to try of each name that was given before.
  private var numbers: [String: Int] = [:]

  /// A name that begins with an identifier and ends with a suffix; a number stands between them
  /// when the name was given before.
  mutating func name(for identifier: String, suffix: String) -> String {
    let stem = Self.shortened(identifier)
    var name = stem + suffix
    let key = name.lowercased()
    if taken.insert(key).inserted { return name }
    var number = numbers[key] ?? 2
    repeat {
      name = "\(stem)~\(number)\(suffix)"
      number += 1
    } while !taken.insert(name.lowercased()).inserted
    numbers[key] = number
    return name
  }

  /// File systems allow 255 bytes; a longer name ends in its hash.
  private static func shortened(_ identifier: String) -> String {
    guard identifier.utf8.count > 160 else { return identifier }
    var stem = ""
    for character in identifier {
      guard stem.utf8.count + character.utf8.count <= 120 else { break }
      stem.append(character)
    }
    return stem + "~" + String(StableHash.hash(of: identifier), radix: 16)
  }
}
