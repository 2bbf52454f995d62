extension RowLayout {
  /// What generated code and the model that it runs with are compared by: two layouts of one
  /// fingerprint give every value the same place, kind and optionality.
  ///
  /// FNV-1a over the slots, inherited ones included; the same in every process and on every
  /// platform. Never 0, which stands for a class that says nothing of its layout.
  public func fingerprint(in model: ResolvedModel) -> UInt64 {
    var hash = FingerprintHash()
    hash.combine(slots.count)
    for slot in slots {
      hash.combine(slot.offset)
      hash.combine(slot.isOptional ? 1 : 0)
      hash.combine(slot.path.count)
      for name in slot.path { hash.combine(name) }
      switch slot.content {
      case .attribute(let attribute): hash.combine(attribute.type.rawValue)
      case .relationship(let index):
        let relationship = model.relationships[index].relationship
        hash.combine(
          relationship.isToMany ? (relationship.isOrdered ? "ordered" : "many") : "one")
        hash.combine(model.entities[model.relationships[index].destination].name)
      }
    }
    return hash.value
  }
}

private struct FingerprintHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: UInt64 { state == 0 ? 1 : state }

  mutating func combine(_ number: Int) {
    var rest = UInt64(truncatingIfNeeded: number)
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// A length before the text keeps `ab`, `c` apart from `a`, `bc`.
  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte: byte) }
  }

  private mutating func combine(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
