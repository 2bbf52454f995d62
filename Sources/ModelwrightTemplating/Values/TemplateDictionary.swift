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
  /// A bit for each fingerprint: when a name's bit is not set, the name is new.
  private var seen: UInt64 = 0

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
    let bit: UInt64 = 1 << (mark >> 58)
    if seen & bit != 0 {
      for index in entries.indices where entries[index].fingerprint == mark {
        guard entries[index].key == key else { continue }
        entries[index].value = value
        return
      }
    }
    seen |= bit
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

/// A number that differs for almost all different names: a multiplicative hash over the UTF-8
/// bytes, eight at a time. Names are compared in full when their numbers are equal.
func fingerprint(of text: String) -> UInt64 {
  var text = text
  return text.withUTF8 { bytes in
    let bytes = UnsafeRawBufferPointer(bytes)
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var result = UInt64(truncatingIfNeeded: bytes.count) &* factor
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      result = (result ^ word) &* factor
      result ^= result >> 32
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    result = (result ^ rest) &* factor
    return (result ^ (result >> 32)) &* factor
  }
}
