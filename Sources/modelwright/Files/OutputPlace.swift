/// Where an output folder may be.
enum OutputPlace {
  /// Refuses a folder inside of a model: what is generated must not become a part of it.
  static func check(_ folder: String, outside model: String) throws(OutputError) {
    let bundle = ModelPath.bundle(of: model)
    guard ModelPath.isModel(bundle), let bundlePath = try? Platform.realPath(of: bundle),
      let path = realPath(ofMissing: folder)
    else { return }
    if path == bundlePath || path.hasPrefix(bundlePath + "/") {
      throw .outputInModel(folder, model: bundle)
    }
  }

  /// The path without links of a folder that may have to be made, with those above it.
  private static func realPath(ofMissing path: String) -> String? {
    var existing = path
    var rest = ""
    while true {
      if let real = try? Platform.realPath(of: existing) { return real + rest }
      guard let parent = ModelPath.parent(of: existing) else {
        return (try? Platform.realPath(of: ".")).map { "\($0)/\(existing)\(rest)" }
      }
      rest = existing.dropFirst(parent.count) + rest
      existing = parent
    }
  }
}
