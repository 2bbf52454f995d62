import ModelwrightModel
import Testing

@Suite struct Base64Tests {
  /// The examples of RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func knownTexts(_ plain: String, _ encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
  }

  @Test func allBytesComeBackThroughWhiteSpace() {
    let bytes = (0...255).map { UInt8($0) }
    let text = Base64.encode(bytes).map { "\($0)" }.joined(separator: " \n\t")
    #expect(Base64.decode(text) == bytes)
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9=", "Zm9v=", "=", "Zg==Zg==", "Z-==", "é",
  ])
  func whatIsNotBase64IsNone(_ text: String) { #expect(Base64.decode(text) == nil) }
}
