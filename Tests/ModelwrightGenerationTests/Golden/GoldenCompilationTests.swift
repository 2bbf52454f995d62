import Foundation
import Testing

/// Type-checks the expected code of every case against the runtime, in the strictest of a user's
/// settings and in the plainest.
///
/// A compiler takes a second for each, so this runs where `MODELWRIGHT_COMPILE=1` asks for it.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["MODELWRIGHT_COMPILE"] == "1"), .serialized)
struct GoldenCompilationTests {
  private static let plain = ["-swift-version", "6", "-warnings-as-errors"]
  private static let strict =
    plain
    + ["-default-isolation", "MainActor"]
    + ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  @Test(arguments: GoldenCase.all)
  func compiles(_ golden: GoldenCase) throws {
    let files = try golden.swiftFiles()
    guard !files.isEmpty else { return }
    for flags in [Self.plain, Self.strict] {
      let output = try typeCheck(files, flags: flags)
      #expect(output == "", "\(golden) with \(flags.joined(separator: " "))")
    }
  }

  /// What the compiler says; nothing when all is well.
  private func typeCheck(_ files: [URL], flags: [String]) throws -> String {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let modules = ["CModelwrightSQLite", "CModelwrightXML2"].flatMap { name -> [String] in
      let map = root.appending(path: "Sources/\(name)/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path(percentEncoded: false))"]
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Case"]
      + ["-package-name", "cases"] + flags + modules
      + ["-I", products.appending(path: "Modules").path(percentEncoded: false)]
      + files.map { $0.path(percentEncoded: false) }
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
