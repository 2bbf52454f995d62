import Foundation

/// A bundle of the corpus.
struct RealModel {
  var path: String
  /// The `contents` file of every version.
  var versions: [String]
  var size: Int

  /// The largest bundle below a folder by the bytes of all its versions; `nil` when there is none.
  static func largest(below folder: String) -> RealModel? {
    let manager = FileManager.default
    let paths = manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let contents = paths.filter { $0.hasSuffix("/contents") && $0.contains(".xcdatamodeld/") }
    let bundles = Dictionary(grouping: contents) { path in
      String(path[..<(path.range(of: ".xcdatamodeld/")?.lowerBound ?? path.endIndex)])
        + ".xcdatamodeld"
    }
    return bundles.map { bundle, versions in
      let files = versions.map { "\(folder)/\($0)" }.sorted()
      let sizes = files.map { (try? manager.attributesOfItem(atPath: $0)[.size] as? Int) ?? 0 }
      return RealModel(path: "\(folder)/\(bundle)", versions: files, size: sizes.reduce(0, +))
    }.max { $0.size < $1.size }
  }

  /// The bytes of its largest version.
  func largestVersion() throws -> [UInt8] {
    let all = try versions.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    return all.max { $0.count < $1.count } ?? []
  }
}
