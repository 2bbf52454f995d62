import Foundation
import ModelwrightModel
import ModelwrightPredicate
import ModelwrightSQLite

/// One run of a fetch request in a context.
struct Fetch {
  let context: ManagedObjectContext
  let entity: EntityDescription
  let planner: FetchPlanner
  private(set) var key: FetchPlanKey
  private(set) var values: FetchValues
  private let limit: Int
  private let offset: Int
  private let includesPending: Bool

  init<Result: ManagedObject>(
    _ request: FetchRequest<Result>, in context: ManagedObjectContext
  ) throws {
    self.context = context
    let model = context.managedObjectModel
    entity = try Self.entity(of: request, in: model)
    planner = FetchPlanner(
      model: model, entity: entity, objectClass: Result.self)
    values = FetchValues()
    key = FetchPlanKey(entity: entity.index, filter: .all)
    limit = max(0, request.fetchLimit)
    offset = max(0, request.fetchOffset)
    includesPending = request.includesPendingChanges
    key.includesSubentities = request.includesSubentities
    key.hasWindow = limit > 0 || offset > 0
    key.sort = request.sortDescriptors.map { Self.key(of: $0) }
    (key.filter, values) = try FetchFilter(model: model, entity: entity).key(of: request.filter)
    values.now = Date().timeIntervalSinceReferenceDate
    values.limit = limit > 0 ? Int64(limit) : -1
    values.offset = Int64(offset)
  }

  private static func entity<Result: ManagedObject>(
    of request: FetchRequest<Result>, in model: ManagedObjectModel
  ) throws -> EntityDescription {
    if let name = request.entityName {
      guard let entity = model.entitiesByName[name] else { throw FetchError.unknownClass(name) }
      return entity
    }
    guard let entity = model.entity(for: Result.self) else {
      throw FetchError.unknownClass("\(Result.self)")
    }
    return entity
  }

  private static func key<Result: ManagedObject>(of sort: FetchSortDescriptor<Result>)
    -> FetchPlanKey.Sort
  {
    let path: FetchPlanKey.Sort.Path =
      switch sort.path {
      case .keyPath(let keyPath): .keyPath(keyPath)
      case .text(let text): .text(ByteText(text))
      }
    return FetchPlanKey.Sort(
      path: path, comparison: sort.comparison, isAscending: sort.order == .forward)
  }

  // MARK: Running

  func objects() throws -> [ManagedObject] {
    let plan = try planner.plan(for: key, values)
    if let overlay = overlay(for: plan) {
      // Looking at objects in memory may read what they lead to: all of it sees one state.
      return try context.reading { _ in try objects(plan, overlay) }
    }
    return try rows(of: plan, values)
  }

  /// The unsaved changes that the answer may depend on; `nil` when there are none.
  func overlay(for plan: FetchPlan) -> PendingOverlay? {
    guard includesPending, context.hasPendingChanges else { return nil }
    let overlay = PendingOverlay(context: context, entity: entity, includes: key)
    return overlay.isEmpty(for: plan) ? nil : overlay
  }

  func count() throws -> Int {
    // A limit and an offset of a count: of what would be fetched.
    var plain = key
    plain.content = .count
    plain.hasWindow = false
    plain.sort = []
    let plan = try planner.plan(for: plain, values)
    guard let overlay = overlay(for: plan) else {
      return windowed(try number(of: plan, values))
    }
    return try context.reading { _ in windowed(try count(plain, plan, overlay)) }
  }

  /// How many objects would be fetched after a save, of a request without a window.
  private func count(
    _ key: FetchPlanKey, _ plan: FetchPlan, _ overlay: PendingOverlay
  ) throws -> Int {
    if overlay.touches(plan) { return try allMatching(plan, overlay).count }
    var plain = key
    plain.excludesPending = true
    var run = values
    run.pendingKeys = overlay.keys
    var total = try number(of: planner.plan(for: plain, run), run)
    var evaluator = evaluator()
    for object in overlay.objects where try evaluator.matches(plan, object) { total += 1 }
    return total
  }

  func matches(_ object: ManagedObject) throws -> Bool {
    var plain = key
    plain.sort = []
    var evaluator = evaluator()
    return try evaluator.matches(planner.plan(for: plain, values), object)
  }

  private func windowed(_ total: Int) -> Int {
    let rest = max(0, total - offset)
    return limit > 0 ? min(rest, limit) : rest
  }

  // MARK: Statements

  private func rows(of plan: FetchPlan, _ values: FetchValues) throws -> [ManagedObject] {
    try run(plan, values) { statement in
      let decoder = context.decoder(for: entity)
      var objects: [ManagedObject] = []
      if limit > 0 { objects.reserveCapacity(min(limit, 1024)) }
      while try statement.step() {
        objects.append(try decoder.object(from: statement, at: 0))
      }
      return objects
    }
  }

  private func number(of plan: FetchPlan, _ values: FetchValues) throws -> Int {
    try run(plan, values) { try $0.step() ? Int($0.int64(0)) : 0 }
  }

  func run<Result>(
    _ plan: FetchPlan, _ values: FetchValues, _ body: (Statement) throws -> Result
  ) throws -> Result {
    try context.readingOnce { reader in
      let connection = reader.connection
      try SQLFunctions.prepare(connection)
      let statement = try connection.statement(plan.sql)
      defer { statement.reset() }
      let binder = FetchBinder(model: context.managedObjectModel.resolved, values: values) {
        try evaluator().property($1, of: $0)
      }
      try binder.bind(plan.bindings, to: statement)
      do {
        return try body(statement)
      } catch {
        // A function that threw is what the statement failed of.
        let cause = connection.functionError
        connection.functionError = nil
        throw cause ?? error
      }
    }
  }

  private func evaluator() -> PredicateEvaluator {
    let context = context
    return PredicateEvaluator(model: context.managedObjectModel, values: values) { reference in
      let root = context.managedObjectModel.entities[reference.entity].resolved.root
      if let known = context.registeredObject(reference.key, root: root) { return known }
      guard reference.key > 0 else { return nil }
      return try context.load(
        reference.key, as: context.managedObjectModel.entities[reference.entity])
    }
  }

  // MARK: Unsaved changes

  /// The objects that would be fetched after a save.
  private func objects(_ plan: FetchPlan, _ overlay: PendingOverlay) throws -> [ManagedObject] {
    var found: [ManagedObject]
    if overlay.touches(plan) {
      found = try allMatching(plan, overlay)
    } else {
      var rest = key
      rest.excludesPending = true
      var run = values
      run.pendingKeys = overlay.keys
      // Objects of the overlay may come before any row: as many rows as reach the window's end.
      run.offset = 0
      let (end, isEndless) = offset.addingReportingOverflow(limit)
      if limit > 0 { run.limit = isEndless ? -1 : Int64(end) }
      if limit == 0 { rest.hasWindow = false }
      found = try rows(of: planner.plan(for: rest, run), run)
      var evaluator = evaluator()
      for object in overlay.objects where try evaluator.matches(plan, object) {
        found.append(object)
      }
    }
    try sort(&found, plan)
    let window = found.dropFirst(offset)
    return Array(limit > 0 ? window.prefix(limit) : window)
  }

  /// All objects that match, each one looked at in memory: when unsaved changes of related objects may
  /// change the answer for any of them.
  private func allMatching(
    _ plan: FetchPlan, _ overlay: PendingOverlay
  ) throws -> [ManagedObject] {
    var all = FetchPlanKey(entity: entity.index, filter: .all)
    all.includesSubentities = key.includesSubentities
    all.excludesPending = true
    var run = FetchValues()
    run.pendingKeys = overlay.keys
    let candidates = try rows(of: planner.plan(for: all, run), run) + overlay.objects
    var evaluator = evaluator()
    return try candidates.filter { try evaluator.matches(plan, $0) }
  }

  private func sort(_ objects: inout [ManagedObject], _ plan: FetchPlan) throws {
    var evaluator = evaluator()
    var keyed: [(keys: [PredicateValue], object: ManagedObject)] = []
    keyed.reserveCapacity(objects.count)
    for object in objects {
      keyed.append(
        (try plan.sort.map { try evaluator.value(of: $0.expression, object) }, object))
    }
    keyed.sort { left, right in
      for (index, sort) in plan.sort.enumerated() {
        let order = sort.comparison.compare(left.keys[index], right.keys[index])
        if order != 0 { return (order < 0) == sort.isAscending }
      }
      return Self.comesBefore(left.object.row.id, right.object.row.id)
    }
    objects = keyed.map(\.object)
  }

  /// Saved objects by their keys, then new ones in the order in which they were made.
  private static func comesBefore(_ left: Int64, _ right: Int64) -> Bool {
    if left > 0, right > 0 { return left < right }
    if left < 0, right < 0 { return left > right }
    return left > right
  }
}

extension PredicateEvaluator {
  /// Whether an object matches a plan's predicate.
  mutating func matches(_ plan: FetchPlan, _ object: ManagedObject) throws -> Bool {
    guard let predicate = plan.predicate else { return true }
    return try matches(predicate, object)
  }
}
