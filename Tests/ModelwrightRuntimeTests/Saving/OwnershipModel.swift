import ModelwrightModel

@testable import ModelwrightRuntime

/// Every way in which an owner that cascades can hold what it owns.
enum OwnershipModel {
  static let model = make()

  private static func make() -> ManagedObjectModel {
    var model = Model(name: "Ownership")
    model.entities = [owner(), part(), item()]
    do {
      return try ManagedObjectModel(
        model, classes: ["Owner": Owner.self, "Part": Part.self, "Item": Item.self])
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func owner() -> Entity {
    var entity = Entity(name: "Owner")
    entity.relationships = [
      SampleModel.toOne("part", "Part", inverse: "keyOwner", rule: .cascade),
      SampleModel.toOne("item", "Item", inverse: "owner", rule: .cascade),
      SampleModel.toMany("children", "Part", inverse: "parent", rule: .cascade),
      SampleModel.toMany("loose", "Part", inverse: nil, rule: .cascade),
      SampleModel.toMany("tags", "Part", inverse: "tagged", rule: .cascade),
      SampleModel.toMany("marks", "Item", inverse: "marked", isOrdered: true, rule: .cascade),
      SampleModel.toOne("single", "Part", inverse: nil, rule: .cascade),
    ]
    return entity
  }

  private static func part() -> Entity {
    var entity = Entity(name: "Part")
    entity.attributes = [SampleModel.attribute("code", .string, isOptional: true)]
    entity.relationships = [
      SampleModel.toOne("keyOwner", "Owner", inverse: "part"),
      SampleModel.toOne("parent", "Owner", inverse: "children"),
      SampleModel.toMany("tagged", "Owner", inverse: "tags"),
    ]
    entity.uniquenessConstraints = [PropertyList(["code"])]
    return entity
  }

  private static func item() -> Entity {
    var entity = Entity(name: "Item")
    entity.relationships = [
      SampleModel.toOne("owner", "Owner", inverse: "item"),
      SampleModel.toMany("marked", "Owner", inverse: "marks", isOrdered: true),
    ]
    return entity
  }
}

nonisolated final class Owner: ManagedObject {
  override class var entityName: String { "Owner" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  /// The key is in the owner's own row.
  var part: Part? {
    get { _optionalToOne(at: 32) }
    set { _setOptionalToOne(newValue, at: 32) }
  }
  /// The key is in the item's row.
  var item: Item? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
  /// The keys are in the parts' rows.
  var children: RelationshipSet<Part> {
    get { _toMany(at: 64) }
    set { _setToMany(newValue, at: 64) }
  }
  /// The parts' rows have a hidden key.
  var loose: RelationshipSet<Part> {
    get { _toMany(at: 80) }
    set { _setToMany(newValue, at: 80) }
  }
  /// A table of pairs, made for this end.
  var tags: RelationshipSet<Part> {
    get { _toMany(at: 96) }
    set { _setToMany(newValue, at: 96) }
  }
  /// A table of pairs with an order for both ends, made for the other end.
  var marks: RelationshipOrderedSet<Item> {
    get { _orderedToMany(at: 112) }
    set { _setOrderedToMany(newValue, at: 112) }
  }
  /// A key in the owner's own row without inverse.
  var single: Part? {
    get { _optionalToOne(at: 128) }
    set { _setOptionalToOne(newValue, at: 128) }
  }
}

nonisolated final class Part: ManagedObject {
  override class var entityName: String { "Part" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var code: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }
  var keyOwner: Owner? {
    get { _optionalToOne(at: 48) }
    set { _setOptionalToOne(newValue, at: 48) }
  }
  var parent: Owner? {
    get { _optionalToOne(at: 64) }
    set { _setOptionalToOne(newValue, at: 64) }
  }
  var tagged: RelationshipSet<Owner> {
    get { _toMany(at: 80) }
    set { _setToMany(newValue, at: 80) }
  }
}

nonisolated final class Item: ManagedObject {
  override class var entityName: String { "Item" }
  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
  var owner: Owner? {
    get { _optionalToOne(at: 32) }
    set { _setOptionalToOne(newValue, at: 32) }
  }
  var marked: RelationshipOrderedSet<Owner> {
    get { _orderedToMany(at: 48) }
    set { _setOrderedToMany(newValue, at: 48) }
  }
}
