import ModelwrightModel

/// Finds the versions of a bundle on the disk and has each of them read.
struct BundleReader {
  let reader: ModelReader
  private var diagnostics: [Diagnostic] = []
  private var fragments: [ReadResult.Fragment] = []
  private var hasCurrentVersion = true

  init(_ reader: ModelReader) { self.reader = reader }

  /// Reads whatever stands at a path.
  mutating func read(_ path: FilePath) -> ReadResult {
    let bundle = bundle(at: path)
    return ReadResult(
      bundle: bundle, diagnostics: diagnostics.sorted(), hasCurrentVersion: hasCurrentVersion,
      fragments: fragments)
  }

  private mutating func bundle(at path: FilePath) -> ModelBundle? {
    switch Disk.kind(of: path.text) {
    case .folder where path.fileExtension == "xcdatamodeld": return versionedBundle(at: path)
    case .folder where path.fileExtension == "xcdatamodel":
      return single(version(at: path), name: Self.bundleName(ofVersion: path), path: path)
    case .folder: diagnostics.append(.notAModel(path, found: Self.models(in: path)))
    case .file: return fileBundle(at: path)
    case .missing: diagnostics.append(.missingFile(path, hint: Self.hint(for: path)))
    case .other: diagnostics.append(.notAFile(path))
    case .unreadable(let reason): diagnostics.append(.unreadableFile(path, reason))
    }
    return nil
  }

  private func single(_ model: Model?, name: String, path: FilePath) -> ModelBundle? {
    model.map { ModelBundle(name: name, path: path.text, versions: [$0], currentIndex: 0) }
  }

  /// A version that is read by itself has the name of the bundle around it, if there is one.
  private static func bundleName(ofVersion path: FilePath) -> String {
    path.folder.fileExtension == "xcdatamodeld" ? path.folder.stem : path.stem
  }

  // MARK: One file

  /// A bare `contents`, or a file of any other name.
  private mutating func fileBundle(at path: FilePath) -> ModelBundle? {
    if path.fileExtension == "xcdatamodeld" || path.fileExtension == "xcdatamodel" {
      diagnostics.append(unlessPlaceholder(path) ?? .notAFolder(path))
      return nil
    }
    let folder = path.folder
    let isVersion = folder.fileExtension == "xcdatamodel"
    let name = isVersion ? folder.stem : path.stem
    return single(
      contents(at: path, name: name), name: isVersion ? Self.bundleName(ofVersion: folder) : name,
      path: path)
  }

  /// Says so when a file in place of a folder is a Git LFS pointer.
  private func unlessPlaceholder(_ path: FilePath) -> Diagnostic? {
    guard let bytes = try? Disk.bytes(of: path.text, limit: 1024) else { return nil }
    let isPointer = bytes.withUnsafeBufferPointer { FileKind($0) == .gitLFSPointer }
    return isPointer ? .gitLFSPointer(at: SourceLocation(path: path.text)) : nil
  }

  // MARK: One version

  /// Reads an `.xcdatamodel` folder. An earlier version that Xcode 3 wrote is left out: classes can be
  /// generated without it.
  private mutating func version(at path: FilePath, isCurrent: Bool = true) -> Model? {
    let contents = path.appending("contents")
    switch Disk.kind(of: contents.text) {
    case .file: return self.contents(at: contents, name: path.stem, isCurrent: isCurrent)
    case .missing:
      let isOld = ["elements", "layout"].contains {
        Disk.kind(of: path.appending($0).text) == .file
      }
      let place = SourceLocation(path: path.text)
      let old: Diagnostic = isCurrent ? .xcode3Model(at: place) : .xcode3Version(at: place)
      diagnostics.append(isOld ? old : .missingContents(path))
    case .folder, .other: diagnostics.append(.notAFile(contents))
    case .unreadable(let reason): diagnostics.append(.unreadableFile(contents, reason))
    }
    return nil
  }

  private mutating func contents(
    at path: FilePath, name: String, isCurrent: Bool = true
  ) -> Model? {
    guard let bytes = bytes(of: path) else { return nil }
    let (model, isComplete, found) = reader.document(bytes, path: path.text, name: name)
    diagnostics += found
    if !isComplete, !model.entities.isEmpty {
      fragments.append(ReadResult.Fragment(model: model, isCurrent: isCurrent))
    }
    return isComplete ? model : nil
  }

  private mutating func bytes(of path: FilePath) -> [UInt8]? {
    let limit = reader.limits.usedFileSize
    do {
      return try Disk.bytes(of: path.text, limit: limit)
    } catch {
      let place = SourceLocation(path: path.text)
      diagnostics.append(
        error == .tooLarge ? .tooLarge(limit, at: place) : .unreadableFile(path, error.reason))
      return nil
    }
  }

  // MARK: All versions

  private mutating func versionedBundle(at path: FilePath) -> ModelBundle? {
    let names: [String]
    do {
      names = try Disk.names(in: path.text)
    } catch {
      diagnostics.append(.unreadableFile(path, error.reason))
      return nil
    }
    let folders = names.map { FilePath($0) }.filter { $0.fileExtension == "xcdatamodel" }
      .map { (name: $0.name, stem: $0.stem) }
      .sorted { $0.stem.naturallyPrecedes($1.stem) }.map(\.name)
    guard folders.count <= reader.limits.versions else {
      diagnostics.append(.tooManyVersions(path, limit: reader.limits.versions))
      return nil
    }
    let isMarked = names.contains(".xccurrentversion")
    let mark = isMarked ? mark(at: path.appending(".xccurrentversion")) : .none
    guard !folders.isEmpty else {
      let hasContents = names.contains("contents")
      return emptyBundle(at: path, isDeclared: isMarked && mark == .none, hasContents: hasContents)
    }
    let current = current(of: path, among: folders, mark: mark)
    var versions: [Model] = []
    for folder in folders where folder != current {
      if let model = version(at: path.appending(folder), isCurrent: false) {
        versions.append(model)
      }
    }
    if let model = version(at: path.appending(current)) {
      versions.append(model)
    } else {
      hasCurrentVersion = false
    }
    guard !versions.isEmpty else { return nil }
    return ModelBundle(
      name: path.stem, path: path.text, versions: versions, currentIndex: versions.count - 1)
  }

  /// A bundle whose `.xccurrentversion` names no version, and which has none, is a model without
  /// entities; one that merely lacks its versions is damaged.
  private mutating func emptyBundle(
    at path: FilePath, isDeclared: Bool, hasContents: Bool
  ) -> ModelBundle? {
    guard isDeclared, !hasContents else {
      diagnostics.append(.noVersions(path, hasContents: hasContents))
      return nil
    }
    diagnostics.append(.emptyBundle(path))
    let source = SourceReference(path: path.text)
    return single(Model(name: path.stem, source: source), name: path.stem, path: path)
  }

  /// What `.xccurrentversion` says.
  private enum Mark: Equatable {
    /// It is absent, or names no version.
    case none
    /// The name of a folder.
    case named(String)
    /// It cannot be read, which has been reported.
    case unreadable
  }

  private mutating func mark(at file: FilePath) -> Mark {
    guard Disk.kind(of: file.text) == .file else {
      diagnostics.append(.notAFile(file))
      return .unreadable
    }
    guard let bytes = bytes(of: file) else { return .unreadable }
    do {
      let name = try CurrentVersionReader.read(bytes, path: file.text, limits: reader.limits)
      return name.map { .named($0) } ?? .none
    } catch {
      diagnostics.append(error.diagnostic)
      return .unreadable
    }
  }

  /// The folder of the current version: the one that `.xccurrentversion` names, the only one, or the
  /// first (core-data.md §1.1).
  private mutating func current(
    of path: FilePath, among folders: [String], mark: Mark
  ) -> String {
    switch mark {
    case .named(let name):
      if folders.contains(name) { return name }
      diagnostics.append(
        .unknownCurrentVersion(
          name, versions: folders, at: path.appending(".xccurrentversion")))
    case .none where folders.count > 1:
      diagnostics.append(.unmarkedCurrentVersion(FilePath(folders[0]).stem, at: path))
    case .none, .unreadable: break
    }
    return folders[0]
  }

  // MARK: Hints

  /// The models directly inside a folder.
  private static func models(in path: FilePath) -> [String] {
    let names = (try? Disk.names(in: path.text)) ?? []
    return names.filter { FilePath($0).fileExtension.hasPrefix("xcdatamodel") }.prefix(4).map { $0 }
  }

  /// A name like the missing one, beside it. Models are compared without their long extension.
  private static func hint(for path: FilePath) -> String {
    let names = ((try? Disk.names(in: path.folder.text)) ?? []).map { FilePath($0) }
    guard path.fileExtension.hasPrefix("xcdatamodel") else {
      return suggestion(for: path.name, among: names.map(\.text))
    }
    let models = names.filter { $0.fileExtension.hasPrefix("xcdatamodel") }
    let stem =
      models.contains { $0.stem == path.stem }
      ? path.stem : closest(to: path.stem, among: models.map(\.stem))
    let found = models.first { $0.stem == stem }
    return found.map { "; did you mean '\($0.text)'?" } ?? ""
  }
}
