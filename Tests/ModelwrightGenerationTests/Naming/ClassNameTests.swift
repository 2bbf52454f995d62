import ModelwrightModel
import Testing

@testable import ModelwrightGeneration

@Suite struct ClassNameTests {
  @Test(arguments: [
    (nil, "Dog"), ("NSManagedObject", "Dog"), ("Hound", "Hound"), (".Hound", "Hound"),
    ("Dog_Walk.Hound", "Hound"), ("A.B.C", "C"), ("Hound.", "Hound"), (".", "Dog"),
    ("...", "Dog"), ("Something.We.Cannot.Handle.ImpossibleType", "ImpossibleType"),
    ("CoreData.NSManagedObject", "Dog"),
  ])
  func readsRepresentedClassName(written: String?, expected: String) {
    #expect(ClassName.wanted(by: Entity(name: "Dog", className: written)) == expected)
  }

  @Test(arguments: [
    ("Dog Walk", "DogWalkModel"), ("zmessaging2.47.0", "Zmessaging2_47_0Model"),
    ("🐶", "🐶Model"), ("---", "Model"), ("Model", "ModelModel"),
  ])
  func namesTheNamespace(bundle: String, expected: String) {
    #expect(Namespace.name(ofBundle: bundle) == expected)
  }
}
