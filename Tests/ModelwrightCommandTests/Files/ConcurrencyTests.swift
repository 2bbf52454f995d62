import Foundation
import ModelwrightModel
import Testing

@testable import modelwright

/// Several runs on one folder, and runs that are killed.
@Suite(.serialized) struct ConcurrencyTests {
  /// Two versions of one model that have no file in common but the model's own.
  static let first = (0..<12).map { "First\($0)" }
  static let second = (0..<12).map { "Second\($0)" }

  @Test("of runs at the same time one run's whole output is left")
  func sameTime() throws {
    let kennel = try Kennel()
    var outcomes: [[String: Data]] = []
    for (folder, entities) in [("a", Self.first), ("b", Self.second)] {
      try kennel.setModel(entities, attribute: folder, model: "\(folder)/Kennel")
      try kennel.generateSilently(model: "\(folder)/Kennel")
      outcomes.append(try kennel.bytes())
    }
    for _ in 0..<4 {
      let runs = try (0..<6).map { number in
        try Command.start(
          Checkout.tool.path,
          kennel.arguments([], model: number.isMultiple(of: 2) ? "a/Kennel" : "b/Kennel"))
      }
      for run in runs {
        let result = try run.finish()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
      }
      #expect(outcomes.contains(try kennel.bytes()))
    }
  }

  @Test("runs of two models at the same time both leave their files")
  func twoModels() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog", "Walk"])
    try kennel.setModel(["Cat", "Nap"], model: "Cattery")
    let runs = try ["Kennel", "Cattery", "Kennel", "Cattery"].map {
      try Command.start(Checkout.tool.path, kennel.arguments([], model: $0))
    }
    for run in runs { #expect(try run.finish().status == 0) }
    for model in ["Kennel", "Cattery"] {
      let check = try kennel.generate("--check", model: model)
      #expect(check.status == 0 && check.output.isEmpty, "\(check.transcript)")
    }
  }

  @Test("a run waits for the one that holds the folder, and for no longer than it says")
  func waiting() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    var holder = try FolderSet([kennel.output.path], makesThem: true)
    let run = try Command.start(Checkout.tool.path, kennel.arguments([]))
    Thread.sleep(forTimeInterval: 0.7)
    #expect(run.isRunning)
    #expect(try kennel.names().isEmpty)
    for makesThem in [true, false] {
      do throws(OutputError) {
        var second = try FolderSet([kennel.output.path], makesThem: makesThem, patience: 0)
        second.close()
        Issue.record("the folder is held")
      } catch {
        #expect(error.diagnostic.code == "output-busy")
      }
    }
    holder.close()
    #expect(try run.finish().status == 0)
    #expect(kennel.exists("Dog+Generated.swift"))
  }

  @Test("readers share a folder, and one folder under two names is locked once")
  func sharing() throws {
    let kennel = try Kennel()
    let path = kennel.output.path
    var writer = try FolderSet([path, path + "/", path + "/."], makesThem: true, patience: 0)
    writer.close()
    var readers = [
      try FolderSet([path], makesThem: false, patience: 0),
      try FolderSet([path, path + "/missing"], makesThem: false, patience: 0),
    ]
    #expect(readers.map(\.folders.count) == [1, 1])
    for index in readers.indices { readers[index].close() }
  }

  @Test("a folder that is removed while a run waits for it is made again")
  func removedFolder() throws {
    let kennel = try Kennel()
    try kennel.setModel(["Dog"])
    var holder = try FolderSet([kennel.output.path], makesThem: true)
    let run = try Command.start(Checkout.tool.path, kennel.arguments([]))
    Thread.sleep(forTimeInterval: 0.5)
    try FileManager.default.removeItem(at: kennel.output)
    holder.close()
    let result = try run.finish()
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.transcript)")
    #expect(kennel.exists("Dog+Generated.swift"))
  }

  @Test("a folder that is removed while files are written is an error, not a crash")
  func removedWhileWriting() throws {
    let kennel = try Kennel()
    var folders = try FolderSet([kennel.output.path], makesThem: true)
    defer { folders.close() }
    try FileManager.default.removeItem(at: kennel.output)
    var plan = OutputPlan()
    let file = OutputFile(
      folder: kennel.output.path, name: "a", bytes: [1], isWrittenOnce: false)
    plan.writes = [OutputPlan.Write(file: file, replacesFile: false)]
    do throws(OutputError) {
      try OutputWriter(output: kennel.output.path, folders: folders).carryOut(plan)
      Issue.record("there is no folder")
    } catch {
      #expect(error.diagnostic.code == "output-unwritable")
    }
  }

  @Test("a killed run leaves whole files, and the next one clears up without a word")
  func killed() throws {
    let kennel = try Kennel()
    let entities = (0..<60).map { "Entity\($0)" }
    try kennel.setModel(entities, model: "a/Kennel")
    try kennel.setModel(entities, attribute: "title", model: "b/Kennel")
    try kennel.generateSilently(model: "b/Kennel")
    let second = try kennel.bytes()
    let clock = ContinuousClock()
    let time = try clock.measure { try kennel.generateSilently(model: "a/Kennel") }
    let first = try kennel.bytes()
    for number in 0..<24 {
      let model = number.isMultiple(of: 2) ? "b/Kennel" : "a/Kennel"
      let run = try Command.start(Checkout.tool.path, kennel.arguments([], model: model))
      Thread.sleep(
        forTimeInterval: Double(time.components.attoseconds) / 1e18 * Double(number) / 24)
      run.kill()
      _ = try run.finish()
      for (name, bytes) in try kennel.bytes() where name.hasSuffix(".swift") {
        #expect(bytes == first[name] || bytes == second[name], "\(name) is torn")
      }
    }
    try kennel.folder.write("left", to: "Generated/.modelwright-1-2.tmp")
    try kennel.folder.write("mine", to: "Generated/.modelwright-x.tmp")
    try kennel.setModel(entities, attribute: "other", model: "c/Kennel")
    try kennel.generateSilently(model: "c/Kennel")
    let hidden = try kennel.names().filter { $0.hasPrefix(".") || $0.contains(".edited") }
    #expect(hidden == [Kennel.manifest, ".modelwright-x.tmp"])
  }
}
