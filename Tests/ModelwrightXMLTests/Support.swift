import ModelwrightModel
import ModelwrightXML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The first line of every document that Xcode writes.
let declaration = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#

/// Reads a document from a string; diagnostics name the path `m`.
func read(
  _ text: String, limits: ReaderLimits = ReaderLimits()
) -> (model: Model?, diagnostics: [Diagnostic]) {
  ModelReader(limits: limits).read(contents: Array(text.utf8), path: "m", name: "Version")
}

/// The first two lines of a document with one entity, `E`, in line 2.
let entityHead = "\(declaration)\n<model><entity name=\"E\">"
/// How a document that begins with ``entityHead`` ends.
let entityTail = "</entity></model>"

/// A folder that is removed when the value goes away.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/modelwright-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders around it.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file and the folders around it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = path + "/" + name
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  /// Makes an empty folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Reads a model in the folder. Diagnostics come back as text with paths relative to the folder.
  func read(
    _ name: String, limits: ReaderLimits = ReaderLimits()
  ) -> (bundle: ModelBundle?, diagnostics: [String]) {
    let result = ModelReader(limits: limits).read(path: path + "/" + name)
    return (
      result.bundle,
      result.diagnostics.map { $0.description.replacing(path + "/", with: "") }
    )
  }
}
