import ModelwrightModel

extension ModelBuilder {
  private static let documentType = "com.apple.IDECoreDataModeler.DataModel"

  /// `<model>`. Source: core-data.md §1.3.
  func readModel(_ tag: XMLTag) -> Model {
    var result = Model(name: model.name)
    result.source = read(tag, .model) { name, field in
      switch name {
      case .userDefinedModelVersionIdentifier: result.versionIdentifier = text(field)
      case .sourceLanguage: result.sourceLanguage = text(field)
      case .minimumToolsVersion: result.minimumToolsVersion = text(field)
      case .lastSavedToolsVersion: result.lastSavedToolsVersion = text(field)
      case .usedWithCloudKit: result.isUsedWithCloudKit = flag(field)
      case .usedWithSwiftData: result.isUsedWithSwiftData = flag(field)
      case .type: expect(Self.documentType, field)
      case .documentVersion: expect("1.0", field)
      case .name, .systemVersion, .macOSVersion, .iOSVersion: break
      default: return false
      }
      return true
    }
    return result
  }

  private func expect(_ wanted: String, _ field: XMLAttribute) {
    guard !field.value.elementsEqual(wanted.utf8) else { return }
    bag.add(
      .unknownFormat(
        field.nameText, field.text, wanted: wanted, at: bag.location(field.valuePlace)))
  }

  /// `<composite>`.
  func readComposite(_ tag: XMLTag) -> Composite {
    var composite = Composite(name: "")
    composite.source = read(tag, .composite) { name, field in
      guard name == .name else { return false }
      composite.name = field.text
      return true
    }
    return composite
  }

  /// `<configuration>`.
  func readConfiguration(_ tag: XMLTag) -> Configuration {
    var configuration = Configuration(name: "")
    configuration.source = read(tag, .configuration) { name, field in
      switch name {
      case .name: configuration.name = field.text
      case .usedWithCloudKit: configuration.isUsedWithCloudKit = flag(field)
      default: return false
      }
      return true
    }
    return configuration
  }

  /// `<memberEntity>`.
  func readMemberEntity(_ tag: XMLTag) {
    var member = ""
    let source = read(tag, .memberEntity) { name, field in
      guard name == .name else { return false }
      member = field.text
      return true
    }
    guard !member.isEmpty else {
      bag.add(.missingValue("name", of: .memberEntity, at: source.location))
      return
    }
    configuration.entityNames.append(member)
    configuration.source.addField("memberEntity:\(member)", from: source, "name")
  }

  /// `<element>`: an entity's place in the diagram.
  func readLayoutElement(_ tag: XMLTag) -> LayoutElement? {
    var place = LayoutElement(name: "", positionX: 0, positionY: 0, width: 0, height: 0)
    _ = read(tag, .element) { name, field in
      switch name {
      case .name: place.name = field.text
      case .positionX: place.positionX = number(field) ?? 0
      case .positionY: place.positionY = number(field) ?? 0
      case .width: place.width = number(field) ?? 0
      case .height: place.height = number(field) ?? 0
      default: return false
      }
      return true
    }
    return place.name.isEmpty ? nil : place
  }
}

extension SourceReference {
  /// Adds the place of a field of another element under a name.
  mutating func addField(_ name: String, from other: SourceReference, _ field: String) {
    let place = other.location(of: field)
    fields.append(
      Field(name: name, line: Int32(clamping: place.line), column: Int32(clamping: place.column)))
  }
}
