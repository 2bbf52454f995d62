import Foundation
import ModelwrightPredicate

/// A pattern made ready to test many strings: the one definition of CONTAINS, BEGINSWITH, ENDSWITH, LIKE
/// and MATCHES, for SQL and in memory.
struct StringMatcher {
  private enum Kind {
    case contains([UInt8])
    case begins([UInt8])
    case ends([UInt8])
    case like(LikePattern)
    case matches(NSRegularExpression)
  }

  private let kind: Kind
  private let folding: Folding

  /// Makes a pattern ready.
  ///
  /// - Throws: ``FetchError/pattern(_:)`` for a regular expression that cannot be read.
  init(_ match: StringMatch, _ pattern: String, _ folding: Folding) throws {
    // A regular expression folds case by itself: folding its text would change classes such as \S.
    self.folding = match == .matches ? folding.intersection(.marks) : folding
    let folded = StringFolding.fold(pattern, self.folding)
    kind =
      switch match {
      case .contains: .contains(Array(folded.utf8))
      case .begins: .begins(Array(folded.utf8))
      case .ends: .ends(Array(folded.utf8))
      case .like: .like(LikePattern(folded))
      case .matches: .matches(try Self.expression(folded, of: pattern, folding))
      }
  }

  private static func expression(
    _ text: String, of pattern: String, _ folding: Folding
  ) throws -> NSRegularExpression {
    let options: NSRegularExpression.Options =
      folding.contains(.letterCase) ? .caseInsensitive : []
    do {
      return try NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: options)
    } catch {
      throw FetchError.pattern(pattern)
    }
  }

  /// Whether a string fits.
  func matches(_ text: String) -> Bool {
    var folded = StringFolding.fold(text, folding)
    switch kind {
    case .contains(let part): return folded.withUTF8 { Self.contains($0, part) }
    case .begins(let part): return folded.utf8.starts(with: part)
    case .ends(let part):
      return folded.utf8.count >= part.count && folded.utf8.suffix(part.count).elementsEqual(part)
    case .like(let pattern): return pattern.matches(folded)
    case .matches(let expression):
      let range = NSRange(location: 0, length: folded.utf16.count)
      return expression.firstMatch(in: folded, range: range) != nil
    }
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if text[start..<(start + part.count)].elementsEqual(part) { return true }
    }
    return false
  }
}

/// A pattern with `?` for one character (a Unicode scalar) and `*` for any number of them; a backslash
/// takes the meaning of the next one.
struct LikePattern {
  private enum Part: Equatable {
    case one
    case many
    case scalar(Unicode.Scalar)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        parts.append(.scalar(scalar))
        isEscaped = false
      case "\\": isEscaped = true
      case "?": parts.append(.one)
      case "*": if parts.last != .many { parts.append(.many) }
      default: parts.append(.scalar(scalar))
      }
    }
    if isEscaped { parts.append(.scalar("\\")) }
    self.parts = parts
  }

  /// Whether the whole of a text fits. Only the last `*` is ever tried again, so that the time is
  /// bounded by the product of the lengths.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (place, part) = (0, 0)
    var (retryPlace, retryPart) = (0, -1)
    while place < scalars.count {
      if part < parts.count, parts[part] == .many {
        (retryPlace, retryPart) = (place, part)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .scalar(scalars[place]) {
        place += 1
        part += 1
      } else if retryPart >= 0 {
        retryPlace += 1
        (place, part) = (retryPlace, retryPart + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .many }
  }
}
