import ModelwrightModel

/// What a recording object has been asked for while a key path was evaluated.
final class KeyPathRecording {
  /// What one accessor call asked for.
  struct Note {
    let offset: Int
    /// How many slots: more than one for a composite.
    let slotCount: Int
    /// What was given for an enumeration.
    let placeholder: EnumerationPlaceholder?
  }

  let entity: EntityDescription
  private(set) var notes: [Note] = []
  /// The object that stands at the other end of the to-one relationship that was asked for.
  private(set) var destination: ManagedObject?
  /// The name of the fetched property that was asked for.
  var fetchedProperty: String?
  /// How many leaves of the composite that was noted last are still to be read.
  private var leavesToSkip = 0

  init(entity: EntityDescription) { self.entity = entity }

  func note(_ offset: Int, placeholder: EnumerationPlaceholder? = nil) {
    if leavesToSkip > 0 {
      leavesToSkip -= 1
    } else {
      notes.append(Note(offset: offset, slotCount: 1, placeholder: placeholder))
    }
  }

  func noteComposite(at offset: Int, slotCount: Int) {
    // A composite inside another one is read as leaves of the outer one.
    if leavesToSkip > 0 { return }
    notes.append(Note(offset: offset, slotCount: slotCount, placeholder: nil))
    leavesToSkip = slotCount
  }

  /// Notes a to-one relationship and gives an object that goes on recording.
  func destination(at offset: Int) -> ManagedObject? {
    note(offset)
    let slot = (offset - entity.layout.headerSize) / 16
    guard entity.relationshipSlots.indices.contains(slot),
      let relationship = entity.relationshipSlots[slot]
    else { return nil }
    let object = ManagedObject.recorder(of: relationship.destinationEntity)
    destination = object
    return object
  }

  /// Forgets what was asked for.
  func reset() {
    notes = []
    destination = nil
    fetchedProperty = nil
    leavesToSkip = 0
  }
}
