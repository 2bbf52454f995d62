import ModelwrightModel

// Which derived attributes the database can keep exactly right: counts, sums of whole numbers, and
// copies of a value of the same row or of the row that a key leads to. Floating-point sums would
// drift and decimal numbers cannot be added in SQL, so these, like the functions on strings and the
// time, are computed when the object is saved.

extension SchemaBuilder {
  mutating func buildDerivedAttributes() {
    for entity in model.entities {
      for attribute in entity.entity.attributes where attribute.isDerived && !attribute.isTransient
      {
        build(attribute, of: entity)
      }
    }
  }

  private mutating func build(_ attribute: Attribute, of entity: ResolvedEntity) {
    guard let slot = layouts[entity.index].slots(of: attribute.name).first,
      let column = columnName(slot), let text = attribute.derivationExpression
    else { return }
    let expression = DerivedExpression(text)
    let maintenance: DerivedAttribute.Maintenance =
      if let expression {
        keep(expression, in: column, of: attribute, entity: entity) ? .database : .atSave
      } else {
        .none
      }
    if expression == nil {
      refuse(
        "derived attribute \(attribute.name)", of: entity.name,
        "the expression '\(text)' cannot be computed")
    }
    derivedAttributes.append(
      DerivedAttribute(
        entity: entity.index, name: attribute.name, column: column, expression: expression,
        maintenance: maintenance))
  }

  /// Makes the triggers of an expression; false when the database cannot keep it right.
  private mutating func keep(
    _ expression: DerivedExpression, in column: String, of attribute: Attribute,
    entity: ResolvedEntity
  ) -> Bool {
    let purpose = "the derived attribute \(attribute.name) of \(entity.name)"
    let name = "\(entity.name)_\(attribute.name)"
    switch expression {
    case .count(let relationship):
      guard attribute.type.isInteger,
        let total = total(in: column, over: relationship, summing: nil, of: entity)
      else { return false }
      addTriggers(for: total, name: name, purpose: purpose)
      return true
    case .sum(let relationship, let summed):
      guard attribute.type.isInteger,
        let total = total(in: column, over: relationship, summing: summed, of: entity)
      else { return false }
      addTriggers(for: total, name: name, purpose: purpose)
      return true
    case .copy(let path):
      guard let copy = copy(in: column, of: path, as: attribute.type, entity: entity) else {
        return false
      }
      addTriggers(for: copy, name: name, purpose: purpose)
      return true
    case .canonical, .uppercase, .lowercase, .now: return false
    }
  }

  private func relationship(named name: String, of entity: ResolvedEntity) -> ResolvedRelationship?
  {
    guard case .relationship(let index)? = entity.property(named: name)?.kind else { return nil }
    return model.relationships[index]
  }

  /// The stored attribute at a path inside an entity, with its column.
  private func stored(
    _ path: [String], of entity: Int
  ) -> (attribute: Attribute, column: String)? {
    guard let slot = layouts[entity].slots.first(where: { $0.path == path }),
      case .attribute(let attribute) = slot.content, let column = columnName(slot)
    else { return nil }
    return (attribute, column)
  }

  private func total(
    in column: String, over name: String, summing summed: String?, of entity: ResolvedEntity
  ) -> DerivedTotal? {
    guard let relationship = relationship(named: name, of: entity) else { return nil }
    let table = tableName(of: entity.index)
    switch relationships[relationship.index] {
    case .inverseKey(let members, let key, _) where relationship.relationship.isToMany:
      var total = DerivedTotal(
        table: table, column: column, members: members, key: key, summed: nil)
      if let summed {
        guard let found = stored([summed], of: relationship.destination),
          found.attribute.type.isInteger
        else { return nil }
        total.summed = found.column
      }
      return total
    case .join(let members, let key, _, _) where summed == nil:
      return DerivedTotal(table: table, column: column, members: members, key: key, summed: nil)
    default: return nil
    }
  }

  private mutating func addTriggers(for total: DerivedTotal, name: String, purpose: String) {
    let watched = [total.key] + (total.summed.map { [$0] } ?? [])
    add(
      trigger: "\(name)_member_insert", on: total.members, .insert, .adjust(total),
      purpose: purpose)
    add(
      trigger: "\(name)_member_update", on: total.members, .update(watched), .adjust(total),
      purpose: purpose)
    add(
      trigger: "\(name)_member_delete", on: total.members, .delete, .adjust(total),
      purpose: purpose)
    add(trigger: "\(name)_insert", on: total.table, .insert, .total(total), purpose: purpose)
  }

  private func copy(
    in column: String, of path: [String], as type: AttributeType, entity: ResolvedEntity
  ) -> DerivedCopy? {
    let table = tableName(of: entity.index)
    if let found = stored(path, of: entity.index) {
      guard found.attribute.type == type, found.column != column else { return nil }
      return DerivedCopy(
        table: table, column: column, key: nil, source: table, original: found.column)
    }
    guard path.count > 1, let relationship = relationship(named: path[0], of: entity),
      case .key(_, let key, _) = relationships[relationship.index],
      let found = stored(Array(path.dropFirst()), of: relationship.destination),
      found.attribute.type == type
    else { return nil }
    return DerivedCopy(
      table: table, column: column, key: key, source: tableName(of: relationship.destination),
      original: found.column)
  }

  private mutating func addTriggers(for copy: DerivedCopy, name: String, purpose: String) {
    add(trigger: "\(name)_insert", on: copy.table, .insert, .copyIn(copy), purpose: purpose)
    add(
      trigger: "\(name)_update", on: copy.table, .update([copy.key ?? copy.original]),
      .copyIn(copy), purpose: purpose)
    guard copy.key != nil else { return }
    for (suffix, event) in [
      ("insert", .insert), ("update", .update([copy.original])), ("delete", .delete),
    ] as [(String, Trigger.Event)] {
      add(
        trigger: "\(name)_source_\(suffix)", on: copy.source, event, .copyOut(copy),
        purpose: purpose)
    }
  }
}
