/// The objects of an ordered to-many relationship.
///
/// What an object's property gives is a view: a change is one of the relationship, at once, with what
/// follows from it at the other ends. `Array(dog.walks)` makes a copy. A set that was made of a literal
/// or a sequence belongs to no object; assign it to a property.
///
/// Every object stands in it once. An iteration goes through the objects that there were when it
/// began.
public struct RelationshipOrderedSet<Element: ManagedObject>: RelationshipView {
  var members: RelationshipMembers<Element>

  /// An empty set that belongs to no object.
  public init() { members = RelationshipMembers(EmptyCollection()) }

  /// A set of some objects, each once, that belongs to no object.
  public init(_ elements: some Sequence<Element>) { members = RelationshipMembers(elements) }

  init(owner: ManagedObject, offset: Int) { members = .attached(owner: owner, offset: offset) }

  func isView(of owner: ManagedObject, offset: Int) -> Bool {
    members.isView(of: owner, offset: offset)
  }

  /// Whether an object is in the set.
  public func contains(_ member: Element) -> Bool { members.contains(member) }

  /// The place of an object; `nil` when it is not there.
  public func index(of member: Element) -> Int? { members.place(of: member) }

  /// The place of an object; `nil` when it is not there.
  public func firstIndex(of member: Element) -> Int? { members.place(of: member) }
}

@available(*, unavailable, message: "Objects stay with their context; copy their IDs instead.")
extension RelationshipOrderedSet: Sendable {}

// Changing.
extension RelationshipOrderedSet {
  /// Adds an object at the end.
  ///
  /// - Returns: Whether it was new. One that was there keeps its place.
  @discardableResult
  public mutating func append(_ member: Element) -> Bool { members.add(member) }

  /// Adds objects at the end; those that were there keep their places.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in Array(elements) { append(element) }
  }

  /// Adds an object at the end.
  ///
  /// - Returns: Whether it was new, and the object itself.
  @discardableResult
  public mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    (members.add(newMember), newMember)
  }

  /// Puts an object before a place, from `startIndex` to `endIndex`. One that was there is moved.
  public mutating func insert(_ member: Element, at place: Int) {
    precondition((0...count).contains(place), "The place \(place) is not in the set.")
    var order = Array(self)
    var place = place
    if let old = order.firstIndex(where: { $0 === member }) {
      order.remove(at: old)
      if old < place { place -= 1 }
    } else {
      _ = members.add(member)
    }
    order.insert(member, at: place)
    members.reorder(order)
  }

  /// Puts objects before a place; those that were there are moved.
  public mutating func insert(contentsOf elements: some Sequence<Element>, at place: Int) {
    precondition((0...count).contains(place), "The place \(place) is not in the set.")
    let new = DetachedMembers(elements)
    let before = self.prefix(place).filter { !new.identities.contains(ObjectIdentifier($0)) }
    let after = self.dropFirst(place).filter { !new.identities.contains(ObjectIdentifier($0)) }
    for element in new.list { _ = members.add(element) }
    members.reorder(before + new.list + after)
  }

  /// Removes an object.
  ///
  /// - Returns: The object; `nil` when it was not there.
  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    members.remove(member) ? member : nil
  }

  /// Removes the object at a place.
  @discardableResult
  public mutating func remove(at place: Int) -> Element {
    let member = self[place]
    _ = members.remove(member)
    return member
  }

  /// Removes the objects at some places.
  public mutating func remove(at places: some Sequence<Int>) {
    for member in places.map({ self[$0] }) { _ = members.remove(member) }
  }

  /// Removes all objects.
  public mutating func removeAll() { members.replaceAll(with: []) }

  /// Replaces all objects; only those that differ change.
  public mutating func replaceAll(with elements: some Sequence<Element>) {
    members.replaceAll(with: Array(elements))
  }

  /// Puts another object in the place of one. When it was there already it is moved.
  public mutating func replace(at place: Int, with member: Element) {
    var order = Array(self)
    let old = order[place]
    if old === member { return }
    order[place] = member
    if let other = order.indices.first(where: { $0 != place && order[$0] === member }) {
      order.remove(at: other)
    } else {
      _ = members.add(member)
    }
    _ = members.remove(old)
    members.reorder(order)
  }

  /// Moves the object at a place to another one, counted in the set without it.
  public mutating func move(from place: Int, to newPlace: Int) {
    var order = Array(self)
    order.insert(order.remove(at: place), at: newPlace)
    members.reorder(order)
  }

  /// Sorts the objects.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    members.reorder(try sorted(by: areInIncreasingOrder))
  }
}

extension RelationshipOrderedSet: RandomAccessCollection {
  /// How many objects there are.
  public var count: Int { members.count }
  /// The place of the first object: 0.
  public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { count }
  /// The object at a place; setting it replaces the object.
  public subscript(place: Int) -> Element {
    get { members[place] }
    set { replace(at: place, with: newValue) }
  }
  /// Goes through the objects that there are now.
  public func makeIterator() -> RelationshipIterator<Element> { members.snapshot }
}

extension RelationshipOrderedSet: ExpressibleByArrayLiteral {
  /// A set of the objects in the list.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

// Set algebra: the order of the left set comes first.
extension RelationshipOrderedSet {
  /// The objects of both sets.
  public func union(_ other: some Sequence<Element>) -> RelationshipOrderedSet {
    RelationshipOrderedSet(Array(self) + Array(other))
  }

  /// The objects that are in both sets.
  public func intersection(_ other: some Sequence<Element>) -> RelationshipOrderedSet {
    let others = DetachedMembers(other).identities
    return RelationshipOrderedSet(filter { others.contains(ObjectIdentifier($0)) })
  }

  /// The objects that are not in the other set.
  public func subtracting(_ other: some Sequence<Element>) -> RelationshipOrderedSet {
    let others = DetachedMembers(other).identities
    return RelationshipOrderedSet(filter { !others.contains(ObjectIdentifier($0)) })
  }

  /// Adds the objects of another set at the end.
  public mutating func formUnion(_ other: some Sequence<Element>) { append(contentsOf: other) }

  /// Removes the objects of another set.
  public mutating func subtract(_ other: some Sequence<Element>) {
    for element in Array(other) { remove(element) }
  }
}

extension RelationshipOrderedSet: Equatable {
  /// Whether both sets have the same objects in the same order.
  public static func == (lhs: RelationshipOrderedSet, rhs: RelationshipOrderedSet) -> Bool {
    lhs.elementsEqual(rhs) { $0 === $1 }
  }
}

extension RelationshipOrderedSet: CustomStringConvertible {
  /// The IDs of the objects.
  public var description: String { "\(map(\.objectID))" }
}
