import ModelwrightModel

/// Builds a model from the elements of a document, in one pass.
///
/// Each element's attributes are read when it begins. Properties go into their entity at once; what
/// other elements contain is collected in one variable for each kind of element, and moves into its
/// parent when it ends.
final class ModelBuilder: XMLHandler {
  /// The model; complete when the document has been read to its end.
  private(set) var model: Model
  /// What is to be said.
  var bag: DiagnosticBag
  private let limits: ReaderLimits
  /// The open elements that are understood.
  private(set) var open: [ElementName] = []
  /// How many open elements are being skipped, the outermost of them unknown or misplaced.
  private var skipped = 0

  var entity = Entity(name: "")
  var fetchIndex = FetchIndex(name: "", elements: [])
  var propertyList = PropertyList([])
  var composite = Composite(name: "")
  var configuration = Configuration(name: "")
  var userInfo: [UserInfoEntry] = []
  /// Where the values stand that are meant for this tool, among those in ``userInfo``.
  var userInfoPlaces: [SourceReference.Field] = []

  init(path: String, name: String, limits: ReaderLimits) {
    model = Model(name: name, source: SourceReference(path: path))
    bag = DiagnosticBag(path: path, limit: limits.diagnostics)
    self.limits = limits
  }

  /// The innermost open element.
  var parent: ElementName? { open.last }

  // MARK: XMLHandler

  func start(_ tag: XMLTag, in parser: XMLParser) {
    let first = bag.diagnostics.count
    defer { bag.setSubject(subject, from: first) }
    guard isWithinLimits(tag, in: parser) else { return }
    guard skipped == 0, let element = accepted(tag, in: parser) else {
      skipped += 1
      return
    }
    begin(element, tag)
    open.append(element)
  }

  func end(in parser: XMLParser) {
    if skipped > 0 {
      skipped -= 1
    } else if let element = open.popLast() {
      let first = bag.diagnostics.count
      finish(element)
      bag.setSubject(subject, from: first)
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, in parser: XMLParser) {
    guard skipped == 0, let element = open.last else { return }
    let first = bag.diagnostics.count
    bag.add(.unexpectedText(in: element, at: bag.location(parser.place(ofText: bytes))))
    bag.setSubject(subject, from: first)
  }

  // MARK: What is accepted

  private func isWithinLimits(_ tag: XMLTag, in parser: XMLParser) -> Bool {
    if open.count + skipped >= limits.usedDepth {
      bag.add(.tooDeep(limits.usedDepth, at: bag.location(tag.place)))
      parser.stop()
      return false
    }
    for field in tag.attributes where field.value.count > limits.valueLength {
      bag.add(
        .valueTooLong(
          field.nameText, limit: limits.valueLength, at: bag.location(field.valuePlace)))
      parser.stop()
      return false
    }
    return true
  }

  /// The element when it is known and may stand here; otherwise it is reported.
  private func accepted(_ tag: XMLTag, in parser: XMLParser) -> ElementName? {
    let element = Vocabulary.elements.name(tag.name)
    let name = { String(decoding: tag.name, as: UTF8.self) }
    let place = bag.location(tag.place)
    guard let parent else {
      if element == .model { return element }
      bag.add(.wrongRoot(name(), at: place))
      parser.stop()
      return nil
    }
    guard let element else {
      let hint = bag.hint(for: name(), among: parent.children.map(\.rawValue))
      bag.add(.unknownElement(name(), in: parent, hint: hint, at: place))
      return nil
    }
    guard parent.children.contains(element) else {
      bag.add(.misplacedElement(element, in: parent, at: place))
      return nil
    }
    return element
  }

  // MARK: Elements

  private func begin(_ element: ElementName, _ tag: XMLTag) {
    switch element {
    case .model: model = readModel(tag)
    case .entity: entity = readEntity(tag)
    case .attribute where parent == .composite: composite.attributes.append(readAttribute(tag))
    case .attribute: entity.attributes.append(readAttribute(tag))
    case .relationship: entity.relationships.append(readRelationship(tag))
    case .fetchedProperty: entity.fetchedProperties.append(readFetchedProperty(tag))
    case .fetchRequest: add(readFetchRequest(tag))
    case .fetchIndex: fetchIndex = readFetchIndex(tag)
    case .fetchIndexElement: readFetchIndexElement(tag).map { fetchIndex.elements.append($0) }
    case .compoundIndex, .uniquenessConstraint:
      propertyList = PropertyList([], source: readNothing(tag, element))
    case .index, .constraint: readValue(tag, element)
    case .composite: composite = readComposite(tag)
    case .configuration: configuration = readConfiguration(tag)
    case .memberEntity: readMemberEntity(tag)
    case .entry: readEntry(tag)
    case .element: readLayoutElement(tag).map { model.layout.append($0) }
    case .userInfo:
      userInfo = []
      userInfoPlaces = []
      _ = readNothing(tag, element)
    case .compoundIndexes, .uniquenessConstraints, .elements: _ = readNothing(tag, element)
    }
  }

  private func add(_ request: FetchRequestTemplate) {
    if parent == .fetchedProperty {
      entity.fetchedProperties.updateLast { $0.fetchRequest = request }
    } else {
      model.fetchRequests.append(request)
    }
  }

  private func finish(_ element: ElementName) {
    switch element {
    case .entity: model.entities.append(entity)
    case .fetchIndex: finishFetchIndex()
    case .compoundIndex, .uniquenessConstraint: finishPropertyList(element)
    case .composite: model.composites.append(composite)
    case .configuration: model.configurations.append(configuration)
    case .userInfo: finishUserInfo()
    default: break
    }
  }
}

extension Array {
  /// Changes the last element in place; nothing when there is none.
  mutating func updateLast(_ change: (inout Element) -> Void) {
    if !isEmpty { change(&self[count - 1]) }
  }
}
