/// Finds a name among the cases of an enumeration by its bytes, without making a string.
struct NameTable<Name>: Sendable
where Name: RawRepresentable & CaseIterable & Sendable, Name.RawValue == String {
  private struct Entry: Sendable {
    var hash: UInt32
    var start: Int
    var count: Int
    var name: Name
  }

  /// Open addressing: the index of an entry, or -1.
  private let slots: [Int16]
  private let entries: [Entry]
  private let text: [UInt8]

  init() {
    var entries: [Entry] = []
    var text: [UInt8] = []
    for name in Name.allCases {
      let bytes = Array(name.rawValue.utf8)
      entries.append(
        Entry(
          hash: bytes.withUnsafeBufferPointer { Self.hash($0) }, start: text.count,
          count: bytes.count, name: name))
      text += bytes
    }
    var size = 16
    while size < entries.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
    self.entries = entries
    self.text = text
  }

  /// The name with exactly these bytes.
  func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name? {
    let hash = Self.hash(bytes)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.count == bytes.count, equals(entry, bytes) { return entry.name }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func equals(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < entry.count {
      if text[entry.start + index] != bytes[index] { return false }
      index &+= 1
    }
    return true
  }

  /// FNV-1a: short, and good enough for a few dozen words.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    var offset = 0
    while offset < bytes.count {
      hash = (hash ^ UInt32(bytes[offset])) &* 16_777_619
      offset &+= 1
    }
    return hash
  }
}
