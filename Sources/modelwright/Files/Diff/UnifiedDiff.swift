/// A difference of two files in the form that `diff -u` prints and `patch -p0` reads.
enum UnifiedDiff {
  /// The lines that are shown before and after a change.
  static let context = 3
  /// The bytes and the lines of the largest files that are compared.
  static let maximumSize = 1 << 24
  static let maximumLines = 1_000_000

  /// The difference; empty when there is none.
  ///
  /// - Parameters:
  ///   - path: The file's path, for the headers.
  ///   - old: What the file holds; `nil` when there is none.
  ///   - new: What it will hold; `nil` when it goes away.
  static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
    guard old != new else { return "" }
    let name = spelled(path)
    let header = "--- \(old == nil ? "/dev/null" : name)\n+++ \(new == nil ? "/dev/null" : name)\n"
    guard let before = lines(of: old ?? []), let after = lines(of: new ?? []) else {
      return "File \(name) differs and is too large to compare\n"
    }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let difference = LineDifference(before.map(number), after.map(number))
    let hunks = Hunk.all(of: difference, context: context)
    var text = Array(header.utf8)
    for hunk in hunks { hunk.append(to: &text, old: before, new: after, difference) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The lines with their line feeds; `nil` when there are too many.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    guard bytes.count <= maximumSize else { return nil }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
      if lines.count > maximumLines { return nil }
    }
    return lines
  }

  /// A path as Git spells it in headers: one with blanks ends in a tab, one with control characters,
  /// quotes or backslashes stands between quotes.
  private static func spelled(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path.utf8.contains(0x20) ? path + "\t" : path }
    let escaped = path.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
