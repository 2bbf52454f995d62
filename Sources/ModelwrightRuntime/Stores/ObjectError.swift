/// Why an object cannot be had.
public enum ObjectError: Error, Hashable, Sendable {
  /// The store has no such row (any more). Core Data's code is 133000.
  case notFound(ManagedObjectID)
  /// The ID belongs to another store or, when it is temporary, to another context.
  case foreignID(ManagedObjectID)
}

extension ObjectError: CustomStringConvertible {
  /// What is wrong, with the object's ID.
  public var description: String {
    switch self {
    case .notFound(let id): "the store has no object \(id)"
    case .foreignID(let id): "\(id) belongs to another store or context"
    }
  }
}
