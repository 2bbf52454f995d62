import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel
import ModelwrightXML

/// What the mapping models of a bundle say: those beside it, and those that the configuration names.
struct MappingStatements {
  /// What entities and properties were called, by the places of the versions.
  private(set) var renames: [VersionPlaces: Renames] = [:]
  /// What is to be said of the mapping models.
  private(set) var diagnostics: [Diagnostic] = []

  private let bundle: ModelBundle
  private let versions: [MigrationVersion]
  private let stages: [(from: Int, to: Int)]
  /// The mapping model of each pair of versions.
  private var paths: [VersionPlaces: String] = [:]

  /// Reads the mapping models of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle. One with a single version has nothing to map.
  ///   - versions: Its versions, the oldest first.
  ///   - stages: The stages between them, by their places.
  ///   - listed: The mapping models that the configuration names; it may hold for other bundles too.
  init(
    of bundle: ModelBundle, versions: [MigrationVersion], stages: [(from: Int, to: Int)],
    listed: [MappingSettings]
  ) {
    self.bundle = bundle
    self.versions = versions
    self.stages = stages
    guard versions.count > 1 else { return }
    var seen: Set<String> = []
    func isNew(_ path: String) -> Bool {
      seen.insert((try? Platform.realPath(of: path)) ?? path).inserted
    }
    for mapping in listed where isNew(mapping.path) { read(listed: mapping) }
    let search = MappingSearch(ModelPath.folder(of: bundle.path))
    for path in search.paths where isNew(path) { read(found: path) }
  }

  // MARK: Reading

  private mutating func read(listed mapping: MappingSettings) {
    let kind = try? Platform.kind(at: mapping.path)
    guard kind != nil, kind != .missing else {
      diagnostics.append(.missingMapping(mapping.path, at: mapping.location))
      return
    }
    let (found, problems) = MappingReader().read(path: mapping.path)
    guard let found else {
      diagnostics += problems
      return
    }
    if found.source == nil || found.destination == nil {
      diagnostics.append(.unversionedMapping(at: SourceLocation(path: found.path)))
    }
    add(found, problems)
  }

  /// Nobody asked for a mapping model that was found; it may be another bundle's.
  private mutating func read(found path: String) {
    let (mapping, problems) = MappingReader().read(path: path)
    if let mapping {
      add(mapping, problems)
    } else if let problem = problems.first {
      diagnostics.append(.unreadableMapping(problem))
    }
  }

  private mutating func add(_ mapping: MappingModel, _ problems: [Diagnostic]) {
    guard let source = mapping.source, source.bundle == bundle.name,
      let destination = mapping.destination, destination.bundle == bundle.name
    else { return }
    guard let from = place(of: source), let to = place(of: destination), from != to else {
      return
    }
    let pair = VersionPlaces(from: from, to: to)
    if let first = paths[pair] {
      diagnostics.append(.repeatedMapping(source, destination, first: first))
      return
    }
    paths[pair] = mapping.path
    let hasStage = stages.contains { $0.from <= from && to <= $0.to }
    let meaning = MappingInterpretation(
      mapping, from: versions[from], to: versions[to], hasStage: hasStage)
    if !meaning.renames.isEmpty { renames[pair] = meaning.renames }
    diagnostics += problems + meaning.diagnostics
  }

  private mutating func place(of version: MappingModel.Version) -> Int? {
    let place = versions.firstIndex { $0.name == version.name }
    if place == nil {
      diagnostics.append(.unknownMappingVersion(version, among: versions.map(\.name)))
    }
    return place
  }
}
