/// Shows a plan as a unified diff.
struct OutputPreview {
  let output: String
  let folders: FolderSet

  /// A file that would change.
  struct Difference {
    /// The file.
    var file: OutputFile
    /// Its unified diff.
    var text: String
  }

  /// The differences of all files that the plan writes or removes, in the order of their paths. Copies
  /// of edited files are not shown: what they hold is not lost.
  func differences(of plan: OutputPlan) throws(OutputError) -> [Difference] {
    var changes = plan.writes.map { (file: $0.file, isRemoved: false) }
    changes += plan.removals.map { name in
      (OutputFile(folder: output, name: name, bytes: [], isWrittenOnce: false), true)
    }
    if plan.manifest != plan.earlierManifest {
      let file = OutputFile(
        folder: output, name: Manifest.fileName, bytes: Array(plan.manifest.text.utf8),
        isWrittenOnce: false)
      changes.append((file, false))
    }
    var differences: [Difference] = []
    for change in changes.sorted(by: { $0.file.place < $1.file.place }) {
      let path = OutputFile.path(of: change.file.name, in: change.file.folder)
      let text = UnifiedDiff.text(
        path: path, old: try earlierBytes(of: change.file),
        new: change.isRemoved ? nil : change.file.bytes)
      if !text.isEmpty { differences.append(Difference(file: change.file, text: text)) }
    }
    return differences
  }

  /// What a file holds now; `nil` when there is none.
  private func earlierBytes(of file: OutputFile) throws(OutputError) -> [UInt8]? {
    guard let folder = folders.folders[file.folder] else { return nil }
    do throws(SystemFault) {
      return try folder.bytes(of: file.name, limit: OutputPlanner.maximumSize)
    } catch {
      if error == .isMissing { return nil }
      throw .unreadable(file.place, error)
    }
  }
}
