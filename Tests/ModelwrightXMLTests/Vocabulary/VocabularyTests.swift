import ModelwrightModel
import Testing

@testable import ModelwrightXML

/// The tables of names agree with what the reader accepts.
@Suite struct VocabularyTests {
  @Test func everyNameIsFoundAndNoOther() {
    for name in AttributeName.allCases { #expect(find(name.rawValue) == name) }
    for text in ["", "nam", "names", "Name", "optionalx", "x"] { #expect(find(text) == nil) }
  }

  private func find(_ text: String) -> AttributeName? {
    Array(text.utf8).withUnsafeBufferPointer { Vocabulary.attributes.name($0) }
  }

  /// A document with an element inside the parents it needs.
  private func document(_ element: ElementName, _ attribute: String) -> String {
    let tag = "<\(element.rawValue) \(attribute)=\"\"/>"
    var parents: [ElementName] = []
    var inner = element
    while let parent = ElementName.allCases.first(where: { $0.children.contains(inner) }) {
      parents.append(parent)
      inner = parent
    }
    return parents.reduce(tag) { "<\($1.rawValue)>\($0)</\($1.rawValue)>" }
  }

  @Test(arguments: ElementName.allCases)
  func suggestedAttributesAreTheAcceptedOnes(_ element: ElementName) {
    let listed = Set(Vocabulary.attributes(of: element))
    for name in AttributeName.allCases {
      let (_, diagnostics) = read(document(element, name.rawValue))
      let isUnknown = diagnostics.contains { $0.code == "unknown-attribute" }
      #expect(isUnknown == !listed.contains(name), "\(element) \(name)")
    }
  }

  @Test func everyElementButTheRootHasAParent() {
    for element in ElementName.allCases where element != .model {
      #expect(ElementName.allCases.contains { $0.children.contains(element) })
    }
  }
}
