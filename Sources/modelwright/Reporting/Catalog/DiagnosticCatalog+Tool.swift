import ModelwrightChecks
import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightMigration
import ModelwrightModel
import ModelwrightXML

extension DiagnosticCatalog {
  /// Every code that the tool can print: one list of each module that makes diagnostics.
  static let tool = DiagnosticCatalog(
    [
      XMLDiagnostics.documentation,
      Checker.documentation,
      GenerationDiagnostics.documentation,
      MigrationLints.documentation,
      MappingDiagnostics.documentation,
      ConfigurationDiagnostics.documentation,
      ToolDiagnostics.documentation,
      StageDiagnostics.documentation,
    ].joined())
}
