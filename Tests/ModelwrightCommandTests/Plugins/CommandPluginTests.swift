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
        "Book+Generated.swift", "BookShopModel+Generated.swift", "BookShopModel+Migrations.swift",
        "Note+Generated.swift",
        "NotesModel+Generated.swift", "NotesModel+Migrations.swift",
      ])
    let build = try package.build()
    #expect(build.status == 0, "\(build.transcript)")
    let store = package.folder.url.appendingPathComponent("s.sqlite").path
    #expect(try package.run(store, "Emma").output == "Emma\n")

    try check(package)

    let unknown = try package.swift(
      "package", "--allow-writing-to-package-directory", "generate-models", "--target", "Shpo")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("Shpo"))
  }

  /// `--check` goes to the tool, for every model, and the package's configuration holds.
  func check(_ package: UserPackage) throws {
    let check = [
      "package", "--allow-writing-to-package-directory", "generate-models", "--target", "Shop",
      "--check",
    ]
    let same = try Command.run("swift", check, in: package.folder.url)
    #expect(same.status == 0 && !same.output.contains("@@"), "\(same.transcript)")
    try package.folder.write(#"{"accessLevel": "package"}"#, to: "modelwright.json")
    let sources = package.folder.url.appendingPathComponent("Sources/Shop/Generated")
    let before = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let changed = try Command.run("swift", check, in: package.folder.url)
    #expect(changed.status != 0, "\(changed.transcript)")
    for line in ["+nonisolated package final class Book", "+nonisolated package final class Note"] {
      #expect(changed.output.contains(line), "\(changed.transcript)")
    }
    #expect(changed.errors.contains("is not up to date: run without --check"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: sources.path) == before)
    let other = try package.folder.write("{}", to: "other.json")
    let explicit = try Command.run(
      "swift", check + ["--config", other.lastPathComponent], in: package.folder.url)
    #expect(explicit.status == 0, "\(explicit.transcript)")
  }
}
