import ModelwrightModel

/// What earlier runs wrote into an output folder, so that a file whose entity is gone can go as well.
///
/// Its text is JSON with one file a line; only exactly that form is read.
struct Manifest: Equatable {
  /// The file's name in the output folder.
  static let fileName = ".modelwright-manifest.json"
  /// The bytes of the largest manifest that is read.
  static let maximumSize = 16 << 20

  /// A file that was written.
  struct Entry: Hashable, Comparable {
    /// The model that it was generated from.
    var model: String
    /// Its name, without a folder.
    var name: String
    /// The SHA-256 digest of its bytes, in hexadecimal digits.
    var hash: String

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.model, lhs.name, lhs.hash) < (rhs.model, rhs.name, rhs.hash)
    }
  }

  /// The files. While a run replaces a file it is listed twice, with its old and its new digest.
  var entries: [Entry] = []

  static func == (lhs: Manifest, rhs: Manifest) -> Bool { Set(lhs.entries) == Set(rhs.entries) }

  /// The digests that each file can have when nobody has edited it, by name.
  var hashes: [String: Set<String>] {
    entries.reduce(into: [:]) { $0[$1.name, default: []].insert($1.hash) }
  }

  /// The files of this manifest and of another one.
  func joined(with other: Manifest) -> Manifest {
    var result = self
    let present = Set(entries)
    result.entries += other.entries.filter { !present.contains($0) }
    return result
  }

  /// The whole text, stable byte for byte.
  var text: String {
    let lines = entries.sorted().map {
      "    {\"model\": \"\($0.model)\", \"name\": \"\(ManifestName.spelled($0.name))\", \"sha256\": \"\($0.hash)\"}"
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
    guard let name = ManifestName.read(parts[7]) else { return nil }
    let entry = Entry(model: String(parts[3]), name: name, hash: String(parts[11]))
    return isHash(entry.hash) && ManifestName.isSafe(entry.name) ? entry : nil
  }

  /// Whether bytes that are no manifest of this version begin as one of a later version.
  static func isNewer(_ bytes: [UInt8]) -> Bool {
    let beginning = Array("{\n  \"version\": ".utf8)
    guard bytes.starts(with: beginning) else { return false }
    let digits = bytes.dropFirst(beginning.count).prefix { (0x30...0x39).contains($0) }
    return (Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0) > 1
  }

  /// A digest as the manifest spells it.
  static func hash(of bytes: [UInt8]) -> String {
    String(
      decoding: SHA256.hash(bytes).flatMap {
        [hexadecimal[Int($0 >> 4)], hexadecimal[Int($0 & 15)]]
      },
      as: UTF8.self)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { hexadecimal.contains($0) }
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}

extension String {
  /// The text, the comma before its last newline left out.
  fileprivate var droppingLastComma: String { hasSuffix(",\n") ? dropLast(2) + "\n" : self }
}
