import ModelwrightModel

/// Reads `.xccurrentversion`: an XML property list with the name of the current version's folder.
///
/// Source: core-data.md §1.1.
final class CurrentVersionReader: XMLHandler {
  private static let wantedKey = "_XCCurrentVersionName"
  /// A property list with one entry stands three deep; what stands deeper is not what is looked for.
  private static let depth = 3
  private static let deepest = 64

  private var open: [String] = []
  private var key = ""
  private var current = ""
  private var name: String?
  private var root = ""
  private var problem: Diagnostic?
  private let path: String

  let wantsBlanks = true

  private init(path: String) { self.path = path }

  /// The name that the file gives, such as `Model 2.xcdatamodel`; `nil` when it gives none.
  static func read(
    _ contents: [UInt8], path: String, limits: ReaderLimits
  ) throws(CurrentVersionProblem) -> String? {
    try contents.withUnsafeBufferPointer { (bytes) throws(CurrentVersionProblem) in
      let document = Document(bytes, path: path, limits: limits, content: .propertyList)
      if let problem = document.problem { throw CurrentVersionProblem(problem) }
      let reader = CurrentVersionReader(path: path)
      let fault = XMLParser.parse(document.bytes, handler: reader, documentType: .ignored)
      if let problem = reader.problem { throw CurrentVersionProblem(problem) }
      if let fault, let found = document.diagnostic(for: fault, inside: reader.open.last) {
        throw CurrentVersionProblem(found)
      }
      return reader.name
    }
  }

  func start(_ tag: XMLTag, in parser: XMLParser) {
    let element = String(decoding: tag.name, as: UTF8.self)
    let place = SourceLocation(
      path: path, line: Int(tag.place.line), column: Int(tag.place.column))
    if open.isEmpty, element != "plist" {
      problem = .notAPropertyList(element, at: place)
      parser.stop()
    } else if open.count >= Self.deepest {
      problem = .tooDeep(Self.deepest, at: place)
      parser.stop()
    }
    open.append(element)
    if open.count == Self.depth { current = "" }
  }

  func end(in parser: XMLParser) {
    if open.count == Self.depth {
      switch open.last {
      case "key": key = current.trimmed
      case "string" where key == Self.wantedKey && !current.trimmed.isEmpty: name = current.trimmed
      default: key = ""
      }
    }
    _ = open.popLast()
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, in parser: XMLParser) {
    if open.count == Self.depth { current += String(decoding: bytes, as: UTF8.self) }
  }
}

/// Why `.xccurrentversion` cannot be read.
struct CurrentVersionProblem: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
