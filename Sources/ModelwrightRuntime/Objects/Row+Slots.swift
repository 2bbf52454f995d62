import Foundation
import ModelwrightModel

/// What a row does with all slots of an entity at once.
extension Row {
  /// Fills every slot with "no value".
  func initializeSlots(of entity: EntityDescription) {
    for slot in entity.layout.slots {
      let offset = slot.offset
      setNull(true, at: offset)
      switch entity.kinds[slot.index] {
      case .string: initialize(String?.none, at: offset)
      case .data: initialize(Data?.none, at: offset)
      case .url: initialize(URL?.none, at: offset)
      case .decimal: initialize(DecimalBox?.none, at: offset)
      case .any: initialize(AnyBox?.none, at: offset)
      case .codable: initialize(CodableBox?.none, at: offset)
      case .toMany: initialize(ToManyStorage?.none, at: offset)
      case .toOne: initialize(ToOneSlot.none, at: offset)
      default: initialize((UInt64(0), UInt64(0)), at: offset)
      }
    }
  }

  /// Says that the store has not been asked yet for the to-one relationships without a key.
  func markKeylessUnloaded(_ entity: EntityDescription) {
    for offset in entity.keylessOffsets {
      store(ToOneSlot.unloaded, at: offset)
      setNull(true, at: offset)
    }
  }

  /// Releases what the slots own; afterwards they are not initialised.
  func destroySlots(of entity: EntityDescription) {
    for slot in entity.managedSlots {
      let offset = slot.offset
      switch slot.kind {
      case .string: destroy(String?.self, at: offset)
      case .data: destroy(Data?.self, at: offset)
      case .url: destroy(URL?.self, at: offset)
      case .decimal: destroy(DecimalBox?.self, at: offset)
      case .any: destroy(AnyBox?.self, at: offset)
      case .codable: destroy(CodableBox?.self, at: offset)
      case .toMany: destroy(ToManyStorage?.self, at: offset)
      default: break
      }
    }
  }

  /// Forgets the value of one slot.
  func clearSlot(_ slot: Int, kind: SlotKind) {
    let offset = offset(of: slot)
    setNull(true, at: offset)
    switch kind {
    case .string: assign(String?.none, at: offset)
    case .data: assign(Data?.none, at: offset)
    case .url: assign(URL?.none, at: offset)
    case .decimal: assign(DecimalBox?.none, at: offset)
    case .any: assign(AnyBox?.none, at: offset)
    case .codable: assign(CodableBox?.none, at: offset)
    case .toMany: assign(ToManyStorage?.none, at: offset)
    case .toOne: store(ToOneSlot.none, at: offset)
    default: store((UInt64(0), UInt64(0)), at: offset)
    }
  }

  /// Takes over one slot's value and NULL bit from another row of the same entity.
  func copySlot(_ slot: Int, kind: SlotKind, from other: Row) {
    let offset = offset(of: slot)
    setNull(other.isNull(slot: slot), at: offset)
    switch kind {
    case .string: assign(other.load(offset, as: String?.self), at: offset)
    case .data: assign(other.load(offset, as: Data?.self), at: offset)
    case .url: assign(other.load(offset, as: URL?.self), at: offset)
    case .decimal: assign(other.load(offset, as: DecimalBox?.self), at: offset)
    case .any: assign(other.load(offset, as: AnyBox?.self), at: offset)
    case .codable: assign(other.load(offset, as: CodableBox?.self), at: offset)
    case .toMany: break
    default: store(other.load(offset, as: (UInt64, UInt64).self), at: offset)
    }
  }

  /// A copy of the values, to be kept as the committed ones. Sets of to-many relationships are left
  /// out: they know their own committed contents.
  func copyForCommitted(of entity: EntityDescription) -> Row {
    let layout = entity.layout
    let copy = Row(size: layout.size, headerSize: layout.headerSize)
    copy.copyNullBits(of: self)
    let header = layout.headerSize
    (copy.base + header).copyMemory(from: base + header, byteCount: layout.size - header)
    for slot in entity.managedSlots {
      let offset = slot.offset
      switch slot.kind {
      case .string: copy.initialize(load(offset, as: String?.self), at: offset)
      case .data: copy.initialize(load(offset, as: Data?.self), at: offset)
      case .url: copy.initialize(load(offset, as: URL?.self), at: offset)
      case .decimal: copy.initialize(load(offset, as: DecimalBox?.self), at: offset)
      case .any: copy.initialize(load(offset, as: AnyBox?.self), at: offset)
      case .codable: copy.initialize(load(offset, as: CodableBox?.self), at: offset)
      case .toMany: copy.initialize(ToManyStorage?.none, at: offset)
      default: break
      }
    }
    return copy
  }
}
