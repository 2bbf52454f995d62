import ModelwrightModel
import Testing

@Suite struct ModelCodingTests {
  let encoded = ModelCoding.encode(EncodingSamples.everything)

  @Test func nothingIsLost() throws {
    #expect(try ModelCoding.decode(encoded) == EncodingSamples.everything)
    #expect(try ModelCoding.decode(ModelCoding.encode(Model(name: ""))) == Model(name: ""))
  }

  @Test func thereIsOneEncoding() throws {
    var moved = EncodingSamples.everything
    moved.source = SourceReference(path: "elsewhere", line: 4, column: 2)
    moved.lastSavedToolsVersion = "22522"
    moved.layout = [LayoutElement(name: "Base", positionX: 1, positionY: 2, width: 3, height: 4)]
    #expect(ModelCoding.encode(moved) == encoded)
    #expect(ModelCoding.encode(try ModelCoding.decode(encoded)) == encoded)
  }

  @Test func unknownFieldsAreSkipped() throws {
    // Field 60 of the model, of each kind: an integer, eight bytes, three bytes.
    let unknown: [UInt8] =
      [0xF0, 0x01, 0x05] + [0xF1, 0x01] + [UInt8](repeating: 7, count: 8)
      + [0xF2, 0x01, 0x03, 1, 2, 3]
    #expect(try ModelCoding.decode(encoded + unknown) == EncodingSamples.everything)
  }

  @Test func everyCutIsAnErrorOrAModel() {
    for count in 0..<encoded.count {
      _ = try? ModelCoding.decode(encoded[..<count])
    }
    #expect(throws: ModelCodingError.notAModel) { try ModelCoding.decode([UInt8]()) }
    #expect(throws: ModelCodingError.notAModel) { try ModelCoding.decode(Array("MWM".utf8)) }
    #expect(throws: ModelCodingError.newerFormat(2)) {
      try ModelCoding.decode(Array("MWM\u{2}".utf8))
    }
  }

  @Test func everyFlippedByteIsAnErrorOrAModel() throws {
    var generator = SystemRandomNumberGenerator()
    for index in encoded.indices {
      var bytes = encoded
      bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
      guard let model = try? ModelCoding.decode(bytes) else { continue }
      let canonical = ModelCoding.encode(model)
      #expect(ModelCoding.encode(try ModelCoding.decode(canonical)) == canonical)
    }
  }

  @Test func lengthsBeyondTheBytesAllocateNothing() {
    let start = Array("MWM\u{1}".utf8)
    let lengths: [[UInt8]] = [
      [0x06, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [0x06] + [UInt8](repeating: 0xFF, count: 9) + [0x01],
      [UInt8](repeating: 0xFF, count: 11), [0x07],
    ]
    for bytes in lengths {
      #expect(throws: ModelCodingError.self) { try ModelCoding.decode(start + bytes) }
    }
  }

  @Test func aFewBytesCannotBecomeAGreatManyEntities() {
    let entity: [UInt8] = [0x1A, 0x00]
    let count = ModelCoding.maximumElementCount + 1
    let bytes = Array("MWM\u{1}".utf8) + Array([[UInt8]](repeating: entity, count: count).joined())
    #expect(throws: ModelCodingError.tooLarge) { try ModelCoding.decode(bytes) }
  }

  @Test func whatIsNotTextIsRefused() {
    let bytes = Array("MWM\u{1}".utf8) + [0x06, 0x01, 0xFF]
    #expect(throws: ModelCodingError.invalidText) { try ModelCoding.decode(bytes) }
  }
}
