import ModelwrightModel

/// Reads a JSON text (RFC 8259) and reports every fault that it can get over, such as a comma too
/// many, so that one run tells all of them.
///
/// Hostile texts are harmless: size, depth and the number of reports are limited.
struct JSONReader {
  /// The bytes of the largest text that is read.
  static let maximumSize = 1 << 20
  /// How deep lists and objects may lie in each other.
  static let maximumDepth = 64
  /// How many faults are reported.
  static let maximumFaults = 100

  let bytes: [UInt8]
  private let path: String
  private let sizeLimit: Int
  var position = 0
  private var line = 1
  private var lineStart = 0
  private(set) var diagnostics: [Diagnostic] = []
  private var hasReportedComment = false

  /// Ends the reading: the rest of the text would only be guessed at.
  struct Stop: Error {
    var diagnostic: Diagnostic?
  }

  init(_ bytes: [UInt8], path: String, sizeLimit: Int = maximumSize) {
    self.bytes = bytes
    self.path = path
    self.sizeLimit = sizeLimit
  }

  /// The text's value; `nil` when there is none to be made out.
  mutating func read() -> JSONNode? {
    do throws(Stop) {
      try checkEncoding()
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      try skipSpace()
      let node = try value(depth: 0)
      try skipSpace()
      if position < bytes.count { throw Stop(diagnostic: .textAfterEnd(at: location)) }
      return node
    } catch {
      if let diagnostic = error.diagnostic { diagnostics.append(diagnostic) }
      return nil
    }
  }

  private mutating func checkEncoding() throws(Stop) {
    guard bytes.count <= sizeLimit else {
      throw Stop(
        diagnostic: .configurationTooLarge(
          sizeLimit, at: SourceLocation(path: path, line: 1, column: 1)))
    }
    guard let fault = UTF8Check.firstFault(in: bytes) else { return }
    for offset in 0..<fault where bytes[offset] == 0x0A { beginLine(after: offset) }
    position = fault
    throw Stop(diagnostic: .invalidEncoding(at: location))
  }

  // MARK: Places and reports

  /// Where the reader stands.
  var place: JSONPlace { JSONPlace(line: line, column: position - lineStart + 1) }

  /// Where the reader stands, as diagnostics have it.
  var location: SourceLocation { location(of: place) }

  func location(of place: JSONPlace) -> SourceLocation {
    SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// The byte at the reader's place; `nil` at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Notes that a line begins after a line feed.
  mutating func beginLine(after offset: Int) {
    line += 1
    lineStart = offset + 1
  }

  /// Reports a fault that the reader gets over.
  mutating func report(_ diagnostic: Diagnostic) throws(Stop) {
    diagnostics.append(diagnostic)
    if diagnostics.count >= Self.maximumFaults { throw Stop(diagnostic: nil) }
  }

  /// Passes over blanks, line ends, and comments, which are reported once.
  mutating func skipSpace() throws(Stop) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        beginLine(after: position)
        position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isLine = next == UInt8(ascii: "/")
    guard isLine || next == UInt8(ascii: "*") else {
      throw Stop(diagnostic: .unexpectedText("/", at: location))
    }
    if !hasReportedComment { try report(.comment(at: location)) }
    hasReportedComment = true
    position += 2
    while let byte {
      if byte == 0x0A {
        if isLine { return }
        beginLine(after: position)
      }
      position += 1
      if !isLine, byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }
}
