/// Where an object keeps its values in memory: the contract between generated code, which holds the
/// offsets as constants, and the runtime, which computes them from the model.
///
/// A row begins with one word of flags, then as many words of changed bits and of NULL bits as the
/// hierarchy needs, then one slot of 16 bytes for each value. A sub-entity's row begins like its
/// parent's, so that an inherited accessor is right for every subclass; the number of bit words is
/// therefore that of the largest entity of the hierarchy.
public struct RowLayout: Hashable, Sendable {
  /// The version of this contract; generated code names it, see `ModelwrightRuntime`.
  public static let contractVersion = 1
  /// The bytes of a slot.
  public static let slotSize = 16

  /// How many words hold the changed bits, and how many the NULL bits.
  public let bitWords: Int
  /// The slots, inherited ones first.
  public let slots: [RowSlot]

  /// The offset of the first slot, in bytes.
  public var headerSize: Int { Self.headerSize(bitWords: bitWords) }
  /// The size of a row, in bytes.
  public var size: Int { headerSize + slots.count * Self.slotSize }

  /// The slots of a property: several for a composite attribute, none for a fetched property.
  public func slots(of property: String) -> ArraySlice<RowSlot> {
    guard let first = slots.firstIndex(where: { $0.path[0] == property }) else { return [] }
    return slots[first...].prefix { $0.path[0] == property }
  }

  static func headerSize(bitWords: Int) -> Int { (8 + 16 * bitWords + 15) / 16 * 16 }
}

/// One value's place in a row: an attribute, a relationship, or one leaf of a composite attribute.
public struct RowSlot: Hashable, Sendable {
  /// What a slot holds.
  public enum Content: Hashable, Sendable {
    /// An attribute, or a composite's attribute that is not a composite itself.
    case attribute(Attribute)
    /// A relationship, by its index in ``ResolvedModel/relationships``.
    case relationship(Int)
  }

  /// The slot's number, which is also that of its bits.
  public let index: Int
  /// The slot's offset in bytes.
  public let offset: Int
  /// The property's name, followed by the names inside a composite.
  public let path: [String]
  /// What it holds.
  public let content: Content
  /// The index of the entity that declares the property.
  public let declaringEntity: Int
  /// Whether the value may be absent: because it, or a composite around it, is optional.
  public let isOptional: Bool
  /// Whether the value is never stored: because it, or a composite around it, is transient.
  public let isTransient: Bool
}
