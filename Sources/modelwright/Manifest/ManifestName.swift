/// Names of files and models in a manifest.
enum ManifestName {
  /// Whether a name is that of a generated file in the folder itself. Only such files are ever removed,
  /// whatever a manifest says.
  static func isSafe(_ name: String) -> Bool {
    name.utf8.count <= 255 && hasGeneratedSuffix(name)
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// `+Generated.swift`, `Model+Migrations.swift`, `Model+Versions.swift`, `+Shard00.swift`, `.sql`: a
  /// person's Swift file has none of them.
  private static func hasGeneratedSuffix(_ name: String) -> Bool {
    if name.hasSuffix("+Generated.swift") || name.hasSuffix(".sql") { return true }
    for ending in ["+Migrations.swift", "+Versions.swift"] where name.hasSuffix(ending) {
      // A namespace ends in 'Model'; a long one was shortened, and has a '~' as numbered names have.
      let stem = name.dropLast(ending.count)
      return stem.hasSuffix("Model") || stem.contains("~")
    }
    let end = name.utf8.suffix("+Shard00.swift".utf8.count)
    return end.starts(with: "+Shard".utf8) && name.hasSuffix(".swift")
      && end.dropFirst(6).prefix(2).allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A file's name as the manifest spells it: `%` and two digits for what JSON would escape.
  static func spelled(_ name: String) -> String {
    spelled(name) { $0 >= 0x20 && $0 != 0x7f }
  }

  /// A model's name as the manifest spells it: other than ASCII in digits too.
  static func key(of model: String) -> String {
    spelled(model) { $0 >= 0x20 && $0 < 0x7f }
  }

  private static func spelled(_ name: String, isPlain: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if isPlain(byte), !#"%\""#.utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name that is spelled so; `nil` when nothing is.
  static func read(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digits.firstIndex(of:)),
        let low = rest.popFirst().flatMap(digits.firstIndex(of:))
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
