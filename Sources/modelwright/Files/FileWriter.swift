import ModelwrightModel

/// Writes files such that each of them is, at every moment, the earlier one or the new one.
///
/// All new files are prepared under temporary names beside their places; only when that has
/// succeeded for every one of them do they take their places. A file whose bytes are the same is not
/// touched. Names lead nowhere but into their folders, and symbolic links are replaced, not followed.
struct FileWriter {
  /// How many files are open at once while they are brought to the disk.
  private static let batchSize = 128

  /// Writes files.
  ///
  /// - Throws: ``OutputError``; then no file has changed, unless the disk fails after it has already
  ///   taken all the new bytes.
  func write(_ files: [OutputFile]) throws(OutputError) {
    for file in files where !file.hasValidName { throw .invalidName(file) }
    // Interrupting waits for the few milliseconds that this takes, so that nothing is left behind.
    let signals = Platform.holdBackSignals()
    defer { Platform.releaseSignals(signals) }
    var folders: [String: OutputFolder] = [:]
    defer { for folder in folders.values { folder.close() } }
    for file in files where folders[file.folder] == nil {
      folders[file.folder] = try OutputFolder(path: file.folder)
    }
    var prepared: [PreparedFile] = []
    do throws(OutputError) {
      try prepare(files, in: folders, &prepared)
      for index in prepared.indices {
        try prepared[index].takePlace()
      }
    } catch {
      for file in prepared { file.discard() }
      throw error
    }
    for folder in Set(prepared.filter(\.replacesFile).map(\.file.folder)) {
      folders[folder]?.synchronize()
    }
  }

  private func prepare(
    _ files: [OutputFile], in folders: [String: OutputFolder], _ prepared: inout [PreparedFile]
  ) throws(OutputError) {
    var firstUnsynchronized = 0
    for file in files {
      guard let folder = folders[file.folder] else { continue }
      if let new = try folder.prepare(file) { prepared.append(new) }
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
