import Foundation
import Testing

/// The sample programs, built through the plugin and run in processes of their own.
@Suite(.serialized) struct SampleProgramTests {
  /// The folder of the built programs; they are built once, by whichever test comes first.
  static let products: Result<URL, any Error> = Result {
    let package = Checkout.root.appendingPathComponent("SampleModels").path
    let build = try Command.run("swift", ["build", "--package-path", package])
    guard build.status == 0, !build.output.contains("warning:"), !build.errors.contains("warning:")
    else { throw SampleError(transcript: build.transcript) }
    let path = try Command.run("swift", ["build", "--package-path", package, "--show-bin-path"])
    return URL(
      fileURLWithPath: path.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  struct SampleError: Error, CustomStringConvertible {
    var transcript: String
    var description: String { transcript }
  }

  func run(_ program: String, _ arguments: String...) throws -> CommandResult {
    try Command.run(Self.products.get().appendingPathComponent(program).path, arguments)
  }

  @Test("Dog Walk finds its dog and its walks again in the next process")
  func dogWalk() throws {
    let folder = try TemporaryFolder()
    let store = folder.url.appendingPathComponent("dogs.sqlite").path
    #expect(try run("dog-walk", store).output == "Fido: 0 walks\n")
    #expect(try run("dog-walk", store, "add").output.hasPrefix("Fido: 1 walks\n  1. 20"))
    let two = try run("dog-walk", store, "add").output
    let three = try run("dog-walk", store, "add").output
    #expect(three.hasPrefix(two.replacingOccurrences(of: "2 walks", with: "3 walks")))
    #expect(three.components(separatedBy: "with Fido").count == 4)
    let rows = three.split(separator: "\n").dropFirst().map { $0.drop { $0 != "." } }
    let deleted = try run("dog-walk", store, "delete", "2")
    #expect(deleted.output.hasPrefix("Fido: 2 walks\n"))
    let kept = try run("dog-walk", store).output.split(separator: "\n").dropFirst()
      .map { $0.drop { $0 != "." } }
    #expect(kept == [rows[0], rows[2]])
    let missing = try run("dog-walk", store, "delete", "9")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no walk 9"))
    #expect(try run("dog-walk").status == 64)
  }

  @Test("Events adds with defaults, renames, deletes and keeps all of it")
  func events() throws {
    let folder = try TemporaryFolder()
    let store = folder.url.appendingPathComponent("events.sqlite").path
    #expect(try run("events", store).output == "")
    #expect(try run("events", store, "add").output == "1. New event (level 0)\n")
    #expect(try run("events", store, "add").status == 0)
    #expect(
      try run("events", store, "rename", "2", "Concert").output
        == "1. New event (level 0)\n2. Concert (level 0)\n")
    #expect(try run("events", store, "delete", "1").output == "1. Concert (level 0)\n")
    #expect(try run("events", store).output == "1. Concert (level 0)\n")
    #expect(try run("events", store, "delete", "7").status == 64)
  }

  @Test("Kennel migrates a store that its first release has made, through a stage")
  func kennel() throws {
    let folder = try TemporaryFolder()
    let store = folder.url.appendingPathComponent("kennel.sqlite").path
    #expect(
      try run("first-kennel", store).output == """
        Fido: age 7, owner Ada, 2 walks
        Rex: age unknown, owner Ada, 0 walks
        Stray: age -, owner -, 1 walks

        """)
    let migrated = """
      Fido: age 7, owner Ada, 2 outings
      Rex: age -, owner Ada, 0 outings
      Stray: age -, owner -, 1 outings
      Ada has 2 dogs

      """
    let first = try run("kennel", store)
    #expect(first.output == migrated, "\(first.errors)")
    #expect(try run("kennel", store).output == migrated)
    #expect(try run("first-kennel", store).status == 1, "a newer store is refused")
  }

  @Test("Picture List seeds once, logs in by counting, and keeps scaled pictures")
  func pictureList() throws {
    let folder = try TemporaryFolder()
    let store = folder.url.appendingPathComponent("pictures.sqlite").path
    #expect(try run("picture-list", store, "admin", "password").status == 0)
    let refused = try run("picture-list", store, "admin", "wrong")
    #expect(refused.status == 1 && refused.output == "wrong name or password\n")
    #expect(try run("picture-list", store, "admin' OR '1'='1", "x").status == 1)

    let image = folder.url.appendingPathComponent("wide.gif")
    try Self.gif(width: 200, height: 100).write(to: image)
    #expect(
      try run("picture-list", store, "admin", "password", "add", "Zebra", "stripes", image.path)
        .status == 0)
    let list = try run("picture-list", store, "admin", "password", "add", "Ant", "small").output
    #expect(list.hasPrefix("1. Ant: small (no picture)\n2. Zebra: stripes ("))

    let jpeg = folder.url.appendingPathComponent("small.jpg")
    #expect(
      try run("picture-list", store, "admin", "password", "export", "2", jpeg.path).status == 0)
    let size = try #require(Self.jpegSize(try Data(contentsOf: jpeg)))
    #expect(size == (74, 37))

    let edited = try run(
      "picture-list", store, "admin", "password", "edit", "2", "Aardvark", "first now")
    #expect(edited.output.hasPrefix("1. Aardvark: first now ("))
    #expect(!edited.output.hasPrefix("1. Aardvark: first now (no picture)"))
    #expect(
      try run("picture-list", store, "admin", "password", "delete", "1").output
        == "1. Ant: small (no picture)\n")
    let broken = try run(
      "picture-list", store, "admin", "password", "add", "T", "D", store)
    #expect(broken.status == 1 && broken.errors.contains("no JPEG, PNG, GIF or WebP"))
  }

  /// A picture of one colour in the simplest form that decoders read: codes of two bits for one
  /// pixel each, with a clear code before the table grows.
  static func gif(width: Int, height: Int) -> Data {
    var bytes: [UInt8] = Array("GIF89a".utf8)
    let size = [UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8)]
    bytes += size + [0x80, 0, 0] + [200, 30, 30, 0, 0, 0]
    bytes += [0x2C, 0, 0, 0, 0] + size + [0, 2]
    // Codes: 4 clears, 0 is a pixel, 5 ends. Clear, pixel, pixel keeps codes at three bits.
    var bits: [UInt8] = []
    func add(_ code: Int) { for bit in 0..<3 { bits.append(UInt8(code >> bit & 1)) } }
    for index in 0..<(width * height) {
      if index % 2 == 0 { add(4) }
      add(0)
    }
    add(5)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
        $0 | $1.element << UInt8($1.offset)
      }
    }[...]
    while !data.isEmpty {
      let block = data.prefix(255)
      bytes += [UInt8(block.count)] + block
      data = data.dropFirst(255)
    }
    return Data(bytes + [0, 0x3B])
  }

  /// Width and height from a JPEG's frame header.
  static func jpegSize(_ data: Data) -> (Int, Int)? {
    let bytes = [UInt8](data)
    var index = 2
    while index + 8 < bytes.count, bytes[index] == 0xFF {
      if (0xC0...0xC2).contains(bytes[index + 1]) {
        return (
          Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
          Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        )
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
