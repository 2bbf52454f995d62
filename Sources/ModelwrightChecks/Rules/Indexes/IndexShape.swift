import ModelwrightModel

/// What an index of an entity sorts by, whatever kind of declaration makes it.
struct IndexShape {
  /// One column of an index.
  struct Column: Hashable {
    var name: String
    var isAscending = true
  }

  /// How a message calls it.
  var title: String
  /// Its columns, the most significant first.
  var columns: [Column]
  /// Which rows it holds; `nil` for all of them.
  var predicate: String?
  /// Where it can be removed; `nil` for what the store makes by itself.
  var source: SourceLocation?

  /// What can be searched with an index: its first columns, and which rows it holds.
  struct Search: Hashable {
    var columns: [Column]
    var predicate: String?
  }

  /// The searches that this index serves; those by more than eight columns are left out.
  var searches: [Search] {
    guard !columns.isEmpty else { return [] }
    return (1...min(columns.count, 8)).map {
      Search(columns: Array(columns.prefix($0)), predicate: predicate)
    }
  }

  /// The searches, by any of which another index can take this one's place: over the same rows or all,
  /// forwards or backwards.
  var servers: [Search] {
    let backwards = columns.map { Column(name: $0.name, isAscending: !$0.isAscending) }
    return [predicate, nil].flatMap { predicate in
      [
        Search(columns: columns, predicate: predicate),
        Search(columns: backwards, predicate: predicate),
      ]
    }
  }

  /// The indexes of an entity's own declarations.
  static func all(of entity: ResolvedEntity, in model: ResolvedModel) -> [IndexShape] {
    let written = entity.entity
    var shapes = written.uniquenessConstraints.map { list in
      let names = list.propertyNames.map { "'\($0)'" }.joined(separator: ", ")
      return IndexShape(
        title: "the uniqueness constraint on \(names)",
        columns: list.propertyNames.map { Column(name: $0) })
    }
    for property in entity.properties {
      guard case .relationship(let index) = property.kind else { continue }
      let relationship = model.relationships[index].relationship
      guard !relationship.isToMany, !relationship.isTransient else { continue }
      shapes.append(
        IndexShape(
          title: "the key of '\(property.name)'", columns: [Column(name: property.name)]))
    }
    shapes += written.fetchIndexes.compactMap { IndexShape($0) }
    shapes += written.compoundIndexes.map { list in
      let names = list.propertyNames.map { "'\($0)'" }.joined(separator: ", ")
      return IndexShape(
        title: "the compound index on \(names)",
        columns: list.propertyNames.map { Column(name: $0) },
        source: list.source.location(of: "value:\(list.propertyNames.first ?? "")"))
    }
    return shapes
  }

  private init(
    title: String, columns: [Column], predicate: String? = nil, source: SourceLocation? = nil
  ) {
    self.title = title
    self.columns = columns
    self.predicate = predicate
    self.source = source
  }

  /// The shape of a fetch index; `nil` when it is spatial or holds expressions.
  private init?(_ index: FetchIndex) {
    guard !index.isRTree else { return nil }
    columns = []
    for element in index.elements {
      guard case .property(let name) = element.content else { return nil }
      columns.append(Column(name: name, isAscending: element.isAscending))
    }
    title = "fetch index '\(index.name)'"
    predicate = index.partialPredicate
    source = index.source.location(of: "name")
  }
}
