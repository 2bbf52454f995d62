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

  @Test("A parameter hides nothing that the function needs")
  func hidden() {
    let hidden: Set = ["Array", "ZooModel"]
    #expect(
      VariableName.parameters(for: ["Array", "array"], besides: hidden) == ["Array2", "array"])
    #expect(VariableName.parameters(for: ["ARRAY"], besides: hidden) == ["array"])
  }
}
