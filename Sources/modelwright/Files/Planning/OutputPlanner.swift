import ModelwrightModel

/// Compares the files of a run with what is in their folders, and decides what becomes of each.
///
/// Only what an earlier run is known to have written is overwritten or removed without a word: the
/// manifest has its digest. What was edited since is kept under another name; a file that no run has
/// written is never touched.
struct OutputPlanner {
  /// The output folder, as the user gave it.
  let output: String
  /// The model, as the manifest spells it.
  let model: String
  let files: [OutputFile]
  let folders: FolderSet
  /// What the manifest knows of each file.
  private var recorded: [String: Set<String>] = [:]
  private var plan = OutputPlan()

  init(output: String, model: String, files: [OutputFile], folders: FolderSet) {
    self.output = output
    self.model = model
    self.files = files
    self.folders = folders
  }

  /// The plan.
  ///
  /// - Throws: ``OutputError`` when a folder cannot be looked at.
  mutating func make() throws(OutputError) -> OutputPlan {
    for file in files where !file.hasValidName { throw .invalidName(file) }
    let earlier = try readManifest()
    recorded = earlier?.hashes ?? [:]
    for file in files {
      if file.isWrittenOnce {
        try addPerson(file)
      } else {
        try addMachine(file)
      }
    }
    plan.earlierManifest = earlier
    try addManifestEntries(earlier ?? Manifest())
    return plan
  }

  // MARK: Files

  /// A person's file is written when there is nothing under its name.
  private mutating func addPerson(_ file: OutputFile) throws(OutputError) {
    let kind = try folders.folders[file.folder]?.kind(of: file.name) ?? .missing
    guard kind == .missing else { return }
    plan.writes.append(OutputPlan.Write(file: file, replacesFile: false))
  }

  private mutating func addMachine(_ file: OutputFile) throws(OutputError) {
    guard let folder = folders.folders[file.folder] else {
      return plan.writes.append(OutputPlan.Write(file: file, replacesFile: false))
    }
    switch try folder.kind(of: file.name) {
    case .missing: plan.writes.append(OutputPlan.Write(file: file, replacesFile: false))
    case .link: plan.diagnostics.append(.outputIsLink(file.place))
    case .folder: plan.diagnostics.append(.outputInTheWay(file.place, "a folder"))
    case .other: plan.diagnostics.append(.outputInTheWay(file.place, "something that is no file"))
    case .file:
      if folder.contains(file.name, file.bytes) { return }
      try addReplacement(of: file, in: folder)
    }
  }

  private mutating func addReplacement(
    of file: OutputFile, in folder: OutputFolder
  ) throws(OutputError) {
    let bytes: [UInt8]
    do throws(SystemFault) {
      bytes = try folder.bytes(of: file.name, limit: Self.maximumSize)
    } catch {
      guard error == .isTooLarge else { throw .unreadable(file.place, error) }
      return plan.diagnostics.append(.foreignFile(file.place))
    }
    let hashes = recorded[file.name] ?? []
    if !hashes.contains(Manifest.hash(of: bytes)) {
      guard !hashes.isEmpty || GeneratedMark.isOn(bytes) else {
        return plan.diagnostics.append(.foreignFile(file.place))
      }
      guard let copy = try keep(bytes, of: file, in: folder) else { return }
      plan.diagnostics.append(
        hashes.isEmpty
          ? .unrecordedFile(file.place, copy: copy) : .editedFile(file.place, copy: copy))
    }
    plan.writes.append(OutputPlan.Write(file: file, replacesFile: true))
  }

  /// The bytes of the largest file that is looked at: no generated one comes near.
  static let maximumSize = 1 << 26

  /// How many edits of one file are kept beside it.
  private static let maximumCopies = 99

  /// Plans to keep what a file holds, unless a copy has it already, and gives the copy's name.
  private mutating func keep(
    _ bytes: [UInt8], of file: OutputFile, in folder: OutputFolder
  ) throws(OutputError) -> String? {
    for number in 1...Self.maximumCopies {
      let name = "\(file.name).edited\(number == 1 ? "" : "\(number)")"
      let copy = OutputFile(folder: file.folder, name: name, bytes: bytes, isWrittenOnce: true)
      guard copy.hasValidName else { throw .invalidName(copy) }
      if try folder.kind(of: name) == .missing {
        plan.copies.append(copy)
        return name
      }
      if folder.contains(name, bytes) { return name }
    }
    plan.diagnostics.append(.tooManyCopies(file.place, count: Self.maximumCopies))
    return nil
  }

  // MARK: The manifest

  private mutating func readManifest() throws(OutputError) -> Manifest? {
    guard let folder = folders.folders[output] else { return nil }
    let place = OutputFile.place(of: Manifest.fileName, in: output)
    switch try folder.kind(of: Manifest.fileName) {
    case .missing: return nil
    case .link: plan.diagnostics.append(.outputIsLink(place))
    case .folder: plan.diagnostics.append(.outputInTheWay(place, "a folder"))
    case .other: plan.diagnostics.append(.outputInTheWay(place, "something that is no file"))
    case .file:
      var bytes: [UInt8] = []
      do throws(SystemFault) {
        bytes = try folder.bytes(of: Manifest.fileName, limit: Manifest.maximumSize)
      } catch {
        guard error == .isTooLarge else { throw .unreadable(place, error) }
      }
      if let manifest = Manifest(bytes) { return manifest }
      plan.diagnostics.append(
        Manifest.isNewer(bytes) ? .newerManifest(place) : .damagedManifest(place))
    }
    return nil
  }

  /// Lists what is generated now, and decides about files that were listed and are not generated now.
  private mutating func addManifestEntries(_ earlier: Manifest) throws(OutputError) {
    let current = files.filter { !$0.isWrittenOnce && ManifestName.isSafe($0.name) }
    plan.manifest.entries = current.map {
      Manifest.Entry(model: model, name: $0.name, hash: Manifest.hash(of: $0.bytes))
    }
    // Some file systems do not tell letter cases apart: a renamed class is not to lose its new file.
    let names = Set(files.map { $0.name.lowercased() })
    var decisions: [String: Bool] = [:]
    for entry in earlier.entries {
      if names.contains(entry.name.lowercased()) {
        guard entry.model != model, decisions.updateValue(false, forKey: entry.name) == nil else {
          continue
        }
        plan.diagnostics.append(
          .sharedFile(OutputFile.place(of: entry.name, in: output), other: entry.model))
      } else if entry.model != model {
        plan.manifest.entries.append(entry)
      } else {
        if decisions[entry.name] == nil { decisions[entry.name] = try keepsStale(entry.name) }
        if decisions[entry.name] == true { plan.manifest.entries.append(entry) }
      }
    }
  }

  /// Plans to remove a file whose bytes are still generated ones; one that was edited stays.
  private mutating func keepsStale(_ name: String) throws(OutputError) -> Bool {
    guard let folder = folders.folders[output], try folder.kind(of: name) != .missing else {
      return false
    }
    if let bytes = try? folder.bytes(of: name, limit: Self.maximumSize),
      recorded[name]?.contains(Manifest.hash(of: bytes)) == true
    {
      plan.removals.append(name)
      return false
    }
    plan.diagnostics.append(.editedStaleFile(OutputFile.place(of: name, in: output)))
    return true
  }
}
