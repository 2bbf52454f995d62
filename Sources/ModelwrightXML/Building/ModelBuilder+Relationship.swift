import ModelwrightModel

extension ModelBuilder {
  /// `<relationship>`. Source: core-data.md §1.6.
  func readRelationship(_ tag: XMLTag) -> Relationship {
    var relationship = Relationship(name: "", destinationName: "")
    var toMany: Bool?
    var minimum: Int?
    var maximum: Int?
    relationship.source = read(tag, .relationship) { name, field in
      switch name {
      case .name: relationship.name = field.text
      case .destinationEntity: relationship.destinationName = field.text
      case .inverseName: relationship.inverseName = text(field)
      case .inverseEntity: relationship.inverseEntityName = text(field)
      case .toMany: toMany = flag(field)
      case .minCount: minimum = wholeNumber(field)
      case .maxCount: maximum = wholeNumber(field, atLeast: -1)
      case .ordered: relationship.isOrdered = flag(field)
      case .optional: relationship.isOptional = flag(field)
      case .transient: relationship.isTransient = flag(field)
      case .deletionRule, .deleteRule: relationship.deleteRule = deleteRule(name, field)
      case .elementID, .renamingIdentifier: relationship.renamingIdentifier = text(field)
      case .versionHashModifier: relationship.versionHashModifier = text(field)
      case .indexed: relationship.isIndexed = flag(field)
      case .syncable, .spotlightIndexingEnabled, .storedInTruthFile: break
      default: return false
      }
      return true
    }
    setCardinality(of: &relationship, toMany: toMany, minimum: minimum, maximum: maximum)
    return relationship
  }

  /// To-one is what has a greatest count of 1, or no count and no `toMany` (core-data.md §1.6).
  private func setCardinality(
    of relationship: inout Relationship, toMany: Bool?, minimum: Int?, maximum: Int?
  ) {
    let isToMany = toMany == true || (maximum ?? 1) != 1
    relationship.isToMany = isToMany
    if isToMany {
      relationship.minimumCount = minimum ?? 0
      relationship.maximumCount = max(0, maximum ?? 0)
    }
    // A to-one relationship has no greatest count above 1 (generators.md §3a).
    let isContradictory =
      (toMany == true && maximum == 1) || (toMany == false && isToMany)
      || (toMany == nil && (maximum ?? 0) > 1)
    if isContradictory {
      bag.add(
        .contradictoryCount(
          relationship.name, at: relationship.source.location(of: "maxCount")))
    }
  }

  private func deleteRule(_ name: AttributeName, _ field: XMLAttribute) -> DeleteRule {
    if name == .deleteRule {
      bag.add(
        .misspeltAttribute(
          "deleteRule", wanted: .deletionRule, at: bag.location(field.namePlace)))
    }
    guard !field.value.isEmpty else { return .nullify }
    if let rule = Vocabulary.deleteRules.name(field.value) { return rule }
    let hint = bag.hint(for: field.text, among: DeleteRule.allCases.map(\.rawValue))
    bag.add(.unknownDeleteRule(field.text, hint: hint, at: bag.location(field.valuePlace)))
    return .nullify
  }
}
