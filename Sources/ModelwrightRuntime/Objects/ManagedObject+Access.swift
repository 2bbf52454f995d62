import ModelwrightModel

/// What accessors do when they cannot simply read or write the row.
extension ManagedObject {
  /// Whether reading needs more than looking into the row.
  @inline(__always) final var isSlow: Bool { !row.flags.isDisjoint(with: .slow) }

  /// Prepares for reading an optional property.
  ///
  /// - Parameter keepsFault: whether the property is none of the row's values.
  @inline(never) final func prepareToRead(at offset: Int, keepsFault: Bool = false) {
    let flags = row.flags
    if flags.contains(.recording) {
      home.recorder?.note(offset)
    } else if flags.contains(.invalid) {
      stopUnlessReadable(offset)
    } else if flags.contains(.fault), !keepsFault {
      fireFault()
    }
  }

  /// Prepares for reading a required property, and stops when it was never set.
  @inline(never) final func prepareToReadRequired(at offset: Int) {
    prepareToRead(at: offset)
    guard row.isNull(at: offset), row.flags.isDisjoint(with: [.inaccessible, .gone]) else { return }
    preconditionFailure(
      """
      \(name(ofPropertyAt: offset)) is required and was read before it was set. \
      Set it first, or give it a default in the model.
      """)
  }

  /// Prepares for writing a property; whether it may be written.
  @inline(__always) final func beginChange(at offset: Int) -> Bool {
    if row.flags.intersection(.setterMask) == .tracked {
      row.setChanged(at: offset)
      return true
    }
    return prepareToChange(at: offset)
  }

  @inline(never) private final func prepareToChange(at offset: Int) -> Bool {
    if row.flags.contains(.recording) { return false }
    if row.flags.contains(.invalid) { stopUnwritable(offset) }
    if row.flags.contains(.fault) { fireFault() }
    if !row.flags.contains(.inserted), row.committed == nil {
      row.committed = row.copyForCommitted(of: entity)
    }
    row.flags.insert(.tracked)
    row.flags.remove(.announced)
    row.setChanged(at: offset)
    markDirty()
    return true
  }

  /// Notes a change of a relationship that has no column of its own: it needs no values, so a fault
  /// stays one.
  final func noteKeylessChange(at offset: Int) {
    if row.flags.contains(.invalid) { stopUnwritable(offset) }
    row.setChanged(at: offset)
    row.flags.remove(.announced)
    markDirty()
  }

  @inline(__always) private final func markDirty() {
    if row.flags.contains(.dirty) { return }
    row.flags.insert(.dirty)
    home.context?.noteDirty(self)
  }

  // MARK: Messages

  /// The names of the entity and of the property at an offset: `Dog.name`.
  final func name(ofPropertyAt offset: Int) -> String {
    let slots = entity.layout.slots
    let slot = row.slot(at: offset)
    guard slots.indices.contains(slot) else { return entity.name }
    return "\(entity.name).\(slots[slot].path.joined(separator: "."))"
  }

  private final func stopUnlessReadable(_ offset: Int) {
    if row.flags.contains(.gone) { return }
    preconditionFailure(
      """
      \(name(ofPropertyAt: offset)) was read after the object's context had gone away. \
      Keep the context as long as its objects are used.
      """)
  }

  private final func stopUnwritable(_ offset: Int) -> Never {
    let reason =
      row.flags.contains(.gone)
      ? "the object was deleted" : "the object's context had gone away"
    preconditionFailure("\(name(ofPropertyAt: offset)) was set after \(reason).")
  }
}
