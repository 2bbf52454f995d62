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

extension ResolvedModel {
  /// The layout of an entity's rows.
  public func layout(of entity: Int) -> RowLayout {
    let root = entities[entity].root
    let largest = entities[root].descendants.map { slotCount(of: $0) }.max() ?? 0
    let bitWords = max(1, (largest + 63) / 64)
    var builder = SlotBuilder(model: self, headerSize: RowLayout.headerSize(bitWords: bitWords))
    for property in entities[entity].properties { builder.add(property) }
    return RowLayout(bitWords: bitWords, slots: builder.slots)
  }

  private func slotCount(of entity: Int) -> Int {
    entities[entity].properties.reduce(0) { count, property in
      switch property.kind {
      case .attribute(let attribute): count + leafCount(of: attribute)
      case .relationship: count + 1
      case .fetchedProperty: count
      }
    }
  }

  private func leafCount(of attribute: Attribute) -> Int {
    guard let composite = composite(of: attribute) else { return 1 }
    return composite.attributes.reduce(0) { $0 + leafCount(of: $1) }
  }

  /// The composite type of an attribute; `nil` when its type is not Composite.
  public func composite(of attribute: Attribute) -> Composite? {
    guard attribute.type == .composite else { return nil }
    return attribute.compositeName.flatMap { composite(named: $0) }
  }
}

/// Lays out slots one after another, taking composites apart.
private struct SlotBuilder {
  let model: ResolvedModel
  let headerSize: Int
  var slots: [RowSlot] = []

  mutating func add(_ property: ResolvedProperty) {
    switch property.kind {
    case .attribute(let attribute):
      add(
        attribute, path: [property.name], entity: property.declaringEntity, isOptional: false,
        isTransient: false)
    case .relationship(let index):
      let relationship = model.relationships[index].relationship
      append(
        .relationship(index), path: [property.name], entity: property.declaringEntity,
        isOptional: relationship.isOptional, isTransient: relationship.isTransient)
    case .fetchedProperty: break
    }
  }

  private mutating func add(
    _ attribute: Attribute, path: [String], entity: Int, isOptional: Bool, isTransient: Bool
  ) {
    let optional = isOptional || attribute.isOptional
    let transient = isTransient || attribute.isTransient
    guard let composite = model.composite(of: attribute) else {
      append(
        .attribute(attribute), path: path, entity: entity, isOptional: optional,
        isTransient: transient)
      return
    }
    for inner in composite.attributes {
      add(
        inner, path: path + [inner.name], entity: entity, isOptional: optional,
        isTransient: transient)
    }
  }

  private mutating func append(
    _ content: RowSlot.Content, path: [String], entity: Int, isOptional: Bool, isTransient: Bool
  ) {
    slots.append(
      RowSlot(
        index: slots.count, offset: headerSize + slots.count * RowLayout.slotSize, path: path,
        content: content, declaringEntity: entity, isOptional: isOptional,
        isTransient: isTransient))
  }
}
