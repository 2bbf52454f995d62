import ModelwrightModel
import Testing

@Suite struct SHA256Tests {
  private func text(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The examples of FIPS 180-4, and lengths on both sides of a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func knownDigests(_ input: String, _ expected: String) {
    #expect(text(SHA256.hash(input.utf8)) == expected)
  }

  @Test func piecesAreTheWhole() {
    let bytes = (0..<200).map { UInt8($0) }
    for cut in [0, 1, 55, 56, 63, 64, 65, 128, 199] {
      var hasher = SHA256()
      hasher.update(bytes[..<cut])
      hasher.update(bytes[cut...])
      #expect(hasher.finalize() == SHA256.hash(bytes))
    }
  }
}
