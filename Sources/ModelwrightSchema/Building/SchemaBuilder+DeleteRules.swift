import ModelwrightModel

// A delete rule belongs to the relationship of the object that is deleted, so a key's action follows
// from the rule of the end that the key leads to. Source: core-data.md §4.3, DESIGN §3.

extension SchemaBuilder {
  /// What happens to a row when the object that its key leads to is deleted: the inverse's rule.
  ///
  /// Without an inverse nothing rules the case, and Core Data would leave the key dangling; here an
  /// optional key is cleared, and a required one refuses the deletion at the end of the transaction.
  func reference(ofKey index: Int) -> ForeignKey? {
    let relationship = model.relationships[index]
    let rule = model.storedInverse(of: relationship)?.relationship.deleteRule ?? .nullify
    return action(for: rule, isRequired: !relationship.relationship.isOptional).map {
      ForeignKey(table: tableName(of: relationship.destination), action: $0)
    }
  }

  /// What happens to a destination when the source of its hidden key is deleted.
  func reference(ofHiddenKey relationship: ResolvedRelationship) -> ForeignKey? {
    action(for: relationship.relationship.deleteRule, isRequired: false).map {
      ForeignKey(table: tableName(of: relationship.entity), action: $0)
    }
  }

  /// What happens to a pair when one of its objects is deleted. A pair never outlives its object,
  /// except where the rule leaves it dangling or refuses the deletion.
  func reference(ofPairs rule: ResolvedRelationship, to entity: Int) -> ForeignKey? {
    let action: ForeignKey.Action? =
      switch rule.relationship.deleteRule {
      case .noAction: nil
      case .deny: ForeignKey.Action.none
      case .nullify, .cascade: .cascade
      }
    return action.map { ForeignKey(table: tableName(of: entity), action: $0) }
  }

  private func action(for rule: DeleteRule, isRequired: Bool) -> ForeignKey.Action? {
    switch rule {
    case .noAction: nil
    case .deny: ForeignKey.Action.none
    case .cascade: .cascade
    // Clearing a required key would fail before the row itself can be deleted.
    case .nullify: isRequired ? ForeignKey.Action.none : .setNull
    }
  }

  /// Cascades that no key can express: those that go from the key's own row, or through pairs.
  mutating func buildDeleteTriggers() {
    for relationship in model.relationships where relationship.relationship.deleteRule == .cascade {
      let owner = model.entities[relationship.entity].name
      let destination = tableName(of: relationship.destination)
      let purpose = "deleting a \(owner) deletes its \(relationship.name)"
      let name = "\(owner)_\(relationship.name)_cascade"
      switch relationships[relationship.index] {
      case .key(let table, let column, _):
        add(
          trigger: name, on: table, .delete,
          .cascadeAlongKey(column: column, destination: destination), purpose: purpose)
      case .join(let table, let sourceColumn, let destinationColumn, _):
        add(
          trigger: name, on: table, .delete,
          .cascadeAlongPairs(
            source: tableName(of: relationship.entity), sourceColumn: sourceColumn,
            destination: destination, destinationColumn: destinationColumn),
          purpose: purpose)
      case .inverseKey, .transient: break
      }
    }
  }
}
