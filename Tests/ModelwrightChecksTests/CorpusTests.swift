import Foundation
import ModelwrightModel
import ModelwrightXML
import Testing

@testable import ModelwrightChecks

/// Real models, where they are at hand: beside a checkout of the package.
private let corpus = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("shared/corpus").path

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus)))
struct CorpusTests {
  private var bundles: [String] {
    let files = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xcdatamodeld") }.sorted().map { "\(corpus)/\($0)" }
  }

  @Test func whatRealProgramsUseHasNoErrors() {
    let codes = Set(RuleRegistry.all.map { $0.code })
    var count = 0
    for path in bundles {
      guard let bundle = ModelReader().read(path: path).bundle else { continue }
      count += 1
      let errors = Checker().check(bundle).filter { $0.severity == .error }
      #expect(errors.filter { codes.contains($0.code) }.map(\.description) == [], "\(path)")
    }
    #expect(count > 50)
  }

  @Test func warningsAreRareEnoughToBeRead() {
    var current = 0
    var warnings = 0
    for path in bundles {
      guard let bundle = ModelReader().read(path: path).bundle else { continue }
      current += bundle.current.entities.count
      warnings += Checker().check(bundle).count { $0.severity == .warning }
    }
    // One warning for five entities or fewer: what is said more often is not read.
    #expect(warnings * 5 < current, "\(warnings) warnings on \(current) entities")
  }
}
