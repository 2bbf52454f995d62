import ModelwrightMigration
import ModelwrightModel
import ModelwrightSchema

/// What a plan takes out of the rows that stay, without saying so in its steps.
struct UndeclaredLosses {
  private let oracle: GraphOracle
  private let steps: [MigrationStep]

  init(oracle: GraphOracle, plan: MigrationPlan) {
    self.oracle = oracle
    steps = plan.steps
  }

  /// The first of them in words; `nil` when every loss is declared.
  var problem: String? {
    for entity in oracle.old.model.entities where !entity.entity.isAbstract {
      guard let new = oracle.matching.newEntity(of: entity.index) else { continue }
      for name in lostProperties(of: entity, becoming: new) where !isDeclared(name, of: entity) {
        return "the plan does not say that \(entity.name).\(name) is lost"
      }
    }
    return nil
  }

  private func lostProperties(of entity: ResolvedEntity, becoming new: Int) -> [String] {
    let kept = oracle.keptSlots(of: new)
    var lost: [String] = []
    for slot in oracle.old.layouts[entity.index].slots where lost.last != slot.path[0] {
      switch slot.content {
      case .attribute(let attribute):
        let columns = oracle.old.schema.storage.entities[entity.index].columns
        guard columns[slot.index] != nil, !attribute.isDerived, !kept.contains(slot.index) else {
          continue
        }
      case .relationship(let index):
        let relationship = oracle.old.model.relationships[index]
        guard !relationship.relationship.isTransient, !isKept(relationship, of: entity.index) else {
          continue
        }
      }
      lost.append(slot.path[0])
    }
    return lost
  }

  /// Whether one of a relationship's ends is still there.
  private func isKept(_ relationship: ResolvedRelationship, of entity: Int) -> Bool {
    if isMatched(relationship, of: entity) { return true }
    guard let inverse = oracle.old.model.storedInverse(of: relationship) else { return false }
    return oracle.old.model.entities[inverse.entity].descendants.contains {
      isMatched(inverse, of: $0)
    }
  }

  private func isMatched(_ relationship: ResolvedRelationship, of entity: Int) -> Bool {
    guard
      case .relationship(let index)? = oracle.matching.newProperty(
        ofOld: entity, named: relationship.name)?.kind
    else { return false }
    return !oracle.new.model.relationships[index].relationship.isTransient
  }

  private func isDeclared(_ name: String, of entity: ResolvedEntity) -> Bool {
    var names: Set<String> = []
    var next: Int? = entity.index
    while let index = next {
      names.insert(oracle.old.model.entities[index].name)
      next = oracle.old.model.entities[index].parent
    }
    return steps.contains { step in
      step.effect >= .losesData && (step.change.earlierProperty ?? step.change.property) == name
        && names.contains(step.change.earlierEntity ?? step.change.entity)
    }
  }
}
