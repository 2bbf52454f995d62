import ModelwrightModel

/// What identifies an object: it can be sent to another isolation domain, where a context finds the
/// same row with ``ManagedObjectContext/existingObject(with:)``.
///
/// An object that was never saved has a temporary ID, which means something to its own context only;
/// saving gives it a permanent one, and the temporary one finds nothing any more.
public struct ManagedObjectID: Hashable, Sendable {
  /// The entity.
  public let entity: EntityDescription
  let key: Int64
  let store: StoreIdentity

  /// Whether the object was never saved.
  public var isTemporaryID: Bool { key < 0 }

  /// Whether both identify the same row.
  public static func == (lhs: ManagedObjectID, rhs: ManagedObjectID) -> Bool {
    lhs.key == rhs.key && lhs.store == rhs.store
      && lhs.entity.rootName == rhs.entity.rootName
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(entity.resolved.root)
  }
}

extension ManagedObjectID: CustomStringConvertible {
  /// The URI.
  public var description: String { uriText }
}
