public import ModelwrightModel

extension VersionLock {
  /// Reads a lock file's bytes. Nothing in them can do harm.
  ///
  /// - Throws: ``LockFault`` with the first thing in the file that is wrong and its place. What is left
  ///   of a damaged record would let pass what it was made to stop.
  public init(_ bytes: [UInt8], path: String) throws(LockFault) {
    var reader = JSONReader(bytes, path: path, sizeLimit: Self.maximumSize)
    let node = reader.read()
    if let fault = reader.diagnostics.first {
      throw LockFault(.damagedLock(fault.message, at: fault.location))
    }
    let decoder = LockDecoder(path: path)
    guard let node else {
      throw LockFault(
        .damagedLock("it is empty", at: SourceLocation(path: path, line: 1, column: 1)))
    }
    self.init(versions: try decoder.versions(node))
  }
}

/// Why a lock file cannot be used.
public struct LockFault: Error, Sendable {
  /// What is wrong, and where.
  public var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Turns the values of a lock file into versions; what differs from the version before is laid over it.
struct LockDecoder {
  let path: String

  func versions(_ node: JSONNode) throws(LockFault) -> [ReleasedVersion] {
    let members = try object(node, "the file", ["format", "versions"])
    let format = try number(try member("format", of: members, node))
    guard format == VersionLock.format else {
      throw LockFault(.newerLock(at: location(node)))
    }
    let list = try member("versions", of: members, node)
    guard case .array(let nodes) = list.value else { throw fault("a list is expected", list) }
    var found: [ReleasedVersion] = []
    var names: Set<String> = []
    for node in nodes {
      let version = try version(node, after: found.last?.entities ?? [:])
      guard names.insert(version.name).inserted else {
        throw fault("version '\(version.name)' is here a second time", node)
      }
      found.append(version)
    }
    return found
  }

  private func version(
    _ node: JSONNode, after before: [String: ReleasedEntity]
  ) throws(LockFault) -> ReleasedVersion {
    let keys = ["name", "model", "schema", "schemaRules", "entities"]
    let members = try object(node, "a version", keys)
    let name = try member("name", of: members, node)
    var entities = before
    let list = try member("entities", of: members, node)
    for entity in try object(list, "entities", nil) {
      if case .null = entity.node.value {
        entities[entity.key] = nil
      } else {
        entities[entity.key] = try self.entity(entity.node, after: entities[entity.key])
      }
    }
    let place = location(name)
    return ReleasedVersion(
      name: try text(name), model: try digest(try member("model", of: members, node), 64),
      schema: try digest(try member("schema", of: members, node), 64),
      schemaRules: try number(try member("schemaRules", of: members, node)), entities: entities,
      location: SourceReference(
        path: path, line: Int32(clamping: place.line), column: Int32(clamping: place.column)))
  }

  private func entity(
    _ node: JSONNode, after before: ReleasedEntity?
  ) throws(LockFault) -> ReleasedEntity {
    let members = try object(node, "an entity", ["entity", "properties"])
    var declaration = before?.declaration
    if let found = members.first(where: { $0.key == "entity" }) {
      declaration = try digest(found.node, VersionLock.shortLength)
    }
    guard let declaration else { throw fault("'entity' is missing", node) }
    var properties = before?.properties ?? [:]
    if let list = members.first(where: { $0.key == "properties" }) {
      for property in try object(list.node, "properties", nil) {
        if case .null = property.node.value {
          properties[property.key] = nil
        } else {
          properties[property.key] = try digest(property.node, VersionLock.shortLength)
        }
      }
    }
    return ReleasedEntity(declaration: declaration, properties: properties)
  }

  // MARK: Values

  private func object(
    _ node: JSONNode, _ name: String, _ keys: [String]?
  ) throws(LockFault) -> [JSONMember] {
    guard case .object(let members) = node.value else {
      throw fault("\(name) must be an object, not \(node.value.title)", node)
    }
    if let keys, let unknown = members.first(where: { !keys.contains($0.key) }) {
      throw LockFault(
        .damagedLock("'\(unknown.key)' is unknown here", at: location(of: unknown.place)))
    }
    return members
  }

  private func member(
    _ key: String, of members: [JSONMember], _ node: JSONNode
  ) throws(LockFault) -> JSONNode {
    guard let found = members.first(where: { $0.key == key }) else {
      throw fault("'\(key)' is missing", node)
    }
    return found.node
  }

  private func text(_ node: JSONNode) throws(LockFault) -> String {
    guard case .string(let text) = node.value, !text.isEmpty else {
      throw fault("a text is expected", node)
    }
    return text
  }

  private func number(_ node: JSONNode) throws(LockFault) -> Int {
    guard case .number(let text) = node.value, let number = Int(text) else {
      throw fault("a number is expected", node)
    }
    return number
  }

  private func digest(_ node: JSONNode, _ length: Int) throws(LockFault) -> String {
    let text = try text(node)
    let digits = "0123456789abcdef".utf8
    guard text.utf8.count == length, text.utf8.allSatisfy({ digits.contains($0) }) else {
      throw fault("\(length) hexadecimal digits are expected", node)
    }
    return text
  }

  private func fault(_ problem: String, _ node: JSONNode) -> LockFault {
    LockFault(.damagedLock(problem, at: location(node)))
  }

  private func location(_ node: JSONNode) -> SourceLocation { location(of: node.place) }

  private func location(of place: JSONPlace) -> SourceLocation {
    SourceLocation(path: path, line: place.line, column: place.column)
  }
}
