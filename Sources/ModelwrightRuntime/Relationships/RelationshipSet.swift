/// The objects of a to-many relationship.
///
/// What an object's property gives is a view: inserting and removing changes the relationship at
/// once, and what follows from it at the other ends. `Set(dog.walks)` makes a copy. A set that was
/// made of a literal or a sequence belongs to no object; assign it to a property.
///
/// The order of the elements means nothing. An iteration goes through the objects that there were
/// when it began.
public struct RelationshipSet<Element: ManagedObject>: RelationshipView {
  var members: RelationshipMembers<Element>

  /// An empty set that belongs to no object.
  public init() { members = RelationshipMembers(EmptyCollection()) }

  /// A set of some objects that belongs to no object.
  public init(_ elements: some Sequence<Element>) { members = RelationshipMembers(elements) }

  init(owner: ManagedObject, offset: Int) { members = .attached(owner: owner, offset: offset) }

  func isView(of owner: ManagedObject, offset: Int) -> Bool {
    members.isView(of: owner, offset: offset)
  }

  /// Whether an object is in the set.
  public func contains(_ member: Element) -> Bool { members.contains(member) }

  /// Adds an object.
  ///
  /// - Returns: Whether it was new, and the object itself.
  @discardableResult
  public mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    (members.add(newMember), newMember)
  }

  /// Adds an object; what is returned is the object when it was there before.
  @discardableResult
  public mutating func update(with newMember: Element) -> Element? {
    members.add(newMember) ? nil : newMember
  }

  /// Removes an object.
  ///
  /// - Returns: The object; `nil` when it was not there.
  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    members.remove(member) ? member : nil
  }

  /// Removes all objects.
  public mutating func removeAll() { members.replaceAll(with: []) }

  /// Replaces all objects; only those that differ change.
  public mutating func replaceAll(with elements: some Sequence<Element>) {
    members.replaceAll(with: Array(elements))
  }
}

@available(*, unavailable, message: "Objects stay with their context; copy their IDs instead.")
extension RelationshipSet: Sendable {}

extension RelationshipSet: Collection {
  /// The place of an object in the collection; it holds until the set is changed.
  public struct Index: Comparable, Hashable, Sendable {
    let place: Int

    /// Whether a place comes before another.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.place < rhs.place }
  }

  /// Whether there is no object.
  public var isEmpty: Bool { count == 0 }
  /// How many objects there are.
  public var count: Int { members.count }
  /// The place of the first object.
  public var startIndex: Index { Index(place: 0) }
  /// The place after the last object.
  public var endIndex: Index { Index(place: count) }
  /// The place after another one.
  public func index(after index: Index) -> Index { Index(place: index.place + 1) }
  /// The object at a place.
  public subscript(index: Index) -> Element { members[index.place] }
  /// Goes through the objects that there are now.
  public func makeIterator() -> RelationshipIterator<Element> { members.snapshot }
}

extension RelationshipSet: SetAlgebra {
  /// A set of the objects in the list.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The objects of both sets.
  public func union(_ other: RelationshipSet) -> RelationshipSet {
    RelationshipSet(Array(self) + Array(other))
  }

  /// The objects that are in both sets.
  public func intersection(_ other: RelationshipSet) -> RelationshipSet {
    RelationshipSet(filter { other.contains($0) })
  }

  /// The objects that are in one of the sets only.
  public func symmetricDifference(_ other: RelationshipSet) -> RelationshipSet {
    subtracting(other).union(other.subtracting(self))
  }

  /// The objects that are not in the other set.
  public func subtracting(_ other: RelationshipSet) -> RelationshipSet {
    RelationshipSet(filter { !other.contains($0) })
  }

  /// Adds the objects of another set.
  public mutating func formUnion(_ other: RelationshipSet) {
    for element in other { insert(element) }
  }

  /// Removes the objects that are not in the other set.
  public mutating func formIntersection(_ other: RelationshipSet) {
    for element in self where !other.contains(element) { remove(element) }
  }

  /// Removes the objects that are in both sets and adds those that are in the other only.
  public mutating func formSymmetricDifference(_ other: RelationshipSet) {
    for element in Array(other) where remove(element) == nil { insert(element) }
  }

  /// Removes the objects of another set.
  public mutating func subtract(_ other: RelationshipSet) {
    for element in other { remove(element) }
  }
}

extension RelationshipSet: Equatable {
  /// Whether both sets have the same objects.
  public static func == (lhs: RelationshipSet, rhs: RelationshipSet) -> Bool {
    lhs.count == rhs.count && lhs.allSatisfy { rhs.contains($0) }
  }
}

extension RelationshipSet: CustomStringConvertible {
  /// The IDs of the objects.
  public var description: String { "\(map(\.objectID))" }
}
