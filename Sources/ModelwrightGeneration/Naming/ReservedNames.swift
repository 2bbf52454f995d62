/// Names that a model may use and that cannot become Swift.
enum ReservedNames {
  /// Why a property cannot have a name; `nil` when it can.
  static func reason(againstProperty name: String) -> String? {
    if runtime.contains(name) { return "a member of every managed object has that name" }
    if coreData.contains(name) { return "Core Data reserves that name" }
    return nil
  }

  /// Why an attribute of a composite type cannot have a name; `nil` when it can.
  static func reason(againstField name: String) -> String? {
    switch name {
    case "self", "Type", "Protocol": "Swift gives that name a meaning of its own"
    case "hashValue": "a member of every hashable value has that name"
    default: nil
    }
  }

  /// Why a case of an enumeration cannot have a name; `nil` when it can.
  static func reason(againstCase name: String) -> String? {
    switch name {
    case "self", "Type", "Protocol", "init": "Swift gives that name a meaning of its own"
    case "allCases": "a member of every enumeration has that name"
    default: nil
    }
  }

  /// Why a class cannot have a name, besides ``reason(againstType:)``; `nil` when it can.
  static func reason(againstClass name: String) -> String? {
    switch name {
    case "model", "encodedModel", "migrations": "a member of the model's namespace has that name"
    default: nil
    }
  }

  /// Why a class, a composite type or the namespace cannot have a name; `nil` when it can.
  static func reason(againstType name: String) -> String? {
    switch name {
    case "Self", "self": "Swift gives that name a meaning of its own"
    case "Swift", "Foundation", "ModelwrightRuntime":
      "it would hide the module of that name from the generated code"
    default: nil
    }
  }

  /// The properties and the methods without arguments that `ManagedObject` shows, which a generated
  /// property would have to override. What only generated code calls begins with an underscore.
  static let runtime: Set<String> = [
    "changedValues", "changedValuesForCurrentEvent", "committedValues", "customMirror",
    "debugDescription", "predicateValue",
    "didSave", "didTurnIntoFault", "awakeFromFetch", "awakeFromInsert", "entity",
    "faultingState", "hasChanges", "hasPersistentChangedValues", "hashValue", "isDeleted",
    "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID", "prepareForDeletion",
    "self", "validateForDelete", "validateForInsert", "validateForUpdate", "willSave",
    "willTurnIntoFault",
  ]

  /// Methods without arguments of `NSObject`: Core Data refuses properties of these names
  /// (generators.md §3a), and Xcode cannot save them.
  static let coreData: Set<String> = [
    "autorelease", "class", "copy", "dealloc", "description", "hash", "init", "isProxy",
    "mutableCopy", "release", "retain", "retainCount", "superclass", "zone",
  ]
}
