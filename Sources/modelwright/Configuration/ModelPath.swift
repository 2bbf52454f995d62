/// Paths of models.
enum ModelPath {
  /// The outermost bundle that a path leads into: for a version or a `contents` file that of the bundle
  /// around it, otherwise the path itself.
  static func bundle(of path: String) -> String {
    var bundle = trimmed(path)
    while let parent = parent(of: bundle), isModel(parent) { bundle = parent }
    return bundle
  }

  /// The folder that a model is in.
  static func folder(of path: String) -> String {
    let bundle = bundle(of: path)
    return parent(of: bundle) ?? (bundle == "/" ? "/" : ".")
  }

  /// The path without its last part; `nil` when it has only one.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    let parent = trimmed(String(path[..<slash]))
    return parent.isEmpty ? "/" : parent
  }

  /// Whether a path ends in the name of a bundle or of a version.
  static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// The path without slashes at its end.
  private static func trimmed(_ path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return String(rest)
  }
}
