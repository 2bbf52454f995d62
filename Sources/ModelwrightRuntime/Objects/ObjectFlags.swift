/// What is known about an object, in the low half of the first word of its row.
struct ObjectFlags: OptionSet {
  let rawValue: UInt32

  /// The values have not been read from the store.
  static let fault = ObjectFlags(rawValue: 1 << 0)
  /// The object only reports which properties a key path reads.
  static let recording = ObjectFlags(rawValue: 1 << 1)
  /// The object belongs to no context any more.
  static let invalid = ObjectFlags(rawValue: 1 << 2)
  /// Setters may write at once: the committed values are kept, or there are none.
  static let tracked = ObjectFlags(rawValue: 1 << 3)
  /// The object stands in the context's list of changed objects.
  static let dirty = ObjectFlags(rawValue: 1 << 4)
  /// The object has never been saved.
  static let inserted = ObjectFlags(rawValue: 1 << 5)
  /// The object will be deleted by the next save.
  static let deleted = ObjectFlags(rawValue: 1 << 6)
  /// The object's row does not exist: it was deleted, or its insertion was undone.
  static let gone = ObjectFlags(rawValue: 1 << 7)
  /// The row could not be read; all values are absent.
  static let inaccessible = ObjectFlags(rawValue: 1 << 8)
  /// `willSave` has seen the object as it is now.
  static let announced = ObjectFlags(rawValue: 1 << 9)
  /// A new object that has stood in a set whose relationship has no inverse.
  static let placed = ObjectFlags(rawValue: 1 << 10)

  /// What sends getters to the slow path.
  static let slow: ObjectFlags = [.fault, .recording, .invalid]
  /// What setters look at: only ``tracked`` must be set.
  static let setterMask: ObjectFlags = [.fault, .recording, .invalid, .tracked]
}
