/// The elements of a model document. Source: core-data.md §1.3–§1.7, format-frequencies.md §1.
enum ElementName: String, CaseIterable, Sendable {
  case model
  case entity
  case attribute
  case relationship
  case fetchedProperty
  case fetchRequest
  case fetchIndex
  case fetchIndexElement
  case compoundIndexes
  case compoundIndex
  case index
  case uniquenessConstraints
  case uniquenessConstraint
  case constraint
  case userInfo
  case entry
  case composite
  case configuration
  case memberEntity
  case elements
  case element
}

extension ElementName {
  /// The elements that may stand inside this one.
  var children: [ElementName] {
    switch self {
    case .model: [.entity, .composite, .fetchRequest, .configuration, .elements, .userInfo]
    case .entity:
      [
        .attribute, .relationship, .fetchedProperty, .fetchIndex, .compoundIndexes,
        .uniquenessConstraints, .userInfo,
      ]
    case .attribute, .relationship: [.userInfo]
    case .fetchedProperty: [.fetchRequest, .userInfo]
    case .fetchIndex: [.fetchIndexElement]
    case .compoundIndexes: [.compoundIndex]
    case .compoundIndex: [.index]
    case .uniquenessConstraints: [.uniquenessConstraint]
    case .uniquenessConstraint: [.constraint]
    case .userInfo: [.entry]
    case .composite: [.attribute, .userInfo]
    case .configuration: [.memberEntity]
    case .elements: [.element]
    case .fetchRequest, .fetchIndexElement, .index, .constraint, .entry, .memberEntity, .element:
      []
    }
  }
}
