import CModelwrightSQLite
import Foundation
import ModelwrightModel
import ModelwrightSQLite
import Testing

@testable import ModelwrightMigrator

/// Whenever the process dies, and whatever the system refuses, the store is the old one or the new one,
/// whole.
@Suite(.serialized) struct InterruptedMigrationTests {
  /// How a store keeps its changes until they are part of it.
  enum Journal: String, CaseIterable { case wal, delete }

  /// How many moments are tried of each kind; `MODELWRIGHT_FAULTS=all` tries every one.
  static let mostMoments =
    ProcessInfo.processInfo.environment["MODELWRIGHT_FAULTS"] == "all" ? Int.max : 12

  /// Numbers from 0 on, at most as many as are tried, evenly.
  static func moments(_ count: Int) -> [Int] {
    guard count > mostMoments else { return Array(0..<count) }
    return (0..<mostMoments).map { $0 * count / mostMoments }
  }

  let folder: TemporaryFolder
  let rows: [[SQLiteValue]]
  var path: String { folder.file("dogs") }

  init() throws {
    folder = try TemporaryFolder()
    try Versions.makeStore(folder.file("dogs"))
    rows = try Versions.rows(try Connection(path: folder.file("dogs")))
  }

  /// Migrates with so little memory that most of what is written is written before the end.
  static func migrate(_ path: String) throws {
    var opener = try Versions.opener(Versions.all)
    opener.prepare = { try $0.execute("PRAGMA cache_size = 4") }
    _ = try opener.open(.file(path))
  }

  private func use(_ journal: Journal) throws {
    _ = try Connection(path: path).rows("PRAGMA journal_mode = \(journal.rawValue)")
  }

  /// Copies of all the files at every change, as the process would leave them if it died right before
  /// it, or in the middle of a write.
  private func takeImages(_ images: TemporaryFolder) throws -> Int {
    var count = 0
    try FaultyFiles.watching(folder.path) { change in
      let isTorn = change.kind == .write && count % 2 == 1
      let image = "\(images.path)/\(count)"
      try? FileManager.default.copyItem(atPath: folder.path, toPath: image)
      if isTorn { Self.writeHalf(of: change, in: image) }
      count += 1
      return SQLITE_OK
    } _: {
      try Self.migrate(path)
    }
    return count
  }

  private static func writeHalf(of change: FaultyFiles.Change, in image: String) {
    let name = (change.path as NSString).lastPathComponent
    guard let file = FileHandle(forUpdatingAtPath: "\(image)/\(name)") else { return }
    try? file.seek(toOffset: UInt64(change.offset))
    try? file.write(contentsOf: Data(change.bytes.prefix(change.bytes.count / 2)))
    try? file.close()
  }

  @Test(arguments: Journal.allCases)
  func diedAtAnyChangeOfAFile(_ journal: Journal) throws {
    try use(journal)
    let images = try TemporaryFolder()
    let count = try takeImages(images)
    #expect(count > 40)
    var versions: Set<String> = []
    for moment in Self.moments(count) + [count - 1] {
      let store = images.file("\(moment)/dogs")
      let version = try Versions.wholeVersion(store, rows)
      versions.insert(version)
      // The next run goes on as if nothing had been.
      try Self.migrate(store)
      #expect(try Versions.wholeVersion(store, rows) == "Dogs 3")
    }
    #expect(versions == ["Dogs 1", "Dogs 3"])
  }

  @Test(arguments: Journal.allCases, [SQLITE_FULL, SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 4 << 8])
  func refusedAtAnyChangeOfAFile(_ journal: Journal, _ code: Int32) throws {
    try use(journal)
    let original = try TemporaryFolder()
    for (name, bytes) in try folder.contents() {
      #expect(FileManager.default.createFile(atPath: original.file(name), contents: bytes))
    }
    var count = 0
    let whole = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: original.file("dogs"), toPath: whole.file("dogs"))
    try FaultyFiles.watching(whole.path) { _ in
      count += 1
      return SQLITE_OK
    } _: {
      try Self.migrate(whole.file("dogs"))
    }
    var failures = 0
    for moment in Self.moments(count) {
      let trial = try TemporaryFolder()
      try FileManager.default.copyItem(atPath: original.file("dogs"), toPath: trial.file("dogs"))
      var now = -1
      let result = FaultyFiles.watching(trial.path) { _ in
        now += 1
        return now >= moment ? code : SQLITE_OK
      } _: {
        Result { try Self.migrate(trial.file("dogs")) }
      }
      if case .failure(let error) = result {
        failures += 1
        #expect(error is StoreError)
        if code == SQLITE_FULL {
          #expect(error as? StoreError == .full(path: trial.file("dogs")), "\(error)")
        }
      }
      let version = try Versions.wholeVersion(trial.file("dogs"), rows)
      #expect(version == "Dogs 1" || version == "Dogs 3")
      try Self.migrate(trial.file("dogs"))
      #expect(try Versions.wholeVersion(trial.file("dogs"), rows) == "Dogs 3")
    }
    #expect(failures > 0)
  }
}
