import ModelwrightModel

extension ContextBuilder {
  /// Whether an entity's class has a value snapshot.
  func hasSnapshot(_ entity: ResolvedEntity) -> Bool {
    guard !skipped.contains(entity.index) else { return false }
    return options.entities[entity.name]?.generatesSnapshot ?? options.generatesSnapshots
  }

  /// The composites whose values are part of a snapshot, by name: their structs are Codable.
  func snapshotComposites() -> Set<String> {
    var found: Set<String> = []
    var waiting = model.entities.filter { hasSnapshot($0) }.flatMap { entity in
      entity.properties.compactMap { property -> String? in
        guard case .attribute(let attribute) = property.kind else { return nil }
        return attribute.compositeName
      }
    }
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      waiting += model.composite(named: name)?.attributes.compactMap(\.compositeName) ?? []
    }
    return found
  }

  /// The snapshot of a class; `nil` when it has none.
  ///
  /// It holds all attributes, transient and derived ones too, and the IDs of the objects of to-one
  /// relationships. Left out are attributes of any type, which cannot be sent or coded, and those whose
  /// type is a hand-written one that nothing says to be Hashable and Sendable: the user info
  /// `modelwright.snapshot` decides.
  func snapshotContext(of entity: ResolvedEntity) -> SnapshotContext? {
    guard hasSnapshot(entity) else { return nil }
    var fields: [SnapshotField] = []
    for property in entity.properties {
      switch property.kind {
      case .attribute(let attribute):
        guard isIncluded(attribute, of: property, in: entity) else { continue }
        fields.append(field(of: attribute))
      case .relationship(let index):
        let relationship = model.relationships[index].relationship
        if !relationship.isToMany { fields.append(field(of: relationship)) }
      case .fetchedProperty: break
      }
    }
    // A member of the name would stand beside the type that coding needs.
    fields.removeAll { $0.plainIdentifier == "CodingKeys" }
    return SnapshotContext(
      name: memberNames.snapshot,
      isIdentifiable: fields.contains { $0.plainIdentifier == "id" },
      fields: fields)
  }

  private func field(of attribute: Attribute) -> SnapshotField {
    let type = types.type(of: attribute).type
    return SnapshotField(
      name: attribute.name,
      plainIdentifier: ModelNames.identifier(ofProperty: attribute.name),
      documentation: snapshotComment(
        attribute.userInfo, "The attribute \(SwiftText.code(attribute.name))."),
      type: type.declaration(isOptional: names.enumerations.isOptional(attribute)),
      isWritten: !attribute.isDerived,
      needsFoundation: type.type.needsFoundation)
  }

  private func field(of relationship: Relationship) -> SnapshotField {
    let mark = relationship.isOptional ? "?" : ""
    return SnapshotField(
      name: relationship.name,
      plainIdentifier: ModelNames.identifier(ofProperty: relationship.name),
      documentation: snapshotComment(
        relationship.userInfo,
        "The ID of the object of the relationship \(SwiftText.code(relationship.name))."),
      type: spelling.runtime("ManagedObjectID") + mark,
      reading: "\(mark).objectID",
      call: relationship.isOptional ? "_optionalRelated" : "_related",
      needsFoundation: false)
  }

  private func snapshotComment(_ userInfo: [UserInfoEntry], _ text: String) -> [String] {
    CommentText.lines(userInfo.documentation ?? text, indentation: 4)
  }

  // MARK: What is included

  private func isIncluded(
    _ attribute: Attribute, of property: ResolvedProperty, in entity: ResolvedEntity
  ) -> Bool {
    if attribute.type == .undefined || attribute.type == .objectID { return false }
    switch attribute.userInfo["modelwright.snapshot"]?.lowercased() {
    case "yes"?, "true"?, "1"?: return true
    case "no"?, "false"?, "0"?: return false
    default: break
    }
    let type = types.type(of: attribute).type.type
    if handWrittenNames(in: type).isEmpty { return true }
    if skipped.declares(entity.index, propertiesOf: property.declaringEntity) {
      diagnostics.append(.snapshotAttributeOmitted(attribute, of: entity.name, type: type.text))
    }
    return false
  }

  /// The names in a type that neither the language, Foundation, the runtime nor the generated code
  /// declares.
  func handWrittenNames(in type: SwiftType) -> Set<String> {
    let found = handWrittenNames(in: type.text)
    guard type.needsRuntime else { return found }
    return found.filter { name in
      !KnownTypes.runtime.contains { spelling.runtime($0) == name }
    }
  }

  /// The names in a type that neither the language, Foundation nor the generated code declares.
  func handWrittenNames(in type: String) -> Set<String> {
    if isKnown(type) { return [] }
    let parts = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return Set(parts.map(String.init)).filter { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return !KnownTypes.swift.contains(last) && !KnownTypes.foundation.contains(last)
        && !self.names.declaredTypes.contains(last) && last != "Any"
    }
  }

  /// Whether a type is one plain name, perhaps optional, that the language or Foundation declares.
  private func isKnown(_ type: String) -> Bool {
    let name = type.utf8.last == UInt8(ascii: "?") ? String(type.dropLast()) : type
    return KnownTypes.swift.contains(name) || KnownTypes.foundation.contains(name)
  }
}
