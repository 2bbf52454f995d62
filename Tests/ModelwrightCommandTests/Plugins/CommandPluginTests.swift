import Foundation
import Testing

/// The command plugin, in a package without the build-tool plugin.
@Suite struct CommandPluginTests {
  @Test("swift package generate-models writes one file an entity, and only what changed")
  func generateModels() throws {
    let package = try UserPackage(buildSystem: "native")
    try package.folder.write(
      UserPackage.manifest.replacingOccurrences(
        of: "plugins: [.plugin(name: \"ModelwrightPlugin\", package: \"modelwright\")]",
        with: "plugins: []"),
      to: "Package.swift")
    let first = try package.swift(
      "package", "--allow-writing-to-package-directory", "generate-models", "--target", "Shop")
    #expect(first.status == 0, "\(first.transcript)")
    let folder = package.folder.url.appendingPathComponent("Sources/Shop/Generated")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(
      Set(files) == [
        "Book+Generated.swift", "BookShopModel+Generated.swift", "Note+Generated.swift",
        "NotesModel+Generated.swift",
      ])
    let build = try package.build()
    #expect(build.status == 0, "\(build.transcript)")
    let store = package.folder.url.appendingPathComponent("s.sqlite").path
    #expect(try package.run(store, "Emma").output == "Emma\n")

    let unknown = try package.swift(
      "package", "--allow-writing-to-package-directory", "generate-models", "--target", "Shpo")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("Shpo"))
  }
}
