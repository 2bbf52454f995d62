import Foundation
import Testing

/// Every folder in `Cases`. `MODELWRIGHT_ACCEPT=1 swift test --filter GoldenCases` accepts changes.
@Suite struct GoldenCasesTests {
  @Test(arguments: GoldenCase.all)
  func generatesWhatIsExpected(_ golden: GoldenCase) throws {
    let actual = try golden.actual()
    if GoldenCase.accepts { try golden.accept(actual) }
    let expected = try golden.expected()
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (name, text) in actual.sorted(by: { $0.key < $1.key }) {
      #expect(text == expected[name], "\(golden)/Expected/\(name) differs")
    }
  }

  @Test func thereAreCases() {
    #expect(GoldenCase.all.count >= 10)
  }

  /// Whatever a case's names are, none is longer than a file system allows or leaves the folder.
  @Test(arguments: GoldenCase.all)
  func fileNamesStayInTheFolder(_ golden: GoldenCase) throws {
    for name in try golden.actual().keys {
      #expect(!name.contains("/") && name.utf8.count <= 255)
    }
  }
}
