import ModelwrightMigration
import ModelwrightModel

/// The versions that a program knows, and among them that of a store.
struct StoreVersions {
  /// A version: one of the program's, or the store's.
  private enum Entry {
    case known(Int)
    case store
  }

  private let history: [StoreHistory.Version]
  private let stages: [StoreStage]
  private let store: MigrationVersion
  private let own: MigrationVersion
  private let entries: [Entry]
  /// The store's place among the entries.
  private let storePlace: Int
  /// The own version's place among the entries.
  private let ownPlace: Int

  /// Whether the store's version is known to come after the program's own.
  let isNewer: Bool

  /// Places the version of a store among those that a program knows.
  ///
  /// - Parameters:
  ///   - store: The version whose model the store carries.
  ///   - metadata: What the store records: also the versions that its writer knew.
  ///   - own: The program's own version.
  ///   - history: What the program knows of its versions.
  init(
    store: MigrationVersion, metadata: StoreMetadata, own: MigrationVersion, _ given: StoreHistory
  ) {
    var history = given.versions
    if !history.contains(where: { $0.hash == own.modelHash }) {
      history.append(.init(name: own.name, hash: own.modelHash))
    }
    let ownIndex = Self.index(of: own, in: history) ?? history.count - 1
    let exact = store.modelHash == own.modelHash ? nil : Self.index(of: store, in: history)
    var entries = history.indices.map { Entry.known($0) }
    // What the store has been through counts more than the order that the program gives its versions.
    let cameAfter =
      store.modelHash != own.modelHash && metadata.knownVersions.contains(own.modelHash)
    if let exact {
      isNewer = exact > ownIndex || cameAfter
      entries[exact] = .store
      (storePlace, ownPlace) = (exact, ownIndex)
    } else {
      isNewer = cameAfter
      let place =
        isNewer
        ? ownIndex + 1 : Self.place(of: store, metadata, before: ownIndex, in: history)
      entries.insert(.store, at: place)
      (storePlace, ownPlace) = (place, isNewer ? ownIndex : ownIndex + 1)
    }
    self.history = history
    self.entries = entries
    self.store = store
    self.own = own
    stages = given.stages
  }

  /// The version with the hash of another one; of several with one hash that of its name, or the last.
  private static func index(
    of version: MigrationVersion, in history: [StoreHistory.Version]
  ) -> Int? {
    let same = history.indices.filter { history[$0].hash == version.modelHash }
    return same.first { history[$0].name == version.name } ?? same.last
  }

  /// Where a version belongs that is none of the known ones: after every version that its writer knew
  /// as an earlier one; before the one of its name, which was edited since; else before the own one.
  private static func place(
    of store: MigrationVersion, _ metadata: StoreMetadata, before own: Int,
    in history: [StoreHistory.Version]
  ) -> Int {
    // Another state of the own version: nothing lies between them.
    if store.modelHash == history[own].hash { return own }
    let earlier = Set(metadata.knownVersions.prefix { $0 != store.modelHash })
    let known = history[..<own].lastIndex { earlier.contains($0.hash) }
    let named = history[..<own].firstIndex { $0.name == store.name }
    if let known { return max(known + 1, named ?? 0) }
    return named ?? own
  }
}

extension StoreVersions {
  /// The shortest correct route from the store's version to the own one.
  func route() throws(MigrationError) -> StoreRoute {
    if let straight = straightRoute() { return straight }
    let places = Dictionary(
      entries.enumerated().compactMap { place, entry in
        if case .known(let index) = entry { (history[index].name, place) } else { nil }
      }
    ) { first, _ in first }
    // A version that the store itself stands for is found by its name too.
    func place(_ name: String) -> Int? {
      places[name] ?? (history.firstIndex { $0.name == name } == storePlace ? storePlace : nil)
    }
    let known = stages.compactMap { stage -> (from: Int, to: Int, stage: StoreStage)? in
      guard let from = place(stage.reference.from), let to = place(stage.reference.to), from < to
      else { return nil }
      return (from, to, stage)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let versions = entries.indices.map { version(at: $0) }
    let router = MigrationRouter(
      versions: versions, stages: known.map { ($0.from, $0.to) },
      renames: { renames(from: $0, to: $1) })
    let route = try router.route(from: storePlace, to: ownPlace)
    let legs = route.legs.compactMap { leg -> StoreRoute.Leg? in
      guard let source = versions[leg.from], let target = versions[leg.to] else { return nil }
      return StoreRoute.Leg(
        source: source, target: target, stage: leg.stage.map { known[$0].stage }, plan: leg.plan)
    }
    return StoreRoute(legs: legs, isBackward: storePlace > ownPlace)
  }

  /// The route of one plan, without reading the models of other versions; `nil` when there may be a
  /// stage on the way, or no plan leads straight.
  private func straightRoute() -> StoreRoute? {
    guard stages.isEmpty,
      let plan = try? MigrationPlanner.plan(
        from: store, to: own, renames: renames(from: storePlace, to: ownPlace),
        isBackwards: ownPlace < storePlace)
    else { return nil }
    let leg = StoreRoute.Leg(source: store, target: own, plan: plan)
    return StoreRoute(legs: [leg], isBackward: storePlace > ownPlace)
  }

  /// The version at a place; `nil` when its model is not at hand.
  private func version(at place: Int) -> MigrationVersion? {
    if place == ownPlace { return own }
    guard case .known(let index) = entries[place] else { return store }
    guard let encoded = history[index].encoded, let model = try? ModelCoding.decode(encoded),
      let resolved = try? ResolvedModel(model)
    else { return nil }
    return MigrationVersion(resolved)
  }

  /// What is known of names beyond the models. A program says what things of its own version were
  /// called; what two earlier versions call the same thing follows from that.
  private func renames(from: Int, to: Int) -> Renames {
    let (earlier, later) = (renamesToOwn(from), renamesToOwn(to))
    guard to != ownPlace else { return earlier }
    var found = Renames()
    for (name, old) in earlier.entities { found.entities[later.entities[name] ?? name] = old }
    for (property, old) in earlier.properties {
      let renamed = Renames.Property(
        entity: later.entities[property.entity] ?? property.entity,
        name: later.properties[property] ?? property.name)
      found.properties[renamed] = old
    }
    return found
  }

  private func renamesToOwn(_ place: Int) -> Renames {
    if place == ownPlace { return Renames() }
    if case .known(let index) = entries[place] { return history[index].renames }
    // The store's version stands for the known one of its name.
    return history.first { $0.hash == store.modelHash }?.renames
      ?? history.first { $0.name == store.name && $0.hash != own.modelHash }?.renames ?? Renames()
  }
}
