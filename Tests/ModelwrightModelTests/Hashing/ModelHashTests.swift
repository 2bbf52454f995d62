import ModelwrightModel
import Testing

/// The inputs are those of core-data.md §2.10.
@Suite struct ModelHashTests {
  private func hash(_ change: (inout Model) -> Void = { _ in }) throws -> [UInt8] {
    var model = EncodingSamples.everything
    change(&model)
    return try ResolvedModel(model).modelHash
  }

  @Test func changesWithWhatCoreDataHashes() throws {
    let hashes = [
      try hash(), try hash { $0.entities[0].isAbstract = false },
      try hash { $0.entities[0].attributes[0].isOptional.toggle() },
      try hash { $0.entities[0].attributes[0].type = .integer32 },
      try hash { $0.entities[0].attributes[0].versionHashModifier = "x" },
      try hash { $0.entities[0].versionHashModifier = "y" },
      try hash { $0.entities[1].relationships[0].deleteRule = .deny },
      try hash { $0.entities[1].relationships[0].maximumCount = 7 },
      try hash { $0.entities[0].uniquenessConstraints = [] },
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func staysForTheRest() throws {
    let same = try hash()
    #expect(try hash { $0.entities[0].className = "Other" } == same)
    #expect(try hash { $0.entities[0].attributes[0].defaultValueString = "5" } == same)
    #expect(try hash { $0.entities[0].attributes[0].minimumValueString = "5" } == same)
    #expect(try hash { $0.entities[0].fetchIndexes = [] } == same)
    #expect(try hash { $0.entities[0].userInfo = [] } == same)
    #expect(try hash { $0.entities[0].attributes.reverse() } == same)
    #expect(try hash { $0.entities.reverse() } == same)
  }

  @Test func aParentsChangeIsItsHeirsToo() throws {
    let before = try ResolvedModel(EncodingSamples.everything)
    var model = EncodingSamples.everything
    model.entities[0].attributes[0].isOptional.toggle()
    let after = try ResolvedModel(model)
    #expect(before.entityHash(1) != after.entityHash(1))
  }
}
