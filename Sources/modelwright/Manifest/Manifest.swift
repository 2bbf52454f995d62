import ModelwrightModel

/// What earlier runs wrote into an output folder, so that a file whose entity is gone can go as well.
///
/// Its text is JSON with one file a line; only exactly that form is read.
struct Manifest: Equatable {
  /// The file's name in the output folder.
  static let fileName = ".modelwright-manifest.json"
  /// What ends the name of every file that may be removed.
  static let suffix = "+Generated.swift"
  /// The bytes of the largest manifest that is read.
  static let maximumSize = 16 << 20

  /// A file that was written.
  struct Entry: Equatable {
    /// The model that it was generated from.
    var model: String
    /// Its name, without a folder.
    var name: String
    /// The SHA-256 digest of its bytes, in hexadecimal digits.
    var hash: String
  }

  /// The files, by model and name.
  var entries: [Entry] = []

  /// The whole text, stable byte for byte.
  var text: String {
    let sorted = entries.sorted { ($0.model, $0.name) < ($1.model, $1.name) }
    let lines = sorted.map {
      "    {\"model\": \"\($0.model)\", \"name\": \"\($0.name)\", \"sha256\": \"\($0.hash)\"}"
    }
    return Self.head + "\n" + lines.map { $0 + ",\n" }.joined().droppingLastComma + Self.tail + "\n"
  }

  private static let head = "{\n  \"version\": 1,\n  \"files\": ["
  private static let tail = "  ]\n}"

  /// A manifest without files.
  init() {}

  /// Reads a manifest's text; `nil` when it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self),
      text.hasPrefix(Self.head + "\n"), text.hasSuffix(Self.tail + "\n")
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 6 else { return nil }
    for line in lines[3..<(lines.count - 3)] {
      guard let entry = Self.entry(line) else { return nil }
      entries.append(entry)
    }
    guard self.text == text else { return nil }
  }

  private static func entry(_ line: Substring) -> Entry? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 13 else { return nil }
    let entry = Entry(model: String(parts[3]), name: String(parts[7]), hash: String(parts[11]))
    let isHash =
      entry.hash.utf8.count == 64 && entry.hash.utf8.allSatisfy { hexadecimal.contains($0) }
    return isHash && isSafe(entry.name) ? entry : nil
  }

  /// Whether a name is that of a generated file in the folder itself, and needs no escaping.
  static func isSafe(_ name: String) -> Bool {
    name.hasSuffix(suffix) && name.utf8.count <= 255
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && !#"/\""#.utf8.contains($0) }
  }

  /// A model's name as the manifest spells it: with digits for all that JSON would escape.
  static func key(of model: String) -> String {
    model.utf8.map { byte in
      let isPlain = byte >= 0x20 && byte < 0x7f && !#"%\""#.utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
  }

  /// A digest as the manifest spells it.
  static func hash(of bytes: [UInt8]) -> String { SHA256.hash(bytes).map(hexadecimal).joined() }

  private static let hexadecimal = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ byte: UInt8) -> String {
    String(
      decoding: [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]], as: UTF8.self)
  }
}

extension String {
  /// The text, the comma before its last newline left out.
  fileprivate var droppingLastComma: String { hasSuffix(",\n") ? dropLast(2) + "\n" : self }
}
