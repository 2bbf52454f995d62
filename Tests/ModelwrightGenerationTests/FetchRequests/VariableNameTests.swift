import Testing

@testable import ModelwrightGeneration

@Suite struct VariableNameTests {
  @Test(
    "Variables become parameters as Swift writes them",
    arguments: [
      (["NAME"], ["name"]), (["humanName"], ["humanName"]), (["Name"], ["name"]),
      (["FIRST_NAME", "X"], ["firstName", "x"]), (["URLPath"], ["urlPath"]),
      (["a", "A"], ["a", "A"]), (["_"], ["variable"]), (["_", "__"], ["variable", "variable2"]),
      (["AGE2"], ["age2"]), (["IDs"], ["iDs"]),
    ] as [([String], [String])])
  func parameters(_ variables: [String], _ expected: [String]) {
    #expect(VariableName.parameters(for: variables) == expected)
  }
}
