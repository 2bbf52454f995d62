import ModelwrightModel
import ModelwrightSchema

/// Where the pairs of a new table of pairs come from.
struct PairFilling {
  /// The new table.
  var table: Table
  /// What is copied.
  var copies: [PairCopy]
  /// Whether the table is in the store already, with just these pairs.
  var isKept: Bool
}

extension FillingBuilder {
  /// The filling of a table of pairs.
  mutating func filling(ofPairs table: Table) -> PairFilling? {
    guard case .relationship(let entity, let name) = table.origin,
      let relationship = new.relationship(named: name, of: entity),
      case .join(_, let source, let destination, let order) =
        new.schema.storage.relationships[relationship.index]
    else { return nil }
    var inverseOrder: String?
    if let inverse = relationship.inverse, inverse != relationship.index,
      case .join(_, _, _, let column) = new.schema.storage.relationships[inverse]
    {
      inverseOrder = column
    }
    let copies = links(of: relationship).map { group in
      PairCopy(
        links: group.links, begins: group.begins, ends: group.ends, source: source,
        destination: destination, order: order, inverseOrder: inverseOrder)
    }
    return PairFilling(table: table, copies: copies, isKept: isKept(table, copies))
  }

  private func isKept(_ table: Table, _ copies: [PairCopy]) -> Bool {
    guard copies.count == 1, let copy = copies.first, copy.links.table == table.name,
      copy.begins.entities.isEmpty, copy.ends.entities.isEmpty,
      copy.links.from == copy.source, copy.links.to == copy.destination,
      copy.links.position == copy.order, copy.links.backPosition == copy.inverseOrder,
      let before = old.storage.tablePlaces[table.name],
      let after = new.storage.tablePlaces[table.name]
    else { return false }
    return old.storage.definitions[before] == new.storage.definitions[after]
  }
}
