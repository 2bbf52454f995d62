/// What the slot of a to-one relationship holds. The NULL bit tells whether there is an object, as
/// long as the slot is loaded.
struct ToOneSlot: BitwiseCopyable {
  /// The id of the destination.
  var id: Int64
  /// The index of the destination's entity plus one; 0 when it is not known.
  var entity: Int32
  /// 1 when the other side holds the key and nobody has asked the store yet.
  var isUnloaded: Int32

  static let none = ToOneSlot(id: 0, entity: 0, isUnloaded: 0)
  static let unloaded = ToOneSlot(id: 0, entity: 0, isUnloaded: 1)
}
