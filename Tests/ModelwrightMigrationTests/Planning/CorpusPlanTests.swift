import Foundation
import ModelwrightModel
import ModelwrightSQLite
import ModelwrightSchema
import ModelwrightXML
import Testing

@testable import ModelwrightMigration

/// Real models, where they are at hand: beside a checkout of the package.
private let corpus = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus")
  .path

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus)))
struct CorpusPlanTests {
  static let bundles = [
    "gaoyve__GroceryDude/Grocery Dude/Model",
    "objcio__core-data/Migrations/Migrations/Moody",
    "JohanDegraeve__xdripswift/xDrip/Core Data/xdrip",
    "Apress__pro-ios-persistence/Ch06/BookStoreSwift/BookStoreSwift/BookStoreSwift",
    "Apress__pro-ios-persistence/Ch06/BookStore/BookStore/BookStore",
    "RestKit__RestKit/Tests/Models/VersionedModel",
    "wireapp__wire-ios-data-model/Resources/ZMEventModel",
    "drewmccormack__ensembles/Framework/Resources/CDEEventStoreModel",
    "alemar11__CoreDataPlus/Tests/Resources/SampleModel3/SampleModel3",
    "alemar11__CoreDataPlus/Tests/Resources/SampleModel/SampleModel",
    "drewmccormack__ensembles/Examples/Idiomatic/Shared/Model",
    "binwiederhier__ntfy-ios/ntfy/Persistence/ntfy",
    "wireapp__wire-ios-data-model/Resources/zmessaging",
  ]

  @Test(arguments: Self.bundles)
  func everyPairOfVersionsKeepsWhatItCan(_ name: String) throws {
    let bundle = try #require(ModelReader().read(path: "\(corpus)/\(name).xcdatamodeld").bundle)
    let versions = bundle.versions.compactMap { model -> MigrationVersion? in
      var resolver = ModelResolver(model)
      return resolver.resolve().map { MigrationVersion($0) }
    }
    // Of many versions those that stand close together, and some far apart.
    let isLarge = versions.count > 10
    var planned = 0
    for (first, old) in versions.enumerated() {
      for (second, new) in versions.enumerated() where first != second {
        if isLarge, abs(first - second) > 1, (first * 7 + second * 3) % 97 != 0 { continue }
        do throws(MigrationError) {
          let plan = try MigrationPlanner.plan(from: old, to: new)
          planned += 1
          check(plan, old, new)
        } catch {
          #expect(!error.obstacles.isEmpty)
        }
      }
    }
    #expect(planned > 0)
  }

  private func check(
    _ plan: MigrationPlan, _ old: MigrationVersion, _ new: MigrationVersion
  ) {
    do {
      var run = try MigrationRun(old)
      var filler = StoreFiller(old, run.connection)
      try filler.fill()
      let before = try StoreContents(run.connection, old)
      if try !run.obstacles(plan.conditions).isEmpty { return }
      try run.migrate(by: plan, to: new)
      let expected = before.migrated(by: ModelMatching(from: old, to: new))
      let difference = try StoreContents(run.connection, new).difference(from: expected)
      #expect(difference == nil, "\(old.name) to \(new.name)")
    } catch {
      Issue.record("\(old.name) to \(new.name): \(error)")
    }
  }
}
