/// Values with names, in the order in which they were given.
///
/// Templates look a name up by a fingerprint that was computed when they were compiled, so a
/// dictionary of a few dozen names is searched faster than a hash table would answer, and costs one
/// allocation to build. Loops go over the names in alphabetical order, as Stencil's do.
public struct TemplateDictionary: Sendable {
  struct Entry: Sendable {
    let fingerprint: UInt64
    let key: String
    var value: TemplateValue
  }

  private(set) var entries: [Entry]

  /// Makes an empty dictionary.
  public init() { entries = [] }

  /// Makes a dictionary of pairs; of two with one name the last counts.
  public init(_ pairs: some Sequence<(String, TemplateValue)>) {
    entries = []
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { set(key, value) }
  }

  /// The value of a name; `nil` when there is none. Setting `nil` removes it.
  public subscript(key: String) -> TemplateValue? {
    get { value(fingerprint: fingerprint(of: key), key: key) }
    set {
      if let newValue { set(key, newValue) } else { entries.removeAll { $0.key == key } }
    }
  }

  /// The names in the order in which they were given.
  public var keys: [String] { entries.map(\.key) }

  /// How many names there are.
  public var count: Int { entries.count }

  /// Whether there is no name.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries in the alphabetical order of their names: the order of loops.
  var sortedEntries: [Entry] {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.key < $1.key }
    return isSorted ? entries : entries.sorted { $0.key < $1.key }
  }

  func value(fingerprint: UInt64, key: String) -> TemplateValue? {
    for index in entries.indices where entries[index].fingerprint == fingerprint {
      if entries[index].key == key { return entries[index].value }
    }
    return nil
  }

  private mutating func set(_ key: String, _ value: TemplateValue) {
    let mark = fingerprint(of: key)
    for index in entries.indices where entries[index].fingerprint == mark {
      guard entries[index].key == key else { continue }
      entries[index].value = value
      return
    }
    entries.append(Entry(fingerprint: mark, key: key, value: value))
  }
}

extension TemplateDictionary: ExpressibleByDictionaryLiteral {
  /// Makes a dictionary of pairs.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }
}

extension TemplateDictionary: Hashable {
  /// Whether both have the same names with the same values, in whatever order.
  public static func == (lhs: TemplateDictionary, rhs: TemplateDictionary) -> Bool {
    lhs.count == rhs.count
      && lhs.entries.allSatisfy {
        rhs.value(fingerprint: $0.fingerprint, key: $0.key) == $0.value
      }
  }

  /// Combines what does not depend on the order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries.reduce(0) { $0 ^ $1.fingerprint })
  }
}

/// A number that differs for almost all different names (FNV-1a over the UTF-8 bytes).
func fingerprint(of text: String) -> UInt64 {
  var result: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { result = (result ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return result
}
