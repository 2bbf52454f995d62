import ModelwrightMigration
import ModelwrightModel

/// The difference between two versions as a document; the README has its form.
extension VersionDifference {
  var value: JSONValue {
    .record([
      "model": .string(model),
      "from": .string(from),
      "to": .string(to),
      "stages": .array(stages.map(\.value)),
      "changes": .array(comparison.changes.map { $0.value(in: comparison) }),
      "suspectedRenames": .array(comparison.suspectedRenames.map(\.value)),
      "counts": .object(
        ChangeEffect.allCases.map {
          JSONValue.Member(name: $0.key, value: .integer(count(of: $0)))
        }),
    ])
  }
}

extension StageReference {
  /// `{"from": …, "to": …}`
  var value: JSONValue { .record(["from": .string(from), "to": .string(to)]) }
}

extension ModelChange {
  /// A change with its effect, and its words for people.
  func value(in comparison: ModelComparison) -> JSONValue {
    value(words: comparison.words(for: self))
  }

  /// A change with its effect.
  func value(words: String) -> JSONValue {
    .record([
      "entity": entity.isEmpty ? nil : .string(entity),
      "property": property.map { .string($0) },
      "earlierEntity": earlierEntity.map { .string($0) },
      "earlierProperty": earlierProperty.map { .string($0) },
      "kind": .string(kindKey),
      "aspects": aspects.map { .array($0.map { .string($0) }) },
      "properties": constrained.map { .array($0.map { .string($0) }) },
      "effect": .string(effect.key),
      "words": .string(words),
    ])
  }

  private var kindKey: String {
    switch kind {
    case .entityAdded: "entityAdded"
    case .entityRemoved: "entityRemoved"
    case .entityRenamed: "entityRenamed"
    case .parentChanged: "parentChanged"
    case .abstractChanged: "abstractChanged"
    case .attributeAdded: "attributeAdded"
    case .attributeRemoved: "attributeRemoved"
    case .attributeRenamed: "attributeRenamed"
    case .attributeChanged: "attributeChanged"
    case .relationshipAdded: "relationshipAdded"
    case .relationshipRemoved: "relationshipRemoved"
    case .relationshipRenamed: "relationshipRenamed"
    case .relationshipChanged: "relationshipChanged"
    case .propertyMoved: "propertyMoved"
    case .indexesChanged: "indexesChanged"
    case .constraintAdded: "constraintAdded"
    case .constraintRemoved: "constraintRemoved"
    case .descriptionChanged: "descriptionChanged"
    }
  }

  private var aspects: [String]? {
    switch kind {
    case .attributeChanged(let aspects): aspects.map(\.rawValue).sorted()
    case .relationshipChanged(let aspects): aspects.map(\.rawValue).sorted()
    default: nil
    }
  }

  private var constrained: [String]? {
    switch kind {
    case .constraintAdded(let names), .constraintRemoved(let names): names
    default: nil
    }
  }
}

extension ChangeEffect {
  /// The effect as documents spell it.
  var key: String {
    switch self {
    case .free: "free"
    case .inferable: "inferable"
    case .losesData: "losesData"
    case .needsStage: "needsStage"
    }
  }
}

extension SuspectedRename {
  fileprivate var value: JSONValue {
    .record([
      "entity": .string(entity),
      "property": property.map { .string($0) },
      "from": .string(from),
      "elementID": .string(identifier),
    ])
  }
}
