public import Foundation
import ModelwrightPredicate

/// What is fetched: which objects of a class, in which order, and how many.
///
/// ```swift
/// let request = FetchRequest<Dog>(predicate: #Predicate { $0.name == "Fido" }, sortBy: [SortDescriptor(\.name)])
/// let same = Dog.fetchRequest(format: "name == %@", "Fido")
/// ```
public struct FetchRequest<Result: ManagedObject>: Sendable {
  enum Filter: Sendable {
    case all
    case swift(Predicate<Result>)
    case format(String, [PredicateValue], [String: PredicateValue])
  }

  var filter: Filter
  /// The sort order, the most important key first. Without one the order means nothing.
  public var sortDescriptors: [FetchSortDescriptor<Result>]
  /// The greatest number of objects; 0 is no limit.
  public var fetchLimit = 0
  /// How many objects are left out at the beginning.
  public var fetchOffset = 0
  /// Whether objects of sub-entities are fetched too.
  public var includesSubentities = true
  /// Whether unsaved changes count: objects that would match when the context were saved.
  public var includesPendingChanges = true
  /// The properties that ``ManagedObjectContext/fetchDictionaries(_:)`` gives: names, key paths over
  /// to-one relationships and expressions such as `walks.@count`. Empty means every stored attribute
  /// and to-one relationship.
  public var propertiesToFetch: [String] = []
  /// Whether ``ManagedObjectContext/fetchDictionaries(_:)`` gives equal dictionaries once. Objects and
  /// their IDs always come once.
  public var returnsDistinctResults = false
  /// How many objects Core Data would fill at a time. Rows are read as they are decoded here, so this
  /// changes no result and is kept for the program to read.
  public var fetchBatchSize = 0
  /// Whether Core Data would read the values with the objects. Values always come with the row here, so
  /// this changes no result and is kept for the program to read.
  public var includesPropertyValues = true
  /// Whether Core Data would leave the objects faults. Values always come with the row here, so this
  /// changes no result and is kept for the program to read.
  public var returnsObjectsAsFaults = true
  /// The entity's name, for a request of ``ManagedObject`` itself; `nil` is the class's own.
  public var entityName: String?

  /// Makes a request with a Swift predicate and Foundation's sort descriptors.
  public init(predicate: Predicate<Result>? = nil, sortBy: [SortDescriptor<Result>] = []) {
    filter = predicate.map { .swift($0) } ?? .all
    sortDescriptors = sortBy.map { FetchSortDescriptor($0) }
  }

  /// Makes a request with a Swift predicate and keys that name their comparison.
  public init(predicate: Predicate<Result>? = nil, sortDescriptors: [FetchSortDescriptor<Result>]) {
    filter = predicate.map { .swift($0) } ?? .all
    self.sortDescriptors = sortDescriptors
  }

  /// Makes a request with a predicate in the language of `NSPredicate`.
  ///
  /// The string is read and checked against the model when the request is carried out; a fault in
  /// it is a ``FetchError``.
  public init(
    format: String, _ arguments: (any PredicateArgument)?...,
    sortBy: [SortDescriptor<Result>] = []
  ) {
    self.init(
      format: format, arguments: arguments, sortDescriptors: sortBy.map { FetchSortDescriptor($0) })
  }

  /// Makes a request with a predicate in the language of `NSPredicate`, its arguments as an array, and
  /// the values of its variables (`$NAME`).
  public init(
    format: String, arguments: [(any PredicateArgument)?],
    variables: [String: any PredicateArgument] = [:],
    sortDescriptors: [FetchSortDescriptor<Result>] = []
  ) {
    filter = .format(
      format, arguments.map { $0?.predicateValue ?? .null },
      variables.mapValues { $0.predicateValue })
    self.sortDescriptors = sortDescriptors
  }

  /// The Swift predicate; `nil` when there is none, or a format string instead.
  public var predicate: Predicate<Result>? {
    get { if case .swift(let predicate) = filter { predicate } else { nil } }
    set { filter = newValue.map { .swift($0) } ?? .all }
  }
}

/// What classes of objects have in common: requests typed by the class.
public protocol Fetchable: ManagedObject {}

extension ManagedObject: Fetchable {}

extension Fetchable {
  /// A request for all objects of the class.
  public static func fetchRequest() -> FetchRequest<Self> { FetchRequest() }

  /// A request with a predicate in the language of `NSPredicate`.
  public static func fetchRequest(
    format: String, _ arguments: (any PredicateArgument)?...
  ) -> FetchRequest<Self> {
    FetchRequest(format: format, arguments: arguments)
  }
}
