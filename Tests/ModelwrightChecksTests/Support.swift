import ModelwrightChecks
import ModelwrightModel
import ModelwrightXML
import Testing

/// Reads a model from what stands inside `<model>` in line 2; diagnostics name the path `m`.
func readModel(
  _ contents: String, attributes: String = "", name: String = "Version"
) throws -> Model {
  let head = attributes.isEmpty ? "<model>" : "<model \(attributes)>"
  let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\(contents)</model>"
  let (model, _) = ModelReader().read(contents: Array(text.utf8), path: "m", name: name)
  return try #require(model)
}

/// What one rule says about a model; other rules may say more.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let code: String
  let attributes: String
  let contents: String
  let expected: [String]

  /// Expects findings of a code, each as `line:column: severity: message`.
  init(_ code: String, model attributes: String = "", _ contents: String, _ expected: String...) {
    self.code = code
    self.attributes = attributes
    self.contents = contents
    self.expected = expected
  }

  var testDescription: String { "\(code): \(attributes)\(contents)" }

  func check() throws {
    let model = try readModel(contents, attributes: attributes)
    let found = Checker().check(model).filter { $0.code == code }
    #expect(Checker.documentation.contains { $0.code == code })
    #expect(
      found.map {
        "\($0.location.line):\($0.location.column): \($0.severity.rawValue): \($0.message)"
      } == expected)
  }
}
