import ModelwrightModel

/// What a column of an entity's table is for.
struct ColumnKey: Hashable {
  /// The declaring entity's index.
  var entity: Int
  /// The property's name, followed by the names inside a composite.
  var path: [String]
}

/// Decides what the columns of a hierarchy's table are called.
///
/// A column has its property's name (a composite's leaf the names on the way to it, joined by `_`).
/// Where that name clashes with a system name, or with another property of the hierarchy, each of
/// them gets `_<Entity>` appended: neither the order in the document nor the other's fate matters.
struct ColumnNames {
  /// Names of SQLite's row identifier, which a column would hide, and ours.
  static let reserved = [
    SystemName.id, SystemName.entity, SystemName.version, "rowid", "oid", "_rowid_",
  ]

  private(set) var names: [ColumnKey: String] = [:]
  private var taken = Names(reserved: reserved)

  init(_ keys: [ColumnKey], in model: ResolvedModel) {
    let wanted = keys.map { Names.cleaned($0.path.joined(separator: "_")) }
    var uses: [String: Int] = [:]
    for name in wanted { uses[Names.folded(name), default: 0] += 1 }
    let isFree = wanted.map { uses[Names.folded($0)] == 1 && !taken.contains($0) }
    for index in keys.indices where isFree[index] { names[keys[index]] = taken.take(wanted[index]) }
    // What was appended may clash again: then a number decides, in an order that only names give.
    let clashing = keys.indices.filter { !isFree[$0] }
      .map { index in
        let entity = Names.cleaned(model.entities[keys[index].entity].name)
        return (key: keys[index], name: "\(wanted[index])_\(entity)")
      }
      .sorted { ($0.name, $0.key.path.count) < ($1.name, $1.key.path.count) }
    for (key, name) in clashing { names[key] = taken.take(name) }
  }

  /// Takes a name for a column that no property has.
  mutating func take(_ wanted: String) -> String { taken.take(wanted) }
}
