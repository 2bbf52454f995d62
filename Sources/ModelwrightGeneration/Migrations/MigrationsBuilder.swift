import ModelwrightMigration
import ModelwrightModel

/// Works out what is generated about the versions of a model.
struct MigrationsBuilder {
  /// Characters of a line of an encoded model: with its indentation and the backslash below the
  /// formatter's limit.
  private static let encodedWidth = 88

  let history: MigrationHistory
  let names: MigrationNames
  let namespace: String
  /// The types that the rest of the generated code declares.
  let declared: Set<String>

  init(_ history: MigrationHistory, namespace: String, declared: Set<String>) {
    self.history = history
    self.namespace = namespace
    self.declared = declared
    names = MigrationNames(history, declared: declared)
  }

  /// What the template of the migrations' file knows.
  func context() -> MigrationsContext {
    let routes = RouteList(history)
    let current = history.versions.count - 1
    let versions = history.versions.enumerated().map { place, version in
      let renames = place == current ? Renames() : history.renames(place, current)
      let properties = renames.properties.map {
        (entity: $0.key.entity, name: $0.key.name, earlier: $0.value)
      }
      return MigrationsContext.Version(
        name: version.name, hash: Self.hexadecimal(version.modelHash),
        route: routes.texts[place],
        encodedLines: routes.visited.contains(place)
          ? EncodedText.lines(of: version.model.model, width: Self.encodedWidth) : [],
        entityRenames: renames.entities.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
        propertyRenames: properties.sorted { ($0.entity, $0.name) < ($1.entity, $1.name) })
    }
    return MigrationsContext(
      namespace: SwiftIdentifier.escaped(namespace), versions: versions,
      stages: history.stages.indices.map { stage($0) }, rowsName: names.versions, rows: rows())
  }

  /// How the names of other modules' types are spelt beside the rows' types.
  var spelling: TypeSpelling {
    var names = declared.union(names.versionNames.values)
    names.insert(self.names.versions)
    for place in self.names.versionNames.keys {
      names.formUnion(RowBuilder(history.versions[place], declared: []).declaredTypes)
    }
    return TypeSpelling(declared: names)
  }

  /// What templates know of a stage.
  func stage(_ index: Int) -> MigrationsContext.Stage {
    let stage = history.stages[index]
    return MigrationsContext.Stage(
      from: history.versions[stage.from].name, to: history.versions[stage.to].name,
      function: names.functions[index])
  }

  private func rows() -> [VersionRowsContext] {
    let hiding = declared.union(names.versionNames.values).union([names.versions])
    return names.versionNames.sorted { $0.key < $1.key }.map { place, name in
      RowBuilder(history.versions[place], declared: hiding).context(name: name)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

/// How stores of each version come to the current one.
private struct RouteList {
  /// The ways in words, by the versions' places.
  private(set) var texts: [String] = []
  /// The versions that a way leads through or that a stage begins or ends with: their models must be at
  /// hand. The current version's model is anyway, and the first version of a way is in the store.
  private(set) var visited: Set<Int> = []

  init(_ history: MigrationHistory) {
    let router = history.router()
    let current = history.versions.count - 1
    for place in history.versions.indices {
      guard place != current else {
        texts.append("The current version.")
        continue
      }
      let name = history.versions[current].name
      guard !history.isStraight(from: place, to: current) else {
        texts.append("To '\(name)': one plan.")
        continue
      }
      do {
        let route = try router.route(from: place, to: current)
        visited.formUnion(route.legs.flatMap { [$0.from, $0.to] }.filter { $0 != place })
        texts.append("To '\(name)': " + Self.text(route, history) + ".")
      } catch {
        texts.append("No plan leads to '\(name)': a stage is needed.")
      }
    }
    visited.formUnion(history.stages.flatMap { [$0.from, $0.to] }.filter { $0 > 0 })
    visited.remove(current)
  }

  private static func text(_ route: MigrationRoute, _ history: MigrationHistory) -> String {
    if route.legs.count == 1, route.legs[0].stage == nil { return "one plan" }
    return route.legs.map { leg in
      let names = "'\(history.versions[leg.from].name)' to '\(history.versions[leg.to].name)'"
      return leg.stage == nil ? "\(names) by a plan" : "\(names) by the stage"
    }.joined(separator: ", ")
  }
}
