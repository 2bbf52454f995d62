import CFloor
import Foundation
import ModelwrightChecks
import ModelwrightGeneration
import ModelwrightModel
import ModelwrightXML

/// The way from a document's bytes to the text of its classes, and the floor under it, in memory.
struct Pipeline {
  /// The stages, in their order.
  enum Stage: String, CaseIterable {
    case reading, checking, generating
  }

  let contents: [UInt8]
  /// The text of all files, once it was generated.
  private(set) var output: [UInt8] = []
  private(set) var entityCount = 0

  init(_ contents: [UInt8]) throws {
    self.contents = contents
    let model = try read()
    entityCount = model.entities.count
    output = try generate(model).flatMap { Array($0.text.utf8) }
  }

  /// What each stage takes, once.
  func stages() throws -> [Duration] {
    var model: Model?
    let reading = try Stopwatch.time { model = try read() }
    guard let model else { return [] }
    let checking = try Stopwatch.time { try check(model) }
    let generating = try Stopwatch.time { _ = try generate(model) }
    return [reading, checking, generating]
  }

  /// What parsing the document and copying the result takes.
  func floor() -> Duration {
    var copy = [UInt8](repeating: 0, count: output.count)
    return Stopwatch.time {
      let found = contents.withUnsafeBytes { bytes in
        floor_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      precondition(found > 0, "libxml2 refuses the model")
      _ = copy.withUnsafeMutableBytes { to in
        output.withUnsafeBytes { floor_copy(to.baseAddress, $0.baseAddress, $0.count) }
      }
    }
  }

  private func read() throws -> Model {
    let (model, diagnostics) = ModelReader().read(contents: contents, path: "contents", name: "M")
    guard let model, !diagnostics.hasErrors else {
      throw ChildProcess.Failure(description: "the model cannot be read: \(diagnostics)")
    }
    return model
  }

  private func check(_ model: Model) throws {
    let diagnostics = Checker().check(model)
    guard !diagnostics.hasErrors else {
      throw ChildProcess.Failure(description: "the model is wrong: \(diagnostics)")
    }
  }

  private func generate(_ model: Model) throws -> [GeneratedFile] {
    let bundle = ModelBundle(
      name: "Model", path: "Model.xcdatamodeld", versions: [model], currentIndex: 0)
    return try Generator(options: GenerationOptions()).generate(bundle).files
  }
}
