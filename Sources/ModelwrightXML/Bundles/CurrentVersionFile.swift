/// The bytes of `.xccurrentversion`.
///
/// Source: core-data.md §1.1.
public enum CurrentVersionFile {
  /// The file's name in a bundle.
  public static let name = ".xccurrentversion"

  /// The bytes that make a version the current one.
  ///
  /// - Parameters:
  ///   - folder: The name of the version's folder, such as `Model 2.xcdatamodel`.
  ///   - earlier: What the file holds now: everything but the name is kept, if that can be done.
  public static func bytes(naming folder: String, keeping earlier: [UInt8]?) -> [UInt8] {
    if let earlier, let edited = edited(earlier, folder), names(folder, edited) { return edited }
    return Array(text(naming: escaped(folder)).utf8)
  }

  /// What Xcode writes.
  private static func text(naming folder: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>_XCCurrentVersionName</key>
    \t<string>\(folder)</string>
    </dict>
    </plist>

    """
  }

  /// The earlier bytes with another name between the first `<string>` after the key and its end.
  private static func edited(_ earlier: [UInt8], _ folder: String) -> [UInt8]? {
    guard let key = earlier.firstOffset(after: "<key>_XCCurrentVersionName</key>", from: 0),
      let start = earlier.firstOffset(after: "<string>", from: key),
      let end = earlier[start...].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return Array(earlier[..<start]) + Array(escaped(folder).utf8) + Array(earlier[end...])
  }

  /// Whether bytes are read as naming a folder: an edit of a file in a form that nobody thought of is
  /// not to be trusted.
  private static func names(_ folder: String, _ bytes: [UInt8]) -> Bool {
    (try? CurrentVersionReader.read(bytes, path: name, limits: ReaderLimits())) == folder
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}

extension [UInt8] {
  /// The offset behind the first place from an offset on where a text stands.
  fileprivate func firstOffset(after text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count + start else { return nil }
    for offset in start...(count - wanted.count)
    where self[offset] == wanted[0] && self[offset..<(offset + wanted.count)].elementsEqual(wanted)
    {
      return offset + wanted.count
    }
    return nil
  }
}
