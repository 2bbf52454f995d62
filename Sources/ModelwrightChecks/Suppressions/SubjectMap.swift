import ModelwrightModel

/// Finds the entity and the property that a place in a document belongs to.
///
/// A document's elements stand one after the other, so a place belongs to the last element that begins
/// before it. So every finding can be suppressed, whoever makes it, without naming its subject.
struct SubjectMap: Sendable {
  private struct Mark: Sendable {
    var line: Int32
    var column: Int32
    var subject: Diagnostic.Subject
  }

  private var marks: [String: [Mark]] = [:]

  /// Makes a map of versions that were read from files.
  init(_ models: [Model]) {
    for model in models where !model.source.path.isEmpty {
      add(model)
      marks[model.source.path]?.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  /// What a place belongs to; `nil` when that cannot be told.
  func subject(at location: SourceLocation) -> Diagnostic.Subject? {
    guard location.line > 0, let marks = marks[location.path] else { return nil }
    var (lower, upper) = (0, marks.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      let mark = marks[middle]
      if (Int(mark.line), Int(mark.column)) <= (location.line, location.column) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower == 0 ? nil : marks[lower - 1].subject
  }

  private mutating func add(_ model: Model) {
    mark(model.source, Diagnostic.Subject())
    for entity in model.entities { add(entity) }
    for composite in model.composites {
      mark(composite.source, Diagnostic.Subject(entity: composite.name))
      add(composite.attributes, of: composite.name)
    }
    for request in model.fetchRequests { mark(request.source, Diagnostic.Subject()) }
    for configuration in model.configurations { mark(configuration.source, Diagnostic.Subject()) }
  }

  private mutating func add(_ entity: Entity) {
    let subject = Diagnostic.Subject(entity: entity.name)
    mark(entity.source, subject)
    add(entity.attributes, of: entity.name)
    for relationship in entity.relationships {
      mark(
        relationship.source, Diagnostic.Subject(entity: entity.name, property: relationship.name))
    }
    for property in entity.fetchedProperties {
      mark(property.source, Diagnostic.Subject(entity: entity.name, property: property.name))
    }
    for index in entity.fetchIndexes { mark(index.source, subject) }
    for list in entity.compoundIndexes + entity.uniquenessConstraints { mark(list.source, subject) }
  }

  private mutating func add(_ attributes: [Attribute], of owner: String) {
    for attribute in attributes {
      mark(attribute.source, Diagnostic.Subject(entity: owner, property: attribute.name))
    }
  }

  private mutating func mark(_ source: SourceReference, _ subject: Diagnostic.Subject) {
    guard source.line > 0 else { return }
    marks[source.path, default: []].append(
      Mark(line: source.line, column: source.column, subject: subject))
  }
}
