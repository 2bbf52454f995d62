/// The memory of an object's values: see `RowLayout` for what stands where.
///
/// Sixteen bytes before the row hold the object's id and the version of its stored row; the eight
/// bytes before the first slot, which the layout leaves free, point to the committed values.
struct Row {
  let base: UnsafeMutableRawPointer

  private static let prefix = 16

  /// Room for a row. The bits are clear, and no slot is initialised.
  init(size: Int, headerSize: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.prefix + size, alignment: 16)
    base = memory + Self.prefix
    memory.initializeMemory(as: UInt64.self, repeating: 0, count: 2 + headerSize / 8)
    base.storeBytes(of: UInt32(truncatingIfNeeded: headerSize), toByteOffset: 4, as: UInt32.self)
  }

  init(base: UnsafeMutableRawPointer) { self.base = base }

  func deallocate() { (base - Self.prefix).deallocate() }

  // MARK: The header

  @inline(__always) var flags: ObjectFlags {
    get { ObjectFlags(rawValue: base.load(as: UInt32.self)) }
    nonmutating set { base.storeBytes(of: newValue.rawValue, as: UInt32.self) }
  }

  @inline(__always) var headerSize: Int {
    Int(truncatingIfNeeded: base.load(fromByteOffset: 4, as: UInt32.self))
  }

  /// The id of the stored row; negative as long as the object was never saved.
  @inline(__always) var id: Int64 {
    get { base.load(fromByteOffset: -16, as: Int64.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: -16, as: Int64.self) }
  }

  /// The version of the stored row that the values were read from.
  @inline(__always) var version: Int64 {
    get { base.load(fromByteOffset: -8, as: Int64.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: -8, as: Int64.self) }
  }

  /// The values as they were read or saved last; none as long as nothing has changed.
  var committed: Row? {
    get {
      base.load(fromByteOffset: headerSize - 8, as: UnsafeMutableRawPointer?.self)
        .map { Row(base: $0) }
    }
    nonmutating set {
      base.storeBytes(
        of: newValue?.base, toByteOffset: headerSize - 8, as: UnsafeMutableRawPointer?.self)
    }
  }

  // MARK: Bits

  @inline(__always) private var wordCount: Int { headerSize / 16 - 1 }

  @inline(__always) private func changedWord(_ slot: Int) -> UnsafeMutablePointer<UInt64> {
    (base + 8 + (slot >> 6) << 3).assumingMemoryBound(to: UInt64.self)
  }

  @inline(__always) private func nullWord(_ slot: Int) -> UnsafeMutablePointer<UInt64> {
    (base + 8 + wordCount << 3 + (slot >> 6) << 3).assumingMemoryBound(to: UInt64.self)
  }

  /// The number of the slot at an offset.
  @inline(__always) func slot(at offset: Int) -> Int { (offset - headerSize) >> 4 }

  /// The offset of a slot.
  @inline(__always) func offset(of slot: Int) -> Int { headerSize + slot << 4 }

  @inline(__always) func isNull(slot: Int) -> Bool {
    nullWord(slot).pointee & (1 << UInt64(slot & 63)) != 0
  }

  @inline(__always) func isNull(at offset: Int) -> Bool { isNull(slot: slot(at: offset)) }

  @inline(__always) func setNull(_ isNull: Bool, at offset: Int) {
    let slot = slot(at: offset)
    let bit: UInt64 = 1 << UInt64(slot & 63)
    if isNull { nullWord(slot).pointee |= bit } else { nullWord(slot).pointee &= ~bit }
  }

  @inline(__always) func isChanged(slot: Int) -> Bool {
    changedWord(slot).pointee & (1 << UInt64(slot & 63)) != 0
  }

  @inline(__always) func setChanged(at offset: Int) {
    let slot = slot(at: offset)
    changedWord(slot).pointee |= 1 << UInt64(slot & 63)
  }

  /// Whether any property has changed.
  var hasChangedBits: Bool { (0..<wordCount).contains { changedWord($0 << 6).pointee != 0 } }

  func clearChangedBits() {
    for word in 0..<wordCount { changedWord(word << 6).pointee = 0 }
  }

  /// Copies the NULL bits of another row of the same entity.
  func copyNullBits(of other: Row) {
    for word in 0..<wordCount { nullWord(word << 6).pointee = other.nullWord(word << 6).pointee }
  }

  // MARK: Values

  @inline(__always) func load<Value>(_ offset: Int, as type: Value.Type) -> Value {
    (base + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Writes a value that owns no memory.
  @inline(__always) func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    base.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }

  /// Replaces a value that may own memory; the slot is initialised.
  @inline(__always) func assign<Value>(_ value: Value, at offset: Int) {
    (base + offset).assumingMemoryBound(to: Value.self).pointee = value
  }

  /// Writes a value that may own memory into a slot that is not initialised.
  @inline(__always) func initialize<Value>(_ value: Value, at offset: Int) {
    (base + offset).initializeMemory(as: Value.self, to: value)
  }

  @inline(__always) func destroy<Value>(_ type: Value.Type, at offset: Int) {
    (base + offset).assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}
