public import ModelwrightModel

extension Checker {
  /// What `modelwright explain` says of every code that checking can give: those of the structure,
  /// those of the rules, and those of suppressions.
  public static var documentation: [DiagnosticDocumentation] {
    ModelResolver.documentation + RuleRegistry.all.map { documentation(of: $0) } + ofSuppressions
  }

  private static func documentation(of rule: any Rule.Type) -> DiagnosticDocumentation {
    DiagnosticDocumentation(
      code: rule.code, severity: rule.severity, summary: rule.summary, cause: rule.cause,
      remedy: rule.remedy)
  }

  private static let ofSuppressions = [
    DiagnosticDocumentation(
      code: "unknown-code", severity: .warning,
      summary: "A code that is to be ignored or explained does not exist.",
      cause: """
        The code is misspelt, or belongs to another version of the tool. A user-info key \
        'modelwright.ignore' with such a code ignores nothing.
        """,
      remedy: """
        Correct the code; 'modelwright explain' lists all of them. When the code is close to a \
        known one, the message proposes it.
        """,
      example: #"""
        <userInfo>
            <entry key="modelwright.ignore" value="missing-inverse, no-action-delete-rule"/>
        </userInfo>
        """#),
    DiagnosticDocumentation(
      code: "useless-suppression", severity: .warning,
      summary: "A code that is to be ignored is never reported here, or cannot be ignored.",
      cause: """
        What the user-info key 'modelwright.ignore' accepts was mended, or stands at another \
        entity or property. Errors that Core Data or generation needs cannot be ignored at all.
        """,
      remedy: "Remove the code from the key, so that a new finding of the kind is seen again."),
  ]
}
