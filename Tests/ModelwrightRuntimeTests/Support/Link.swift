import ModelwrightModel

@testable import ModelwrightRuntime

/// An object in chains and trees of its own kind.
nonisolated final class Link: ManagedObject {
  override class var entityName: String { "Link" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  /// What ``awakeFromFetch()`` read of ``kids``; `nil` when the object is new.
  private(set) var kidCountWhenFetched: Int?

  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  /// Deleting a link deletes the next one.
  var next: Link? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
  var previous: Link? {
    get { _optionalToOne(at: 64) }
    set { _setOptionalToOne(newValue, at: 64) }
  }
  /// Deleting a kid leaves this end alone.
  var kids: RelationshipSet<Link> {
    get { _toMany(at: 80) }
    set { _setToMany(newValue, at: 80) }
  }
  var parent: Link? {
    get { _optionalToOne(at: 96) }
    set { _setOptionalToOne(newValue, at: 96) }
  }

  override func awakeFromFetch() { kidCountWhenFetched = kids.count }

  static func makeModel() throws -> ManagedObjectModel {
    var entity = Entity(name: "Link")
    entity.attributes = [SampleModel.attribute("name", .string, isOptional: true)]
    entity.relationships = [
      SampleModel.toOne("next", "Link", inverse: "previous", rule: .cascade),
      SampleModel.toOne("previous", "Link", inverse: "next"),
      SampleModel.toMany("kids", "Link", inverse: "parent"),
      SampleModel.toOne("parent", "Link", inverse: "kids", rule: .noAction),
    ]
    var model = Model(name: "Links")
    model.entities = [entity]
    return try ManagedObjectModel(model, classes: ["Link": Link.self])
  }
}
