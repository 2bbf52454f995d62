import ModelwrightModel

/// What a run does to its folders: made by ``OutputPlanner`` without touching anything, then either
/// carried out or shown.
struct OutputPlan {
  /// A file that is written.
  struct Write {
    var file: OutputFile
    /// Whether there is a file of that name.
    var replacesFile: Bool
  }

  /// What edited files held, to be kept under new names before they are overwritten.
  var copies: [OutputFile] = []
  /// The files whose bytes are new.
  var writes: [Write] = []
  /// The names of files in the output folder that are no longer generated.
  var removals: [String] = []
  /// What the manifest listed so far; `nil` when there was none that could be read.
  var earlierManifest: Manifest?
  /// What the manifest lists from now on.
  var manifest = Manifest()
  /// What is to be said. With an error among it the plan must not be carried out.
  var diagnostics: [Diagnostic] = []

  /// The manifest that holds while files take their places: with it a run that is killed leaves no
  /// generated file that the next run would take for an edited one. `nil` when it is not needed.
  var interimManifest: Manifest? {
    guard !writes.isEmpty || !removals.isEmpty else { return nil }
    let joined = manifest.joined(with: earlierManifest ?? Manifest())
    return joined == manifest || joined == earlierManifest ? nil : joined
  }
}
