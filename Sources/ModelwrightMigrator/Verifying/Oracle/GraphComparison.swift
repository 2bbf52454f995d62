import ModelwrightModel
import ModelwrightSQLite

/// Compares what a migration has led to with what it must lead to.
struct GraphComparison {
  let stored: StoredVersion
  let expected: GraphOracle.Expectation
  let actual: ObjectGraph

  /// The most differences that are named; the others are counted.
  private static let mostNamed = 3

  /// The differences in words, by entity and property; `nil` when there is none.
  var problem: String? {
    var differences = Differences()
    compareObjects(&differences)
    if differences.isEmpty { compareLinks(&differences) }
    compareLastIDs(&differences)
    return differences.text(most: Self.mostNamed)
  }

  private struct Differences {
    var texts: [String] = []
    var count = 0
    var isEmpty: Bool { count == 0 }

    mutating func add(_ text: @autoclosure () -> String) {
      if texts.count < GraphComparison.mostNamed { texts.append(text()) }
      count += 1
    }

    func text(most: Int) -> String? {
      guard count > 0 else { return nil }
      let more = count > texts.count ? "; and \(count - texts.count) more differences" : ""
      return texts.joined(separator: "; ") + more
    }
  }

  private func compareObjects(_ differences: inout Differences) {
    for object in expected.graph.objects {
      guard let found = actual.object(object.key) else {
        differences.add("\(name(object)) is gone")
        continue
      }
      guard found.entity == object.entity else {
        differences.add(
          "\(name(object)) is of the entity '\(stored.model.entities[found.entity].name)' now")
        continue
      }
      if found.version != object.version {
        differences.add(
          "\(name(object)): its number of changes is \(found.version) instead of \(object.version)")
      }
      if found.values != object.values { compareValues(object, found, &differences) }
    }
    for object in actual.objects where expected.graph.places[object.key] == nil {
      differences.add("\(name(object)) has come from nowhere")
    }
  }

  private func compareValues(
    _ object: ObjectGraph.Object, _ found: ObjectGraph.Object, _ differences: inout Differences
  ) {
    let open = expected.openSlots[object.entity] ?? []
    for slot in stored.layouts[object.entity].slots where !open.contains(slot.index) {
      let (value, other) = (object.values[slot.index], found.values[slot.index])
      guard value != other else { continue }
      differences.add(
        "\(stored.model.entities[slot.declaringEntity].name).\(slot.path.joined(separator: ".")) "
          + "of row \(object.key.id): expected \(value.shown), found \(other.shown)")
    }
  }

  private func compareLinks(_ differences: inout Differences) {
    for relationship in stored.model.relationships {
      let isOpen = expected.openOrders.contains(relationship.index)
      let links = expected.graph.links[relationship.index]
      let found = actual.links[relationship.index]
      if links == found { continue }
      for id in Set(links.keys).union(found.keys).sorted() {
        let (wanted, others) = (links[id] ?? [], found[id] ?? [])
        guard wanted != others, !isOpen || wanted.sorted() != others.sorted() else { continue }
        differences.add(
          "\(stored.name(of: relationship)) of row \(id): expected \(Self.list(wanted)), "
            + "found \(Self.list(others))")
      }
    }
  }

  private func compareLastIDs(_ differences: inout Differences) {
    for table in stored.tables {
      let greatest = actual.objects.lazy.filter { $0.key.root == table.root }.map(\.key.id).max()
      let least = max(expected.graph.lastIDs[table.root] ?? 0, greatest ?? 0)
      guard let found = actual.lastIDs[table.root] else {
        differences.add("the table '\(table.name)' has no record of the identifiers given out")
        continue
      }
      if found < least {
        differences.add(
          "the table '\(table.name)': the last identifier given out is \(found) instead of at least "
            + "\(least), so that one could be given out twice")
      }
    }
  }

  private func name(_ object: ObjectGraph.Object) -> String {
    "the \(stored.model.entities[object.entity].name) in row \(object.key.id)"
  }

  private static func list(_ ids: [Int64]) -> String {
    ids.isEmpty ? "none" : ids.map { "\($0)" }.joined(separator: ", ")
  }
}

extension SQLiteValue {
  /// The value in a few characters, for messages.
  var shown: String {
    switch self {
    case .null: return "NULL"
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .text(let text):
      let visible = text.unicodeScalars.prefix(40).map {
        $0.value < 0x20 || $0.value == 0x7F ? "\\u{\($0.value)}" : String($0)
      }.joined()
      return "'\(visible)\(text.unicodeScalars.count > 40 ? "…" : "")'"
    case .blob(let bytes):
      return "\(bytes.count) bytes \(bytes.prefix(16).map { "\($0)" }.joined(separator: " "))"
    }
  }
}
