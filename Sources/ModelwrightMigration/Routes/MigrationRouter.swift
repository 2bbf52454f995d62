/// Finds the shortest correct route between versions.
///
/// Forwards, every stage that lies wholly between two versions is part of the route, since it does what
/// no plan can know; between stages one plan leads as far as it can. Where no plan leads straight to the
/// goal, the fewest versions in between are visited. Backwards no stage can be undone.
///
/// Not Sendable: whoever works on several threads makes one for each.
public final class MigrationRouter {
  /// The versions, the oldest first; `nil` where a version's model is not at hand, which can then not be
  /// visited.
  public let versions: [MigrationVersion?]
  /// The stages, by the places of their versions, in the order in which they run.
  public let stages: [(from: Int, to: Int)]
  /// Between which versions a plan was found to lead. The plans themselves would fill the memory.
  private var known: [Pair: Bool] = [:]
  /// The versions whose tables were needed.
  private var preparedVersions: [Int: MigrationVersion] = [:]
  /// What entities and properties were called, beyond what the models say, by the versions' places.
  public let renames: (Int, Int) -> Renames

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// Makes a router.
  public init(
    versions: [MigrationVersion?], stages: [(from: Int, to: Int)] = [],
    renames: @escaping (Int, Int) -> Renames = { _, _ in Renames() }
  ) {
    self.versions = versions
    self.stages = stages.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.renames = renames
  }

  /// The route from one version to another, by their places.
  ///
  /// - Throws: ``MigrationError`` with what is in the way on the straight way when there is no route.
  public func route(from: Int, to: Int) throws(MigrationError) -> MigrationRoute {
    guard from != to else { return MigrationRoute(legs: []) }
    var legs: [MigrationRoute.Leg] = []
    var place = from
    if from < to {
      for (index, stage) in stages.enumerated() where stage.from >= place && stage.to <= to {
        legs += try plainLegs(from: place, to: stage.from)
        legs.append(try stageLeg(index))
        place = stage.to
      }
    } else if let stage = stages.last(where: { $0.from >= to && $0.to <= from }) {
      throw MigrationError(obstacles: [.stageCannotBeUndone(name(stage.from), name(stage.to))])
    }
    legs += try plainLegs(from: place, to: to)
    return MigrationRoute(legs: legs)
  }

  /// The plan that leads straight from one version to another without a stage.
  public func plan(from: Int, to: Int) throws(MigrationError) -> MigrationPlan {
    let (old, new) = try (version(from), version(to))
    return try MigrationPlanner.plan(
      from: old, to: new, renames: renames(from, to), isBackwards: to < from)
  }

  private func stageLeg(_ index: Int) throws(MigrationError) -> MigrationRoute.Leg {
    let stage = stages[index]
    let (old, new) = try (version(stage.from), version(stage.to))
    let plan = try MigrationPlanner.stagePlan(
      from: old, to: new, renames: renames(stage.from, stage.to))
    return MigrationRoute.Leg(from: stage.from, to: stage.to, stage: index, plan: plan)
  }

  /// The fewest plans that lead from one version to another; the straight one when there is one.
  private func plainLegs(from: Int, to: Int) throws(MigrationError) -> [MigrationRoute.Leg] {
    guard from != to else { return [] }
    let straight: MigrationError
    do throws(MigrationError) {
      return [.init(from: from, to: to, plan: try plan(from: from, to: to))]
    } catch {
      straight = error
    }
    var reached: [Int: Int] = [from: from]
    var edge = [from]
    while !edge.isEmpty, reached[to] == nil {
      var next: [Int] = []
      for place in edge {
        for step in between(from, to) where reached[step] == nil && leads(place, step) {
          reached[step] = place
          next.append(step)
        }
      }
      edge = next
    }
    guard reached[to] != nil else { throw straight }
    var legs: [MigrationRoute.Leg] = []
    var place = to
    while place != from, let previous = reached[place] {
      legs.insert(
        .init(from: previous, to: place, plan: try plan(from: previous, to: place)), at: 0)
      place = previous
    }
    return legs
  }

  /// The places after `from` up to `to`, the goal first.
  private func between(_ from: Int, _ to: Int) -> [Int] {
    from < to ? Array((from + 1...to).reversed()) : Array(to..<from)
  }

  private func leads(_ from: Int, _ to: Int) -> Bool {
    guard versions[to] != nil else { return false }
    let pair = Pair(from: from, to: to)
    if let answer = known[pair] { return answer }
    let answer =
      if let old = prepared(from), let new = prepared(to) {
        MigrationPlanner.canPlan(from: old, to: new, renames: renames(from, to))
      } else {
        false
      }
    known[pair] = answer
    return answer
  }

  private func version(_ place: Int) throws(MigrationError) -> MigrationVersion {
    guard let version = prepared(place) else {
      throw MigrationError(obstacles: [.unknownVersion(place)])
    }
    return version
  }

  /// A version with its tables, which are worked out once.
  private func prepared(_ place: Int) -> MigrationVersion? {
    if let known = preparedVersions[place] { return known }
    let version = versions[place]?.prepared()
    preparedVersions[place] = version
    return version
  }

  private func name(_ place: Int) -> String { versions[place]?.name ?? "\(place)" }
}
