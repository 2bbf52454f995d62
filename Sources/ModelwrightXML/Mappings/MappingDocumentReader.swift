import ModelwrightModel

/// Reads the objects of an `xcmapping.xml`, which is Core Data's XML form of any object graph.
///
/// Only the objects, attributes and relationships that a mapping model is made of are kept.
final class MappingDocumentReader: XMLHandler {
  /// An object as it was written.
  struct Object {
    var type: String
    var id: String
    var place: Place
    /// The texts of its attributes.
    var attributes: [String: Text] = [:]
    /// The ids of the objects that its relationships lead to.
    var relationships: [String: (ids: [String], place: Place)] = [:]
  }

  /// A text and where it begins.
  struct Text {
    var text: String
    var place: Place
  }

  /// The models that a mapping model embeds are most of its bytes, and are not looked at.
  private static let passedOver: Set<String> = [
    "sourcemodeldata", "destinationmodeldata", "userinfodata",
  ]

  private(set) var objects: [Object] = []
  private(set) var open: [String] = []
  var bag: DiagnosticBag
  private let limits: ReaderLimits
  /// The attribute whose text is being read, with what was read of it.
  private var attribute: String?
  private var text: [UInt8] = []
  private var textPlace: Place?

  init(path: String, limits: ReaderLimits) {
    self.limits = limits
    bag = DiagnosticBag(path: path, limit: limits.diagnostics)
  }

  func start(_ tag: XMLTag, in parser: XMLParser) {
    let element = String(decoding: tag.name, as: UTF8.self)
    if open.isEmpty, element != "database" {
      bag.add(.notAMappingModel(element, at: bag.location(tag.place)))
      return parser.stop()
    }
    guard open.count < limits.usedDepth else {
      bag.add(.tooDeep(limits.depth, at: bag.location(tag.place)))
      return parser.stop()
    }
    open.append(element)
    switch (open.count, element) {
    case (2, "object"):
      objects.append(
        Object(type: tag.value("type") ?? "", id: tag.value("id") ?? "", place: tag.place))
    case (3, "attribute") where open[1] == "object":
      attribute = tag.value("name")
      (text, textPlace) = ([], tag.place)
    case (3, "relationship") where open[1] == "object":
      let ids = (tag.value("idrefs") ?? "").split(separator: " ").map(String.init)
      guard let name = tag.value("name"), !ids.isEmpty else { break }
      objects[objects.count - 1].relationships[name] = (ids, tag.place)
    default: break
    }
  }

  func end(in parser: XMLParser) {
    if open.count == 3, let name = attribute {
      if !text.isEmpty, let place = textPlace {
        objects[objects.count - 1].attributes[name] = Text(
          text: String(decoding: text, as: UTF8.self).trimmed, place: place)
      }
      attribute = nil
    }
    _ = open.popLast()
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, in parser: XMLParser) {
    guard open.count == 3, let name = attribute, !Self.passedOver.contains(name) else { return }
    if text.isEmpty { textPlace = parser.place(ofText: bytes) }
    guard text.count + bytes.count <= limits.valueLength else {
      bag.add(
        .valueTooLong(
          name, limit: limits.valueLength, at: bag.location(textPlace ?? parser.currentPlace)))
      return parser.stop()
    }
    text += bytes
  }
}

extension XMLTag {
  /// The value of an attribute.
  fileprivate func value(_ name: String) -> String? {
    attributes.first { $0.name.elementsEqual(name.utf8) }?.text
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
