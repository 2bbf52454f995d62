/// What the views onto to-many relationships share.
protocol RelationshipView {}

/// The objects behind a view: those of an object's relationship, or a collection that belongs to
/// nobody yet.
enum RelationshipMembers<Member: ManagedObject> {
  case attached(owner: ManagedObject, offset: Int)
  case detached(DetachedMembers<Member>)

  init(_ members: some Sequence<Member>) { self = .detached(DetachedMembers(members)) }

  var count: Int {
    switch self {
    case .attached(let owner, let offset): contents(owner, offset).ids.count
    case .detached(let members): members.list.count
    }
  }

  /// The members at this moment: what is changed later does not show in it.
  var snapshot: RelationshipIterator<Member> {
    switch self {
    case .attached(let owner, let offset):
      let relationship = owner.relationship(at: offset)
      return RelationshipIterator(
        owner: owner, relationship: relationship,
        ids: owner.viewedContents(of: relationship).ids)
    case .detached(let members): return RelationshipIterator(list: members.list)
    }
  }

  subscript(place: Int) -> Member {
    switch self {
    case .attached(let owner, let offset):
      let relationship = owner.relationship(at: offset)
      let id = owner.viewedContents(of: relationship).ids[place]
      guard let member = owner.member(id, relationship) as? Member else {
        preconditionFailure(
          "A member of \(owner.name(ofPropertyAt: offset)) cannot be read from the store.")
      }
      return member
    case .detached(let members): return members.list[place]
    }
  }

  func contains(_ member: ManagedObject) -> Bool {
    switch self {
    case .attached(let owner, let offset):
      owner.isViewable(at: offset) && owner.hasMember(member, owner.relationship(at: offset))
    case .detached(let members): members.identities.contains(ObjectIdentifier(member))
    }
  }

  /// Adds a member at the end; whether it was new.
  mutating func add(_ member: Member) -> Bool {
    switch self {
    case .attached(let owner, let offset):
      return owner.addMember(member, owner.relationship(at: offset))
    case .detached(var members):
      let isNew = members.add(member)
      self = .detached(members)
      return isNew
    }
  }

  /// Removes a member; whether it was there.
  mutating func remove(_ member: ManagedObject) -> Bool {
    switch self {
    case .attached(let owner, let offset):
      return owner.removeMember(member, owner.relationship(at: offset))
    case .detached(var members):
      let wasThere = members.remove(member)
      self = .detached(members)
      return wasThere
    }
  }

  /// Replaces all members.
  mutating func replaceAll(with members: [Member]) {
    switch self {
    case .attached(let owner, let offset): owner.setMembers(members, at: offset)
    case .detached: self = .detached(DetachedMembers(members))
    }
  }

  /// Gives the members another order; `members` are the same ones.
  mutating func reorder(_ members: [Member]) {
    guard case .attached(let owner, let offset) = self else {
      self = .detached(DetachedMembers(members))
      return
    }
    owner.noteKeylessChange(at: offset)
    contents(owner, offset).reorder(members.map(\.row.id))
  }

  /// Where a member stands.
  func place(of member: ManagedObject) -> Int? {
    switch self {
    case .attached(let owner, let offset):
      guard member.home.context === owner.home.context else { return nil }
      return contents(owner, offset).place(of: member.row.id)
    case .detached(let members): return members.list.firstIndex { $0 === member }
    }
  }

  func isView(of other: ManagedObject, offset otherOffset: Int) -> Bool {
    guard case .attached(let owner, let offset) = self else { return false }
    return owner === other && offset == otherOffset
  }

  private func contents(_ owner: ManagedObject, _ offset: Int) -> ToManyStorage {
    owner.viewedContents(of: owner.relationship(at: offset))
  }
}

extension ManagedObject {
  /// Whether a view onto a relationship may look at it: not when the object is gone. Stops when the
  /// object's context has gone away.
  @inline(__always) final func isViewable(at offset: Int) -> Bool {
    if !isSlow { return true }
    prepareToRead(at: offset, keepsFault: true)
    return !row.flags.contains(.gone)
  }

  /// What a view onto a relationship shows.
  final func viewedContents(of relationship: RelationshipDescription) -> ToManyStorage {
    guard isViewable(at: relationship.offset) else {
      return .new(isOrdered: relationship.isOrdered)
    }
    return knownContents(of: relationship)
  }
}

/// Members that belong to no object yet: each once, in the order in which they came.
struct DetachedMembers<Member: ManagedObject> {
  private(set) var list: [Member] = []
  private(set) var identities: Set<ObjectIdentifier> = []

  init(_ members: some Sequence<Member>) { for member in members { add(member) } }

  @discardableResult
  mutating func add(_ member: Member) -> Bool {
    guard identities.insert(ObjectIdentifier(member)).inserted else { return false }
    list.append(member)
    return true
  }

  mutating func remove(_ member: ManagedObject) -> Bool {
    guard identities.remove(ObjectIdentifier(member)) != nil else { return false }
    list.removeAll { $0 === member }
    return true
  }
}

/// Goes through the members that a relationship had when the iteration began. Changing the
/// relationship, or deleting the members, does not disturb it.
public struct RelationshipIterator<Member: ManagedObject>: IteratorProtocol {
  private var owner: ManagedObject?
  private var relationship: RelationshipDescription?
  private var ids: [Int64] = []
  private var list: [Member] = []
  private var place = 0

  init(owner: ManagedObject, relationship: RelationshipDescription, ids: [Int64]) {
    self.owner = owner
    self.relationship = relationship
    // A save gives new objects other ids, so they are kept themselves.
    guard ids.contains(where: { $0 < 0 }) else {
      self.ids = ids
      return
    }
    list = ids.compactMap { owner.member($0, relationship) as? Member }
    self.owner = nil
  }

  init(list: [Member]) { self.list = list }

  /// The next member.
  public mutating func next() -> Member? {
    guard let owner, let relationship else {
      guard place < list.count else { return nil }
      defer { place += 1 }
      return list[place]
    }
    while place < ids.count {
      guard owner.isViewable(at: relationship.offset) else { return nil }
      let id = ids[place]
      place += 1
      if let member = owner.member(id, relationship), let typed = member as? Member {
        return typed
      }
    }
    return nil
  }
}

@available(*, unavailable, message: "Objects stay with their context.")
extension RelationshipIterator: Sendable {}
