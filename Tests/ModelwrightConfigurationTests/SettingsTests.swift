import ModelwrightConfiguration
import Testing

@Suite struct SettingsTests {
  @Test("settings that say nothing leave every decision to the tool")
  func emptySettings() {
    let settings = Settings()
    #expect(settings.accessLevel == nil)
    #expect(settings.rules.isEmpty)
  }
}
