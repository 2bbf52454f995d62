import ModelwrightModel
import ModelwrightSchema

/// The tables of a version, and where in them everything is.
final class VersionTables: Sendable {
  let schema: Schema
  let layouts: [RowLayout]
  let slots: [[Range<Int>]]
  let storage: VersionStorage

  init(_ model: ResolvedModel, schema: Schema? = nil) {
    self.schema = schema ?? Schema(model)
    layouts = model.layouts()
    storage = VersionStorage(self.schema)
    slots = zip(model.entities, layouts).map { Self.slots(of: $0, in: $1) }
  }

  private static func slots(of entity: ResolvedEntity, in layout: RowLayout) -> [Range<Int>] {
    var next = 0
    return entity.properties.map { property in
      let first = next
      while next < layout.slots.count, layout.slots[next].path[0] == property.name { next += 1 }
      return first..<next
    }
  }
}
