import ModelwrightModel

/// The bytes of a file that should be XML, checked before the parser sees them.
struct Document {
  /// What the file should hold.
  enum Content {
    case model
    case propertyList
  }

  /// The bytes without a byte order mark.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Why the bytes cannot be parsed to their end; `nil` when they can be tried.
  let problem: Diagnostic?
  /// The bytes before the problem that can be parsed; all of them when there is none.
  let readable: UnsafeBufferPointer<UInt8>
  private let path: String

  init(
    _ all: UnsafeBufferPointer<UInt8>, path: String, limits: ReaderLimits, content: Content = .model
  ) {
    let hasMark = all.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = UnsafeBufferPointer(rebasing: all[(hasMark ? 3 : 0)...])
    self.path = path
    var readableCount = bytes.count
    problem = Self.problem(
      bytes, path: path, limits: limits, content: content, readableCount: &readableCount)
    readable = UnsafeBufferPointer(rebasing: bytes[..<readableCount])
  }

  private static func problem(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, limits: ReaderLimits, content: Content,
    readableCount: inout Int
  ) -> Diagnostic? {
    let start = SourceLocation(path: path, line: 1, column: 1)
    readableCount = 0
    guard bytes.count <= limits.usedFileSize else {
      return .tooLarge(limits.usedFileSize, at: start)
    }
    switch FileKind(bytes) {
    case .xml: break
    case .empty: return .emptyFile(at: start)
    case .gitLFSPointer: return .gitLFSPointer(at: start)
    case .binaryPropertyList:
      return content == .model ? .xcode3Model(at: start) : .binaryPropertyList(at: start)
    case .otherEncoding(let name): return .notUTF8("the file is in \(name)", at: start)
    }
    guard let found = ByteSurvey(bytes, limits: limits).firstProblem() else {
      readableCount = bytes.count
      return nil
    }
    // What has too many parts is not read at all: reading costs what the limits are to save.
    if found.problem == .nul || found.problem == .notUTF8 { readableCount = found.offset }
    var cursor = PlaceCursor(bytes)
    let place = cursor.place(of: found.offset)
    let location = SourceLocation(path: path, line: Int(place.line), column: Int(place.column))
    return switch found.problem {
    case .nul: .nulByte(at: location)
    case .notUTF8: .notUTF8("the file has bytes that are not UTF-8", at: location)
    case .tooManyElements: .tooManyElements(limits.elements, at: location)
    case .tooManyAttributes: .tooManyAttributes(limits.attributesPerElement, at: location)
    }
  }

  /// What to say about a fault of the parser; `nil` when the handler has said it.
  func diagnostic(for fault: XMLFault, inside element: String?) -> Diagnostic? {
    let place = SourceLocation(
      path: path, line: Int(fault.place.line), column: Int(fault.place.column))
    return switch fault.kind {
    case .truncated: .truncated(inside: element, fault.message, at: place)
    case .malformed where isConflictMarker(line: fault.place.line): .mergeConflict(at: place)
    case .malformed: .malformed(fault.message, at: place)
    case .documentType: .documentType(at: place)
    case .outOfMemory: .outOfMemory(at: place)
    case .stopped: nil
    }
  }

  /// Whether a line begins as Git marks what it could not merge.
  private func isConflictMarker(line: Int32) -> Bool {
    var start = 0
    for _ in 1..<max(1, line) {
      start = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start, to: bytes.count) + 1
    }
    return start < bytes.count && bytes[start...].starts(with: "<<<<<<<".utf8)
  }
}
