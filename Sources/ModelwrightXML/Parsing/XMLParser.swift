import CModelwrightXML2

/// Reads a document through libxml2's SAX2 interface and tells a handler what stands where.
///
/// Nothing outside the bytes is ever read: the network is off, and no entity can be declared, since a
/// document type declaration is refused, or, where an Apple property list has one, accepted only
/// without declarations of its own. References to the five predefined entities and to characters work.
final class XMLParser {
  /// What to do with `<!DOCTYPE …>`.
  enum DocumentType {
    /// Refuse it.
    case refused
    /// Accept one that only names a DTD, which is not loaded.
    case ignored
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let handler: any XMLHandler
  private let documentType: DocumentType
  private var context: xmlParserCtxtPtr?
  private var tags: TagReader
  private var fault: XMLFault?

  /// Once for the process, before the first parser: libxml2 sets up its tables.
  private static let prepared: Void = xmlInitParser()

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, handler: any XMLHandler, documentType: DocumentType
  ) {
    self.bytes = bytes
    self.handler = handler
    self.documentType = documentType
    tags = TagReader(bytes)
  }

  /// Reads UTF-8 bytes without a byte order mark; `nil` when the document was read to its end.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, handler: any XMLHandler,
    documentType: DocumentType = .refused
  ) -> XMLFault? {
    let parser = XMLParser(bytes, handler: handler, documentType: documentType)
    return parser.run()
  }

  /// Ends reading after the current call; for a handler that has seen enough.
  func stop() { stop(with: XMLFault(kind: .stopped, place: currentPlace)) }

  /// The place that the parser has reached.
  var currentPlace: Place { tags.place(of: offset) }

  /// The place of the first byte, other than white space, of a text that has just been handed out.
  func place(ofText text: UnsafeBufferPointer<UInt8>) -> Place {
    var start = self.start(ofText: text)
    while start < bytes.count, bytes[start].isXMLSpace { start += 1 }
    return tags.place(of: start)
  }

  /// libxml2 hands out its own input where it can; otherwise the text ends where the parser is.
  private func start(ofText text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let input = context?.pointee.input?.pointee, let first = text.baseAddress,
      let base = input.base, let current = input.cur, let end = input.end,
      base <= first, first <= end
    else { return max(0, offset - text.count) }
    return min(max(0, offset + (first - current)), bytes.count)
  }

  // MARK: Running libxml2

  private func run() -> XMLFault? {
    Self.prepared
    let size = Int32(clamping: bytes.count)
    let made = bytes.withMemoryRebound(to: CChar.self) {
      xmlCreateMemoryParserCtxt($0.baseAddress, size)
    }
    guard let made else { return XMLFault(kind: .outOfMemory, place: Place()) }
    context = made
    defer {
      context = nil
      xmlFreeDoc(made.pointee.myDoc)
      made.pointee.myDoc = nil
      xmlFreeParserCtxt(made)
    }
    // NOENT sounds dangerous and is not: it has references replaced in values (without it libxml2
    // leaves `&amp;` as `&#38;`), and there are none but to predefined entities and to characters.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue
    _ = xmlCtxtUseOptions(made, Int32(options))
    made.pointee.sax.pointee = XMLParser.callbacks
    made.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let status = withExtendedLifetime(self) { xmlParseDocument(made) }
    if fault == nil, status != 0 || made.pointee.wellFormed == 0 {
      return XMLFault(kind: .malformed, message: "the document is not well-formed", place: Place())
    }
    return fault
  }

  /// How many bytes libxml2 has consumed.
  private var offset: Int {
    context.map { min(max(0, Int(xmlByteConsumed($0))), bytes.count) } ?? bytes.count
  }

  private func stop(with fault: XMLFault) {
    if self.fault == nil { self.fault = fault }
    if let context { xmlStopParser(context) }
  }

  // MARK: What libxml2 reports

  private func started(count: Int, values: TagReader.Values?) {
    guard fault == nil else { return }
    let tag = tags.tag(endingAt: offset, values: values, count: count)
    handler.start(tag, in: self)
  }

  private func ended() {
    if fault == nil { handler.end(in: self) }
  }

  private func found(text: UnsafeBufferPointer<UInt8>) {
    guard fault == nil, handler.wantsBlanks || text.firstOffsetOfText != nil else { return }
    handler.text(text, in: self)
  }

  private func foundDocumentType() {
    let offset = offset
    if documentType == .ignored, offset < bytes.count, bytes[offset] == UInt8(ascii: ">") { return }
    stop(
      with: XMLFault(kind: .documentType, place: tags.place(of: startOfMarkup(before: offset))))
  }

  private func failed(code: Int32, isFatal: Bool, message: UnsafePointer<CChar>?) {
    guard isFatal, fault == nil else { return }
    var text = message.map { String(cString: $0) } ?? "the document is not well-formed"
    while text.last?.isWhitespace == true { text.removeLast() }
    let offset = offset
    let isMismatch = code == XML_ERR_TAG_NAME_MISMATCH.rawValue
    let rest = bytes[offset...]
    let kind: XMLFault.Kind = rest.allSatisfy(\.isXMLSpace) && !isMismatch ? .truncated : .malformed
    let start = isMismatch ? startOfMarkup(before: offset) : offset
    stop(with: XMLFault(kind: kind, message: text, place: tags.place(of: start)))
  }

  private func startOfMarkup(before offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
  }
}

// MARK: - Callbacks

extension XMLParser {
  /// The SAX2 callbacks; those that are left out are ignored by libxml2.
  private static var callbacks: xmlSAXHandler {
    var sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.startElementNs = { user, _, _, _, _, _, count, _, values in
      XMLParser.of(user)?.started(count: Int(count), values: values)
    }
    sax.endElementNs = { user, _, _, _ in XMLParser.of(user)?.ended() }
    sax.characters = { user, start, count in
      XMLParser.of(user)?.found(text: UnsafeBufferPointer(start: start, count: Int(count)))
    }
    sax.ignorableWhitespace = sax.characters
    sax.cdataBlock = sax.characters
    sax.internalSubset = { user, _, _, _ in XMLParser.of(user)?.foundDocumentType() }
    sax.serror = { user, error in
      guard let error = error?.pointee else { return }
      XMLParser.of(user)?.failed(
        code: error.code, isFatal: error.level == XML_ERR_FATAL, message: error.message)
    }
    return sax
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLParser? {
    user.map { Unmanaged<XMLParser>.fromOpaque($0).takeUnretainedValue() }
  }
}
