import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

/// Trouble that comes while a store is being written.
@Suite struct StoreTroubleTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func opener(_ model: Model, pages: Int) throws -> StoreOpener {
    var opener = StoreOpener(model: try ResolvedModel(model))
    opener.prepare = { try $0.execute("PRAGMA max_page_count = \(pages)") }
    return opener
  }

  @Test func noRoomForANewStore() throws {
    let path = folder.file("dogs")
    #expect(throws: StoreError.full(path: path)) {
      try opener(Models.dogs, pages: 3).open(.file(path))
    }
    // What is left is no half store: it is made when there is room.
    guard case .created = try Models.open(path).outcome else { throw Failure("not made") }
  }

  @Test func noRoomForAMigration() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    try Connection(path: path).execute(
      "UPDATE \"Dog\" SET \"name\" = printf('%.*c', 20000, 'x')")
    let before = try folder.contents()
    let relaxed = Models.changed { $0.entities[0].attributes[0].isOptional = true }
    #expect(throws: StoreError.full(path: path)) {
      try opener(relaxed, pages: 1).open(.file(path))
    }
    #expect(try folder.contents() == before)
    guard case .migrated = try Models.open(path, relaxed).outcome else { throw Failure("not open") }
  }

  @Test func aStoreInUseIsWaitedForAndThenReported() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let other = try Connection(path: path)
    try other.execute("BEGIN IMMEDIATE")
    let changed = Models.changed { $0.entities[0].attributes.append(Models.attribute("breed")) }
    let options = StoreOptions(busyTimeoutMilliseconds: 20)
    #expect(throws: StoreError.busy(path: path)) {
      try Models.open(path, changed, options: options)
    }
    try other.execute("COMMIT")
    guard case .migrated = try Models.open(path, changed, options: options).outcome else {
      throw Failure("not migrated")
    }
  }

  @Test func whoComesLateFindsTheMigratedStore() throws {
    let path = folder.file("dogs")
    try Models.makeStore(path)
    let changed = Models.changed { $0.entities[0].attributes.append(Models.attribute("breed")) }
    var late = StoreOpener(model: try ResolvedModel(changed))
    let isFirst = Box(true)
    // Between the look at the store and its opening somebody else migrates it.
    late.prepare = { _ in
      guard isFirst.value else { return }
      isFirst.value = false
      _ = try Models.open(path, changed)
    }
    guard case .opened = try late.open(.file(path)).outcome else { throw Failure("migrated twice") }
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
