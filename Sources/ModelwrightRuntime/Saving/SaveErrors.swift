/// An object was changed here while its row was changed, or deleted, by somebody else.
public struct MergeConflict: Hashable, Sendable {
  /// The object.
  public var objectID: ManagedObjectID
  /// The version of the row that the changes started from.
  public var oldVersion: Int64
  /// The version of the row in the store; 0 when it was deleted.
  public var newVersion: Int64
}

/// Objects could not be saved because somebody else had changed their rows. Core Data's code is
/// 133020. Source: core-data.md §4.5.
public struct MergeConflictError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Core Data's code.
  public static let code = 133_020
  /// The conflicts, all of them.
  public var conflicts: [MergeConflict]

  /// The objects with the versions of their rows.
  public var description: String {
    conflicts.map { conflict in
      let now = conflict.newVersion == 0 ? "deleted" : "version \(conflict.newVersion)"
      return "\(conflict.objectID) was read as version \(conflict.oldVersion) and is \(now) now"
    }.joined(separator: "\n")
  }
}

/// The store refused a row because of one of the model's constraints. Core Data's code is 133021.
public struct ConstraintConflictError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of constraint.
  public enum Kind: Hashable, Sendable {
    /// Two objects would have the same value of what must be unique.
    case uniqueness
    /// A required value is missing.
    case missingValue
    /// A key would lead to a row that does not exist, or the row that is deleted is still needed.
    case reference
    /// Another one.
    case other
  }

  /// Core Data's code.
  public static let code = 133_021
  /// What kind of constraint.
  public var kind: Kind
  /// The entity's name.
  public var entityName: String
  /// The properties of the constraint.
  public var propertyNames: [String]
  /// The object that was refused, when it is known.
  public var objectID: ManagedObjectID?
  /// The store's own words.
  public var message: String

  /// The entity, the properties and the store's own words.
  public var description: String {
    "\(entityName).\(propertyNames.joined(separator: ", ")): \(message)"
  }
}

/// Why a save could not begin.
public enum SaveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `save()` was called from one of the methods that a save itself calls.
  case recursive
  /// The `willSave` methods of these objects still made changes after a thousand rounds.
  case unstable([ManagedObjectID])

  /// What is wrong.
  public var description: String {
    switch self {
    case .recursive: "save() was called while the context was being saved"
    case .unstable(let objects):
      "willSave went on changing objects: \(objects.map(\.description).joined(separator: ", "))"
    }
  }
}
