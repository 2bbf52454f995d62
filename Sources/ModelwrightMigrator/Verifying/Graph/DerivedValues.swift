import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema

/// Computes the derived attributes that a database keeps right, from the objects alone.
struct DerivedValues {
  private let stored: StoredVersion

  init(_ stored: StoredVersion) { self.stored = stored }

  /// Computes them in every object. One may be a copy of another: each round settles one step.
  func compute(in graph: inout ObjectGraph) {
    let derived = stored.schema.derivedAttributes.filter { $0.maintenance == .database }
    guard !derived.isEmpty else { return }
    for _ in 0..<(derived.count == 1 ? 1 : 3) {
      for attribute in derived { compute(attribute, in: &graph) }
    }
  }

  private func compute(_ derived: DerivedAttribute, in graph: inout ObjectGraph) {
    guard let expression = derived.expression,
      let slot = stored.layouts[derived.entity].slots(of: derived.name).first?.index
    else { return }
    for (place, object) in graph.objects.enumerated()
    where stored.model.entity(object.entity, isKindOf: derived.entity) {
      graph.set(value(expression, of: object, in: graph), slot: slot, at: place)
    }
  }

  private func value(
    _ expression: DerivedExpression, of object: ObjectGraph.Object, in graph: ObjectGraph
  ) -> SQLiteValue {
    switch expression {
    case .count(let name): .integer(Int64(members(name, of: object, in: graph).count))
    case .sum(let name, let attribute):
      .integer(
        members(name, of: object, in: graph).reduce(0) { sum, member in
          sum + (value(at: [attribute], of: member)?.integer ?? 0)
        })
    case .copy(let path):
      if let own = value(at: path, of: object) {
        own
      } else {
        members(path[0], of: object, in: graph).first
          .flatMap { value(at: Array(path.dropFirst()), of: $0) } ?? .null
      }
    case .canonical, .uppercase, .lowercase, .now: .null
    }
  }

  /// The value at a path inside an object; `nil` when there is no such attribute.
  private func value(at path: [String], of object: ObjectGraph.Object) -> SQLiteValue? {
    stored.layouts[object.entity].slots.first { slot in
      guard case .attribute = slot.content else { return false }
      return slot.path == path
    }.map { object.values[$0.index] }
  }

  /// The objects that a relationship leads to.
  private func members(
    _ name: String, of object: ObjectGraph.Object, in graph: ObjectGraph
  ) -> [ObjectGraph.Object] {
    guard
      case .relationship(let index)? = stored.model.entities[object.entity].property(named: name)?
        .kind
    else { return [] }
    let root = stored.ends[index].destination
    return (graph.links[index][object.key.id] ?? []).compactMap {
      graph.object(ObjectKey(root: root, id: $0))
    }
  }
}
