import Foundation

/// Where this checkout and what was built of it stand.
enum Checkout {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the products, where the test program itself stands.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// The built command line.
  static let tool = products.appendingPathComponent("modelwright")

  /// What a compiler needs to import the built runtime.
  static var compilerFlags: [String] {
    let modules = root.appendingPathComponent("Sources/CModelwrightSQLite/module.modulemap").path
    return [
      "-I", products.appendingPathComponent("Modules").path, "-I", products.path,
      "-Xcc", "-fmodule-map-file=\(modules)",
    ]
  }

  /// All Swift files below a folder of the checkout, in a stable order.
  static func swiftFiles(in folder: String) -> [URL] {
    let url = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
