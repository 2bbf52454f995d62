/// What is known of a configured conformance by its name.
///
/// A name with a module that the generator does not know is taken as it is: only the compiler can tell
/// what `Kit.Dog` is.
enum ConformanceCheck {
  case usable
  /// Every generated class conforms already: Swift refuses to hear it again.
  case inherited
  /// The name is a class's, a struct's or that of a protocol that no object of a context can have.
  case impossible

  /// Looks at a name.
  ///
  /// - Parameter generated: The types that are generated.
  init(_ text: String, generated: Set<String>) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    let module = parts.count > 1 ? parts[0] : nil
    let name = parts.last ?? text
    guard module.map(Self.modules.contains) ?? true else {
      self = .usable
      return
    }
    if module == nil, generated.contains(name) {
      self = .impossible
    } else if Self.inheritedProtocols.contains(name) {
      self = .inherited
    } else if Self.impossibleProtocols.contains(name) || KnownTypes.isUncodable(name)
      || KnownTypes.swift.contains(name) || KnownTypes.foundation.contains(name)
      || Self.runtimeTypes.contains(name)
    {
      self = .impossible
    } else {
      self = .usable
    }
  }

  private static let modules: Set<String> = ["Foundation", "ModelwrightRuntime", "Swift"]

  /// What a generated class conforms to already.
  private static let inheritedProtocols: Set<String> = [
    "Copyable", "CustomDebugStringConvertible", "CustomReflectable", "Equatable", "Escapable",
    "Fetchable", "Hashable", "Identifiable", "ModelClass", "PredicateArgument",
  ]

  /// Protocols that an object of a context can never have.
  private static let impossibleProtocols: Set<String> = [
    "Actor", "BitwiseCopyable", "CompositeValue", "Error", "LocalizedError", "ModelNamespace",
    "PersistentValueTransformer", "Sendable", "SendableMetatype",
  ]

  /// The types of the runtime that are no protocols.
  static let runtimeTypes: Set<String> = [
    "AttributeDescription", "CodableValueTransformer", "ConstraintConflictError",
    "EntityDescription", "FetchError", "FetchRequest", "FetchSortDescriptor",
    "GeneratedCodeVersion", "JSONValue", "ManagedObject", "ManagedObjectContext",
    "ManagedObjectID", "ManagedObjectModel", "MergeConflict", "MergeConflictError",
    "MigrationContext", "MigrationOptions", "MigrationPreview", "MigrationProgress",
    "MigrationReport", "MigrationReportError", "ModelConfiguration", "ModelMigrations",
    "ObjectError", "PersistentContainer", "PersistentStore", "PersistentStoreError",
    "PersistentStoreOptions", "PropertyNames", "PropertyValue", "RelationshipDescription",
    "RelationshipIterator", "RelationshipOrderedSet", "RelationshipSet", "RowID", "RowValues",
    "SaveError", "StringComparison", "ValidationError", "ValidationErrors",
    "ValueTransformerError", "ValueTransformers",
  ]
}
