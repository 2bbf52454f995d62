/// A start tag as the parser hands it out: valid only during the call that receives it.
struct XMLTag {
  /// The element's name as written, with its prefix if it has one.
  let name: UnsafeBufferPointer<UInt8>
  /// The place of the `<`.
  let place: Place
  /// The attributes, in the document's order.
  let attributes: [XMLAttribute]
}

/// An attribute of a start tag, valid as long as the tag.
struct XMLAttribute {
  /// The name as written, with its prefix if it has one.
  let name: UnsafeBufferPointer<UInt8>
  /// The value with its references replaced and its white space normalised, as XML says.
  let value: UnsafeBufferPointer<UInt8>
  /// The bytes between the quotes.
  let writtenValue: UnsafeBufferPointer<UInt8>
  /// The place of the name's first byte.
  let namePlace: Place
  /// The place of the value's first byte.
  let valuePlace: Place

  /// The name as a string, for messages.
  var nameText: String { String(decoding: name, as: UTF8.self) }
  /// The value as a string.
  var text: String { String(decoding: value, as: UTF8.self) }
}

/// What receives a document's elements and text, in their order.
protocol XMLHandler: AnyObject {
  /// An element begins.
  func start(_ tag: XMLTag, in parser: XMLParser)
  /// The innermost open element ends.
  func end(in parser: XMLParser)
  /// Text in one or several pieces; pieces of white space alone only when they are wanted.
  func text(_ bytes: UnsafeBufferPointer<UInt8>, in parser: XMLParser)
  /// Whether pieces of white space alone are wanted: one can stand between two references.
  var wantsBlanks: Bool { get }
}

extension XMLHandler {
  var wantsBlanks: Bool { false }
}

/// Why a document could not be read to its end.
struct XMLFault: Error, Hashable, Sendable {
  /// The kinds of faults.
  enum Kind: Hashable, Sendable {
    /// The bytes end before the document does.
    case truncated
    /// The bytes are not well-formed XML.
    case malformed
    /// A document type declaration stands where none is allowed.
    case documentType
    /// The handler has stopped the parser and has said why itself.
    case stopped
    /// The parser could not be made.
    case outOfMemory
  }

  var kind: Kind
  /// What libxml2 says, without the line break at its end; empty for the other kinds.
  var message = ""
  var place: Place
}
