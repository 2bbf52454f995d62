import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite
import ModelwrightSchema

/// A fetch made ready: its statement, and what is needed to evaluate it in memory.
final class FetchPlan: Sendable {
  /// One key of the sort order.
  struct Sort: Sendable {
    let expression: CheckedExpression
    let comparison: StringComparison
    let isAscending: Bool
  }

  /// What the statement gives.
  enum Content: Hashable, Sendable {
    /// The objects' rows.
    case objects
    /// How many there are.
    case count
    /// The objects' keys, with the names of their entities where the table has them.
    case objectIDs
    /// Values by the names of properties.
    case dictionaries([ByteText], isDistinct: Bool)
  }

  let entity: Int
  let predicate: CheckedPredicate?
  let sort: [Sort]
  let sql: String
  let bindings: [FetchBinding]
  /// The roots of the hierarchies that the predicate and the order look at beside the objects' own
  /// attributes: unsaved changes there can change the answer for any object.
  let touchedRoots: Set<Int>
  /// What the columns of a statement for dictionaries hold.
  let columns: [FetchColumn]

  init(
    entity: Int, predicate: CheckedPredicate?, sort: [Sort], sql: String,
    bindings: [FetchBinding], touchedRoots: Set<Int>, columns: [FetchColumn]
  ) {
    self.entity = entity
    self.predicate = predicate
    self.sort = sort
    self.sql = sql
    self.bindings = bindings
    self.touchedRoots = touchedRoots
    self.columns = columns
  }
}

/// Everything that decides a plan.
struct FetchPlanKey: Hashable {
  enum Filter: Hashable {
    case all
    case format(
      ByteText, [ArgumentShape], keyPaths: [Int: String], variables: [String: ArgumentShape])
    case node(PredicateNode, [ArgumentShape])
  }

  struct Sort: Hashable {
    enum Path: Hashable {
      case keyPath(AnyKeyPath)
      case text(ByteText)
    }
    var path: Path
    var comparison: StringComparison
    var isAscending: Bool
  }

  var entity: Int
  var filter: Filter
  var sort: [Sort] = []
  var content = FetchPlan.Content.objects
  var includesSubentities = true
  /// Whether the statement leaves out objects with unsaved changes.
  var excludesPending = false
  /// Whether there is a limit or an offset.
  var hasWindow = false
}

/// What the statement's text depends on in an argument.
struct ArgumentShape: Hashable {
  var type: ValueType
  var list: ListShape?

  init(_ value: PredicateValue) {
    type = ValueType(value)
    if case .list(let values) = value { list = ListShape(values, .plain) }
  }
}

/// A text that is equal only to the same bytes: two strings that differ in how their letters are composed
/// are two predicates.
struct ByteText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (lhs: ByteText, rhs: ByteText) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
