import ModelwrightTemplating
import Testing

/// A template with what it renders to; the name of the test case is the template itself.
struct Case: Sendable, CustomTestStringConvertible {
  let template: String
  let expected: String

  init(_ template: String, _ expected: String) {
    self.template = template
    self.expected = expected
  }

  var testDescription: String { template }
}

/// The variables that most cases use.
let sampleContext: TemplateDictionary = [
  "name": "Dog", "empty": "", "zero": 0, "two": 2, "half": 0.5, "yes": true, "no": false,
  "letters": ["a", "b", "c"], "nothing": [], "key": "second",
  "pairs": ["second": "2", "first": "1"],
  "dog": ["name": "Fido", "owner": ["name": "Ada"], "walks": [["km": 3], ["km": 5]]],
  "matrix": [["x", 1], ["y", 2]],
]

/// Renders a text over the sample variables.
func render(
  _ source: String, _ environment: Environment = Environment(),
  context: TemplateDictionary = sampleContext
) throws(TemplateError) -> String {
  try environment.template(source: source, name: "t").render(context)
}

/// What is wrong with a text.
func fault(
  _ source: String, _ environment: Environment = Environment(),
  context: TemplateDictionary = sampleContext
) -> TemplateError? {
  do {
    let text = try render(source, environment, context: context)
    Issue.record("rendered to '\(text)'")
    return nil
  } catch {
    return error
  }
}
