import ModelwrightModel
import ModelwrightSchema

/// Which old links go on in some new relationship when a plan moves the rows.
///
/// It asks what the planner asks, so that no link can go without a change that says so: the objects of an
/// entity may leave the hierarchy that a relationship leads to, and two relationships that become each
/// other's inverses keep the links of one.
struct CarriedLinks: Sendable {
  /// The links between the objects of two old entities, whichever end they are seen from.
  private struct Links: Hashable {
    var table: String
    var from: String
    var to: String
    var begin: Int
    var end: Int

    init(_ table: LinkTable, from begin: Int, to end: Int) {
      self.table = table.table
      if table.from <= table.to {
        (from, to, self.begin, self.end) = (table.from, table.to, begin, end)
      } else {
        (from, to, self.begin, self.end) = (table.to, table.from, end, begin)
      }
    }
  }

  private let matching: ModelMatching
  private let newEntities: [Int?]
  private let mergedRoots: Set<Int>
  private var carried: Set<Links> = []

  init(_ matching: ModelMatching) {
    self.matching = matching
    let origins = RowOrigins(matching)
    newEntities = origins.newEntities
    mergedRoots = Set(origins.merged.map(\.root))
    for relationship in matching.new.model.relationships
    where !relationship.relationship.isTransient {
      for group in origins.links(of: relationship) {
        for begin in group.beginEntities {
          for end in group.endEntities {
            carried.insert(Links(group.links, from: begin, to: end))
          }
        }
      }
    }
  }

  /// Whether links are lost that old objects have along an old relationship, though the objects at both
  /// ends stay.
  ///
  /// - Parameter begins: The old entities whose objects are asked about.
  func losesLinks(along relationship: ResolvedRelationship, from begins: [Int]) -> Bool {
    guard let table = matching.old.links(along: relationship) else { return false }
    let ends = staying(matching.old.model.entities[relationship.destination].descendants)
    return staying(begins).contains { begin in
      ends.contains { !carried.contains(Links(table, from: begin, to: $0)) }
    }
  }

  /// The old entities whose objects a relationship led to and, though they stay, cannot lead to now.
  func unreachable(from before: ResolvedRelationship, now after: ResolvedRelationship) -> [Int] {
    staying(matching.old.model.entities[before.destination].descendants).filter { index in
      newEntities[index].map { !matching.new.model.entity($0, isKindOf: after.destination) }
        ?? false
    }
  }

  /// Whether the table of a new entity would have the rows of several old hierarchies.
  func isMerged(_ entity: ResolvedEntity) -> Bool { mergedRoots.contains(entity.root) }

  private func staying(_ entities: [Int]) -> [Int] { entities.filter { newEntities[$0] != nil } }
}
