import ModelwrightModel
import Testing

@testable import ModelwrightChecks

/// What `modelwright explain` says about a rule.
@Suite struct RuleDocumentationTests {
  @Test(arguments: RuleRegistry.all.map { $0.code })
  func everyRuleSaysWhyAndWhatToDo(_ code: String) throws {
    let rule = try #require(Checker.documentation.first { $0.code == code })
    for text in [rule.summary, rule.cause, rule.remedy] {
      #expect(text.count > 20, "\(rule.code)")
      #expect(text.hasSuffix("."), "\(rule.code): \(text)")
      #expect(text.first?.isUppercase == true || text.first == "`", "\(rule.code): \(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.code): \(text)")
    }
    #expect(rule.cause != rule.summary && rule.remedy != rule.cause)
  }

  @Test func codesOfPacksBeginWithTheirNames() {
    for rule in RuleRegistry.all {
      for pack in [RulePack.cloudKit, .swiftData] {
        #expect(rule.code.hasPrefix(pack.rawValue + "-") == (rule.pack == pack), "\(rule.code)")
      }
    }
  }
}
