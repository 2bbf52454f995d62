import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

/// A class that notes what is called.
private final class Witness: ManagedObject {
  override class var entityName: String { "Witness" }
  var calls: [String] = []
  var onWillSave: ((Witness) -> Void)?
  var failure: (any Error)?

  convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }

  var name: String? {
    get { _optionalString(at: 32) }
    set { _setOptionalString(newValue, at: 32) }
  }

  override func awakeFromInsert() { calls.append("insert \(name ?? "nil")") }
  override func awakeFromFetch() {
    calls.append("fetch \(name ?? "nil")")
    name = "awake"
  }
  override func willSave() {
    calls.append("will")
    onWillSave?(self)
  }
  override func didSave() { calls.append("did \(hasChanges)") }
  override func prepareForDeletion() { calls.append("prepare") }
  override func validateForUpdate() throws {
    try super.validateForUpdate()
    if let failure { throw failure }
  }
}

private struct Refusal: Error {}

@Suite struct HookTests {
  private func makeModel() throws -> ManagedObjectModel {
    var entity = Entity(name: "Witness")
    entity.attributes = [
      SampleModel.attribute("name", .string, isOptional: true, default: "new")
    ]
    var model = Model(name: "Witnesses")
    model.entities = [entity]
    return try ManagedObjectModel(model, classes: ["Witness": Witness.self])
  }

  @Test func theMethodsAreCalledInOrder() throws {
    let store = try TestStore(model: try makeModel())
    let context = store.context()
    let witness = Witness(context: context)
    try context.save()
    #expect(witness.calls == ["insert new", "will", "did false"])
    context.delete(witness)
    try context.save()
    #expect(witness.calls.dropFirst(3) == ["prepare", "will", "did false"])
  }

  @Test func whatAwakeFromFetchSetsIsNoChange() throws {
    let store = try TestStore(model: try makeModel())
    let context = store.context()
    let witness = Witness(context: context)
    try context.save()
    let other = store.context()
    let loaded = try other.same(witness)
    #expect(loaded.calls == ["fetch new"] && loaded.name == "awake")
    #expect(!loaded.hasChanges && !other.hasChanges && loaded.changedValues().isEmpty)
    other.refresh(loaded, mergeChanges: false)
    #expect(loaded.calls.count == 1 && loaded.name == "awake" && loaded.calls.count == 2)
  }

  @Test func willSaveIsCalledAgainAfterChanges() throws {
    let store = try TestStore(model: try makeModel())
    let context = store.context()
    let witness = Witness(context: context)
    var other: Witness?
    defer { witness.onWillSave = nil }
    witness.onWillSave = { witness in
      if other == nil {
        other = Witness(context: context)
        witness.name = "changed"
      }
    }
    try context.save()
    #expect(witness.calls == ["insert new", "will", "will", "did false"])
    #expect(other?.calls == ["insert new", "will", "did false"])
    #expect(try store.rows(#"SELECT "name" FROM "Witness""#) == [["changed"], ["new"]])
  }

  @Test func willSaveMustComeToAnEnd() throws {
    let store = try TestStore(model: try makeModel())
    let context = store.context()
    let witness = Witness(context: context)
    var count = 0
    defer { witness.onWillSave = nil }
    witness.onWillSave = {
      count += 1
      $0.name = "\(count)"
    }
    #expect(throws: SaveError.unstable([witness.objectID])) { try context.save() }
    #expect(count == ManagedObjectContext.largestWillSaveRoundCount)
    witness.onWillSave = { _ in
      #expect(throws: SaveError.recursive) { try context.save() }
    }
    try context.save()
  }

  @Test func aProgramsOwnRuleCanRefuse() throws {
    let store = try TestStore(model: try makeModel())
    let context = store.context()
    let (one, two) = (Witness(context: context), Witness(context: context))
    try context.save()
    one.name = "b"
    two.name = "c"
    one.failure = Refusal()
    let error = #expect(throws: ValidationError.self) { try context.save() }
    #expect(error?.underlyingError is Refusal && error?.objectID == one.objectID)
    two.failure = ValidationError(two, property: "name", message: "not this name")
    let errors = #expect(throws: ValidationErrors.self) { try context.save() }
    #expect(errors?.errors.map(\.objectID) == [one.objectID, two.objectID])
    #expect(errors?.errors.last?.propertyName == "name")
    #expect(try store.rows(#"SELECT "name" FROM "Witness""#) == [["new"], ["new"]])
  }
}
