import Foundation
import ModelwrightPredicate

/// Strings without what a comparison leaves out of account: the one definition of `[c]` and `[d]`, for
/// SQL and in memory.
enum StringFolding {
  /// The string to compare instead of a string; unchanged when nothing is left out.
  ///
  /// Case is folded letter by letter, from lower over upper to lower case, so that ß is ss and ς is
  /// σ. Letters are taken apart first: composed and decomposed ones are the same.
  static func fold(_ text: String, _ folding: Folding) -> String {
    if folding.isEmpty { return text }
    if let folded = foldASCII(text, folding) { return folded }
    var result = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if folding.contains(.marks), scalar.properties.generalCategory == .nonspacingMark { continue }
      guard folding.contains(.letterCase), !scalar.isASCII else {
        result.append(folding.contains(.letterCase) ? lowercased(scalar) : scalar)
        continue
      }
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        result.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(result)
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  private static func foldASCII(_ text: String, _ folding: Folding) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard folding.contains(.letterCase) else { return text }
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: text.utf8.map { upper.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
