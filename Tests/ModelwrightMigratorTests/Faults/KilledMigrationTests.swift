import CModelwrightSQLite
import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

/// A process that is killed for good, by the system, in the middle of a migration.
@Suite(.serialized) struct KilledMigrationTests {
  /// How many processes are killed; `MODELWRIGHT_KILLS` gives another number.
  static let count =
    ProcessInfo.processInfo.environment["MODELWRIGHT_KILLS"].flatMap(Int.init) ?? 6

  @Test func killedAnywhereTheStoreIsWhole() async throws {
    let folder = try TemporaryFolder()
    try Versions.makeStore(folder.file("dogs"))
    let rows = try Versions.rows(try Connection(path: folder.file("dogs")))
    let rehearsal = try copy(of: folder)
    var changes = 0
    try FaultyFiles.watching(rehearsal.path) { _ in
      changes += 1
      return SQLITE_OK
    } _: {
      try InterruptedMigrationTests.migrate(rehearsal.file("dogs"))
    }
    var versions: [String: Int] = [:]
    for number in 0..<Self.count {
      let moment = Self.count < 2 ? 0 : number * (changes - 1) / (Self.count - 1)
      let trial = try copy(of: folder)
      let path = trial.path
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, moment = moment as Int] in
        var now = -1
        try FaultyFiles.watching(path) { _ in
          now += 1
          if now == moment { kill(getpid(), SIGKILL) }
          return SQLITE_OK
        } _: {
          try InterruptedMigrationTests.migrate(path + "/dogs")
        }
      }
      let version = try Versions.wholeVersion(trial.file("dogs"), rows)
      versions[version, default: 0] += 1
      try InterruptedMigrationTests.migrate(trial.file("dogs"))
      #expect(try Versions.wholeVersion(trial.file("dogs"), rows) == "Dogs 3")
    }
    print("killed \(Self.count) times at \(changes) changes of files: \(versions)")
    #expect(Set(versions.keys) == ["Dogs 1", "Dogs 3"])
  }

  private func copy(of folder: TemporaryFolder) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in try folder.contents().keys {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
    }
    return copy
  }
}
