import ModelwrightModel

/// One run of the generator: the files of a model with the folders that they belong in.
struct OutputRun {
  /// The output folder, as the user gave it.
  let output: String
  /// The model, as the manifest spells it.
  let model: String
  /// Everything that the run makes, for whatever folder.
  let files: [OutputFile]
  /// What becomes of diagnostics: a configuration can make a warning an error, which stops the run.
  let weigh: ([Diagnostic]) -> [Diagnostic]

  /// Brings the folders up to date, when nothing is in the way.
  ///
  /// - Returns: What is to be said; with an error among it nothing was written.
  /// - Throws: ``OutputError`` when a folder cannot be read or written.
  func write() throws(OutputError) -> [Diagnostic] {
    var folders = try FolderSet(paths, makesThem: true)
    defer { folders.close() }
    let plan = try plan(for: folders)
    if plan.diagnostics.hasErrors { return plan.diagnostics }
    try OutputWriter(output: output, folders: folders).carryOut(plan)
    return plan.diagnostics
  }

  /// Shows what ``write()`` would do, and does nothing.
  ///
  /// - Returns: What would change, file by file, and what is to be said.
  /// - Throws: ``OutputError`` when a folder cannot be read.
  func check() throws(OutputError) -> (
    differences: [OutputPreview.Difference], diagnostics: [Diagnostic]
  ) {
    var folders = try FolderSet(paths, makesThem: false)
    defer { folders.close() }
    let plan = try plan(for: folders)
    if plan.diagnostics.hasErrors { return ([], plan.diagnostics) }
    let preview = OutputPreview(output: output, folders: folders)
    return (try preview.differences(of: plan), plan.diagnostics)
  }

  private var paths: [String] { [output] + files.map(\.folder) }

  private func plan(for folders: FolderSet) throws(OutputError) -> OutputPlan {
    var planner = OutputPlanner(output: output, model: model, files: files, folders: folders)
    var plan = try planner.make()
    plan.diagnostics = weigh(plan.diagnostics)
    return plan
  }
}
