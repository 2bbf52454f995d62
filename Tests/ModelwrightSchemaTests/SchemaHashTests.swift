import ModelwrightModel
import ModelwrightSchema
import Testing

@Suite struct SchemaHashTests {
  private func hash(_ change: (inout Model) -> Void = { _ in }) throws -> [UInt8] {
    var model = SampleModels.dogWalk
    change(&model)
    return Schema(try ResolvedModel(model)).hash
  }

  @Test func changesWithEveryStatement() throws {
    let hashes = [
      try hash(), try hash { $0.entities[0].attributes[0].isOptional = false },
      try hash { $0.entities[0].attributes[0].isIndexed = true },
      try hash { $0.entities[0].attributes[0].defaultValueString = "x" },
      try hash { $0.entities[0].relationships[0].deleteRule = .nullify },
      try hash { $0.entities[0].relationships[0].isOrdered = false },
      try hash { $0.entities[0].uniquenessConstraints = [PropertyList(["name"])] },
      try hash { $0.entities.append(Entity(name: "Cat")) },
      try hash { $0.entities.append(Entity(name: "Terrier", parentName: "Dog")) },
    ]
    #expect(Set(hashes).count == hashes.count)
    #expect(hashes[0].count == 32)
  }

  @Test func staysForWhatNoStatementSays() throws {
    let same = try hash()
    #expect(try hash { $0.entities.reverse() } == same)
    #expect(try hash { $0.entities[0].className = "X" } == same)
    #expect(
      try hash {
        $0.entities[0].attributes.append(Attribute(name: "t", type: .string, isTransient: true))
      }
        == same)
    #expect(try hash { $0.entities[0].relationships[0].minimumCount = 1 } == same)
  }

  @Test func theMapNamesEveryPlace() throws {
    let storage = Schema(try ResolvedModel(SampleModels.dogWalk)).storage
    #expect(
      storage.entities == [
        EntityStorage(table: "Dog", hasEntityColumn: false, columns: ["name", nil]),
        EntityStorage(table: "Walk", hasEntityColumn: false, columns: ["date", "dog"]),
      ])
    #expect(
      storage.relationships == [
        .inverseKey(table: "Walk", column: "dog", orderColumn: "dog_order"),
        .key(table: "Walk", column: "dog", orderColumn: "dog_order"),
      ])
  }
}
