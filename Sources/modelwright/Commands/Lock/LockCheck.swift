import ModelwrightConfiguration
import ModelwrightMigration
import ModelwrightModel

/// Compares the versions of a bundle with what was recorded when they were released.
struct LockCheck {
  let bundle: ModelBundle
  /// Names of versions that are not looked at.
  var exceptions: Set<String> = []

  /// Every released version that is gone or no longer what it was.
  func diagnostics(_ lock: VersionLock) -> [Diagnostic] {
    lock.versions.filter { !exceptions.contains($0.name) }.flatMap { released -> [Diagnostic] in
      guard let version = bundle.version(named: released.name) else {
        return [.missingRelease(released, bundle: bundle.name)]
      }
      var resolver = ModelResolver(version)
      guard let model = resolver.resolve() else { return [] }
      return differences(of: MigrationVersion(model), from: released)
    }
  }

  private func differences(
    of version: MigrationVersion, from released: ReleasedVersion
  ) -> [Diagnostic] {
    let now = ReleasedVersion(version)
    guard now.model != released.model else {
      guard now.schema != released.schema, now.schemaRules == released.schemaRules else {
        return []
      }
      return [.changedSchema(of: released.name, at: version.model.model.source.location)]
    }
    let names = Set(now.entities.keys).union(released.entities.keys).sorted()
    let found = names.flatMap { name in
      differences(name, now.entities[name], released.entities[name], version)
    }
    // The digests of parts are short: what they miss, the digest of the whole shows.
    let place = version.model.model.source.location
    return found.isEmpty
      ? [.changedRelease(of: released.name, "it is not what it was", at: place)] : found
  }

  private func differences(
    _ name: String, _ now: ReleasedEntity?, _ then: ReleasedEntity?, _ version: MigrationVersion
  ) -> [Diagnostic] {
    let entity = version.model.entity(named: name)?.entity
    let place = entity?.source.location(of: "name") ?? version.model.model.source.location
    func changed(_ what: String, at place: SourceLocation, _ property: String? = nil) -> Diagnostic
    {
      .changedRelease(
        of: version.name, what, at: place, about: .init(entity: name, property: property))
    }
    guard let then else { return [changed("entity '\(name)' was added", at: place)] }
    guard let now else { return [changed("entity '\(name)' was removed", at: place)] }
    var found: [Diagnostic] = []
    if now.declaration != then.declaration {
      found.append(
        changed(
          "the parent, the constraints or another setting of entity '\(name)' was changed",
          at: place))
    }
    for property in Set(now.properties.keys).union(then.properties.keys).sorted() {
      let (new, old) = (now.properties[property], then.properties[property])
      guard new != old else { continue }
      let verb = old == nil ? "added" : new == nil ? "removed" : "changed"
      found.append(
        changed(
          "\(entity?.word(for: property) ?? "property") '\(property)' of entity '\(name)' was \(verb)",
          at: entity?.place(of: property) ?? place, property))
    }
    return found
  }
}

extension Entity {
  /// What a property of its own is called in messages; `nil` when there is none of the name.
  fileprivate func word(for property: String) -> String? {
    if attributes.contains(where: { $0.name == property }) { return "attribute" }
    return relationships.contains { $0.name == property } ? "relationship" : nil
  }

  /// Where a property of its own is named.
  fileprivate func place(of property: String) -> SourceLocation? {
    let source =
      attributes.first { $0.name == property }?.source
      ?? relationships.first { $0.name == property }?.source
    return source?.location(of: "name")
  }
}
