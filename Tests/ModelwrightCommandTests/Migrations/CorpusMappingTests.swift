import Foundation
import ModelwrightConfiguration
import ModelwrightModel
import ModelwrightXML
import Testing

@testable import modelwright

/// Real mapping models, where they are at hand: beside a checkout of the package.
private let corpus = Checkout.root.deletingLastPathComponent()
  .appendingPathComponent("shared/corpus").path

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus)))
struct CorpusMappingTests {
  private func files(_ suffix: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(suffix) }.sorted().map { "\(corpus)/\($0)" }
  }

  @Test("every mapping model is read, and every expression in it understood")
  func reading() {
    var expressions = 0
    let paths = files(".xcmappingmodel")
    for path in paths {
      let (mapping, diagnostics) = MappingReader().read(path: path)
      #expect(diagnostics == [], "\(path)")
      #expect(mapping?.source?.bundle != nil && mapping?.destination != nil, "\(path)")
      for property in mapping?.entities.flatMap({ $0.attributes + $0.relationships }) ?? [] {
        guard let value = property.value else { continue }
        expressions += 1
        if case .unknown = value { Issue.record("\(path): \(property.name)") }
      }
    }
    #expect(paths.count > 5 && expressions > 10)
  }

  @Test("each belongs to the bundle beside it, and names nothing that its versions do not have")
  func meaning() throws {
    var count = 0
    for path in files(".xcdatamodeld") {
      guard let bundle = ModelReader().read(path: path).bundle, bundle.versions.count > 1 else {
        continue
      }
      let history = VersionHistory(bundle, settings: Settings())
      let codes = Set(history.diagnostics.map(\.code))
      #expect(codes.filter { $0.hasPrefix("un") } == [], "\(path)")
      count += codes.contains("mapping-policy") ? 1 : 0
    }
    #expect(count >= 3)
  }
}
