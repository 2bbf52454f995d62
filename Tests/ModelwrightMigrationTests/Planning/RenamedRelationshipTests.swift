import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigration

@Suite struct RenamedRelationshipTests {
  @Test(
    "case 17: a to-one relationship gets another name and leads to many; the inverse keeps its order"
  )
  func renamedAndWidened() throws {
    let before = Models.pair(
      [Models.toMany("favorites", "B", "favoriteFolder", ordered: true)],
      [Models.toOne("favoriteFolder", "A", "favorites")])
    let after = Models.pair(
      [Models.toMany("favorites", "B", "favoriteFolders", ordered: true)],
      [Models.toMany("favoriteFolders", "A", "favorites", id: "favoriteFolder")], name: "V2")
    var run = try MigrationRun(before)
    try run.connection.execute(
      """
      INSERT INTO A (_id) VALUES (1), (2);
      INSERT INTO B (_id, favoriteFolder, favoriteFolder_order)
        VALUES (1, 1, 2), (2, 1, 0), (3, 1, 1), (4, 2, 0), (5, NULL, NULL);
      """)
    let changes = ModelComparison(
      from: run.version, to: MigrationVersion(try ResolvedModel(after))
    ).changes
    #expect(changes.contains { $0.kind == .relationshipRenamed(from: "favoriteFolder") })
    #expect(changes.allSatisfy { $0.effect < .losesData }, "\(changes)")
    try run.migrate(to: after)
    #expect(
      try run.rows(
        "SELECT favoriteFolders, favorites FROM A_favorites ORDER BY 1, favorites_order")
        == [[1, 2], [1, 3], [1, 1], [2, 4]])
  }
}
