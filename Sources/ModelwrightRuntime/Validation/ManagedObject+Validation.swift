import Foundation
import ModelwrightModel

extension ManagedObject {
  /// Checks the model's rules for all properties. Throws one error, or all of them together.
  final func validateProperties() throws {
    if row.flags.contains(.fault) {
      try validateChangedRelationships()
    } else {
      try Self.throwing(propertyErrors())
    }
  }

  /// Of a fault only relationships without a column can have changed.
  private func validateChangedRelationships() throws {
    try Self.throwing(try relationshipErrors())
  }

  /// Checks that nothing refers to the object which its Deny rules protect.
  final func validateDenyRules() throws {
    var errors: [ValidationError] = []
    for relationship in entity.relationships where relationship.deleteRule == .deny {
      guard try hasLivingDestination(relationship) else { continue }
      errors.append(
        ValidationError(
          self, property: relationship.name, code: .deniedDelete,
          message: "the object cannot be deleted while there are \(relationship.name)"))
    }
    try Self.throwing(errors)
  }

  private func hasLivingDestination(_ relationship: RelationshipDescription) throws -> Bool {
    if relationship.isToMany {
      return try relatedObjects(of: relationship).contains { !$0.isDeleted }
    }
    guard let object = try relatedObject(at: relationship.offset) else { return false }
    return !object.isDeleted
  }

  /// Throws nothing, one error as itself, or several together.
  static func throwing(_ errors: [ValidationError]) throws {
    if errors.count > 1 { throw ValidationErrors(errors: errors) }
    if let error = errors.first { throw error }
  }

  private func propertyErrors() throws -> [ValidationError] {
    var errors: [ValidationError] = []
    for rule in entity.rules {
      if let failure = rule.failure(of: row) {
        errors.append(
          ValidationError(
            self, property: rule.name, code: failure.code, message: failure.message,
            rule: failure.rule))
      }
    }
    return try errors + relationshipErrors()
  }

  /// Checks the relationships that are not in the row, as far as they can have changed.
  private func relationshipErrors() throws -> [ValidationError] {
    var errors: [ValidationError] = []
    for relationship in entity.keylessRules
    where row.flags.contains(.inserted) || row.isChanged(slot: relationship.slot) {
      if !relationship.isToMany {
        if try relatedObject(at: relationship.offset) == nil {
          errors.append(missing(relationship))
        }
        continue
      }
      let count = try loadedContents(of: relationship).ids.count
      if count == 0 && !relationship.isOptional && relationship.minimumCount == 0 {
        errors.append(missing(relationship))
      } else if count < relationship.minimumCount, count > 0 || !relationship.isOptional {
        errors.append(
          ValidationError(
            self, property: relationship.name, code: .tooFewObjects,
            message: "\(count) objects are fewer than \(relationship.minimumCount)"))
      } else if relationship.maximumCount > 0, count > relationship.maximumCount {
        errors.append(
          ValidationError(
            self, property: relationship.name, code: .tooManyObjects,
            message: "\(count) objects are more than \(relationship.maximumCount)"))
      }
    }
    return errors
  }

  private func missing(_ relationship: RelationshipDescription) -> ValidationError {
    ValidationError(
      self, property: relationship.name, code: .missingValue, message: "a value is required")
  }
}
