import ModelwrightModel

/// Removes the files that earlier runs generated from a model and this one did not, and keeps the
/// folder's manifest.
struct StaleFiles {
  let folder: String
  /// The model, as the manifest spells it.
  let model: String
  /// The files that were just written.
  let files: [OutputFile]

  /// Removes files whose bytes are still the generated ones; one that was edited stays, with a warning.
  func remove() throws(OutputError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let output = try OutputFolder(path: folder)
    defer { output.close() }
    let earlier = manifest(in: output, &diagnostics)
    var manifest = Manifest()
    let current = files.filter { Manifest.isSafe($0.name) }
    manifest.entries = current.map {
      Manifest.Entry(model: model, name: $0.name, hash: Manifest.hash(of: $0.bytes))
    }
    // Some file systems do not tell letter cases apart: a renamed class is not to lose its new file.
    var kept = Set(files.map { $0.name.lowercased() })
    for entry in earlier.entries where entry.model != model {
      manifest.entries.append(entry)
      kept.insert(entry.name.lowercased())
    }
    for entry in earlier.entries where entry.model == model {
      guard kept.insert(entry.name.lowercased()).inserted else { continue }
      let isUnchanged = output.removeFile(entry.name) { Manifest.hash(of: $0) == entry.hash }
      guard !isUnchanged else { continue }
      manifest.entries.append(entry)
      diagnostics.append(.editedStaleFile(place(of: entry.name)))
    }
    let file = OutputFile(
      folder: folder, name: Manifest.fileName, bytes: Array(manifest.text.utf8),
      isWrittenOnce: false)
    try FileWriter().write([file])
    return diagnostics
  }

  private func manifest(
    in output: OutputFolder, _ diagnostics: inout [Diagnostic]
  ) -> Manifest {
    guard output.hasEntry(Manifest.fileName) else { return Manifest() }
    if let bytes = output.bytes(of: Manifest.fileName, limit: Manifest.maximumSize),
      let manifest = Manifest(bytes)
    {
      return manifest
    }
    diagnostics.append(.damagedManifest(place(of: Manifest.fileName)))
    return Manifest()
  }

  private func place(of name: String) -> SourceLocation {
    OutputFile(folder: folder, name: name, bytes: [], isWrittenOnce: false).place
  }
}
