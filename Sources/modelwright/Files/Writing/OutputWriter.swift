import ModelwrightModel

/// Carries out a plan such that each file is, at every moment, the earlier one or the new one.
///
/// All new files are prepared under temporary names beside their places; only when that has
/// succeeded for every one of them do they take their places: first the copies of what is overwritten,
/// then the manifest with old and new files, then the files, and at last the manifest of the new ones.
struct OutputWriter {
  /// How many files are open at once while they are brought to the disk.
  private static let batchSize = 128

  let output: String
  let folders: FolderSet

  /// Carries out a plan.
  ///
  /// - Throws: ``OutputError``; then no file has changed, unless the disk fails after it has already
  ///   taken all the new bytes.
  func carryOut(_ plan: OutputPlan) throws(OutputError) {
    // Interrupting waits for the few milliseconds that this takes, so that nothing is left behind.
    let signals = Platform.holdBackSignals()
    defer { Platform.releaseSignals(signals) }
    folders.removeTemporaryFiles()
    let manifests = [plan.interimManifest, plan.manifest]
      .map { $0.flatMap { $0 == plan.earlierManifest ? nil : write(of: $0, plan) } }
    var prepared: [PreparedFile] = []
    do throws(OutputError) {
      let copies = plan.copies.map { OutputPlan.Write(file: $0, replacesFile: false) }
      try prepare(copies + [manifests[0]].compactMap { $0 } + plan.writes, &prepared)
      let beforeRemovals = prepared.count
      try prepare([manifests[1]].compactMap { $0 }, &prepared)
      for index in prepared.indices {
        if index == beforeRemovals { try remove(plan.removals) }
        try prepared[index].takePlace()
      }
      if beforeRemovals == prepared.count { try remove(plan.removals) }
    } catch {
      for file in prepared { file.discard() }
      throw error
    }
    for folder in Set(prepared.filter(\.replacesFile).map(\.file.folder)) {
      folders.folders[folder]?.synchronize()
    }
  }

  private func write(of manifest: Manifest, _ plan: OutputPlan) -> OutputPlan.Write {
    let file = OutputFile(
      folder: output, name: Manifest.fileName, bytes: Array(manifest.text.utf8),
      isWrittenOnce: false)
    return OutputPlan.Write(file: file, replacesFile: true)
  }

  private func remove(_ names: [String]) throws(OutputError) {
    for name in names { try folders.folders[output]?.remove(name) }
  }

  private func prepare(
    _ writes: [OutputPlan.Write], _ prepared: inout [PreparedFile]
  ) throws(OutputError) {
    var firstUnsynchronized = prepared.count
    for write in writes {
      guard let folder = folders.folders[write.file.folder] else { continue }
      prepared.append(
        try PreparedFile(
          write.file, in: folder.descriptor, replacesFile: write.replacesFile))
      if prepared.count - firstUnsynchronized >= Self.batchSize {
        try synchronize(&prepared, from: firstUnsynchronized)
        firstUnsynchronized = prepared.count
      }
    }
    try synchronize(&prepared, from: firstUnsynchronized)
  }

  private func synchronize(_ files: inout [PreparedFile], from first: Int) throws(OutputError) {
    for index in first..<files.count { files[index].beginSynchronizing() }
    for index in first..<files.count { try files[index].synchronize() }
  }
}
