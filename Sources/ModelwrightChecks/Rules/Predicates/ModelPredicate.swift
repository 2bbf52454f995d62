import ModelwrightModel
import ModelwrightPredicate

/// A predicate or an expression that stands in a model.
struct ModelPredicate {
  /// Who runs it, which decides the variables that have values.
  enum Use {
    /// A fetch request: the program gives every variable.
    case fetchRequest
    /// A fetched property of an entity: Core Data gives two variables, and no one any other.
    case fetchedProperty(owner: String)
    /// A fetch index, which has no variables and knows its own rows only.
    case index
  }

  /// How a message calls it.
  var title: String
  /// The text.
  var text: String
  /// Whether the text is an expression, not a predicate.
  var isExpression = false
  /// The name of the entity whose objects it is about.
  var entity: String
  /// Who runs it.
  var use: Use
  /// The element that it stands in.
  var source: SourceReference
  /// The attribute of that element.
  var field: String

  /// The place of a byte of the text.
  func location(_ offset: Int) -> SourceLocation { source.location(of: field, offset: offset) }

  /// Where a part of the text begins.
  func location(_ range: TextRange) -> SourceLocation { location(Int(range.lower)) }
}

extension Model {
  /// Every predicate and expression of fetch requests, fetched properties and fetch indexes.
  var predicates: [ModelPredicate] {
    var found = fetchRequests.compactMap { request in
      request.predicate(title: "fetch request '\(request.name)'", use: .fetchRequest)
    }
    for entity in entities where !entity.fetchedProperties.isEmpty || !entity.fetchIndexes.isEmpty {
      for property in entity.fetchedProperties {
        let title = "fetched property '\(property.name)' of entity '\(entity.name)'"
        let use = ModelPredicate.Use.fetchedProperty(owner: entity.name)
        if let predicate = property.fetchRequest?.predicate(title: title, use: use) {
          found.append(predicate)
        }
      }
      for index in entity.fetchIndexes { found += index.predicates(of: entity.name) }
    }
    return found
  }
}

extension FetchRequestTemplate {
  fileprivate func predicate(title: String, use: ModelPredicate.Use) -> ModelPredicate? {
    predicateString.map {
      ModelPredicate(
        title: title, text: $0, entity: entityName, use: use, source: source,
        field: "predicateString")
    }
  }
}

extension FetchIndex {
  fileprivate func predicates(of entity: String) -> [ModelPredicate] {
    let title = "fetch index '\(name)' of entity '\(entity)'"
    var found: [ModelPredicate] = []
    if let partialPredicate {
      found.append(
        ModelPredicate(
          title: title, text: partialPredicate, entity: entity, use: .index, source: source,
          field: "partialIndexPredicate"))
    }
    for element in elements {
      guard case .expression(let text) = element.content else { continue }
      found.append(
        ModelPredicate(
          title: title, text: text, isExpression: true, entity: entity, use: .index,
          source: element.source, field: "expression"))
    }
    return found
  }
}
