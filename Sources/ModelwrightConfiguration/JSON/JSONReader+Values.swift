import ModelwrightModel

/// Values of every kind, objects and lists.
extension JSONReader {
  /// The value at the reader's place. Something else that is easily passed over is reported and read
  /// as ``JSONValue/invalid``.
  mutating func value(depth: Int) throws(Stop) -> JSONNode {
    let start = place
    guard let byte else { throw Stop(diagnostic: .missingValue(at: location)) }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(value: try object(depth: depth), place: start)
    case UInt8(ascii: "["): return JSONNode(value: try array(depth: depth), place: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSONNode(value: .string(try string()), place: start)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      try report(.missingValue(at: location))
      return JSONNode(value: .invalid, place: start)
    default: return JSONNode(value: try word(), place: start)
    }
  }

  private func checkDepth(_ depth: Int) throws(Stop) {
    guard depth < Self.maximumDepth else {
      throw Stop(diagnostic: .configurationTooDeep(Self.maximumDepth, at: location))
    }
  }

  private mutating func array(depth: Int) throws(Stop) -> JSONValue {
    try checkDepth(depth)
    let start = place
    position += 1
    var nodes: [JSONNode] = []
    while true {
      try skipSpace()
      if byte == UInt8(ascii: "]") {
        position += 1
        return .array(nodes)
      }
      try checkOpen("[", since: start, wrongEnd: UInt8(ascii: "}"))
      nodes.append(try value(depth: depth + 1))
      try skipComma(before: UInt8(ascii: "]"), "[", since: start)
    }
  }

  private mutating func object(depth: Int) throws(Stop) -> JSONValue {
    try checkDepth(depth)
    let start = place
    position += 1
    var members: [JSONMember] = []
    var places: [String: JSONPlace] = [:]
    while true {
      try skipSpace()
      if byte == UInt8(ascii: "}") {
        position += 1
        return .object(members)
      }
      try checkOpen("{", since: start, wrongEnd: UInt8(ascii: "]"))
      let member = try member(depth: depth)
      if let member, let first = places[member.key] {
        try report(.duplicateKey(member.key, first: first, at: location(of: member.place)))
      } else if let member {
        places[member.key] = member.place
        members.append(member)
      }
      try skipComma(before: UInt8(ascii: "}"), "{", since: start)
    }
  }

  /// `"key": value`; `nil` for a comma that follows nothing.
  private mutating func member(depth: Int) throws(Stop) -> JSONMember? {
    let start = place
    let key: String
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): key = try string()
    case UInt8(ascii: ","):
      try report(.missingKey(at: location))
      return nil
    default:
      guard let text = bareWord() else { throw Stop(diagnostic: .missingKey(at: location)) }
      key = text
      try report(.unquotedKey(key, at: location(of: start)))
    }
    try skipSpace()
    if byte == UInt8(ascii: ":") {
      position += 1
    } else {
      try report(.missingColon(after: key, at: location))
      if byte == UInt8(ascii: "=") { position += 1 }
    }
    try skipSpace()
    return JSONMember(key: key, place: start, node: try value(depth: depth + 1))
  }

  /// Stops at the end of the text, and at a bracket that closes something else.
  private func checkOpen(
    _ bracket: String, since start: JSONPlace, wrongEnd: UInt8
  ) throws(Stop) {
    guard let byte, byte != wrongEnd else {
      throw Stop(diagnostic: .unclosed(bracket, since: start, at: location))
    }
  }

  /// Passes over the comma between two values, and reports one that is missing or too many.
  private mutating func skipComma(
    before end: UInt8, _ bracket: String, since start: JSONPlace
  ) throws(Stop) {
    try skipSpace()
    guard byte != end else { return }
    guard byte == UInt8(ascii: ",") else {
      if byte == UInt8(ascii: ":") {
        throw Stop(diagnostic: .unexpectedText(":", at: location))
      }
      let isOther = byte == nil || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      if isOther { throw Stop(diagnostic: .unclosed(bracket, since: start, at: location)) }
      return try report(.missingComma(at: location))
    }
    let comma = location
    position += 1
    try skipSpace()
    if byte == end { try report(.trailingComma(at: comma)) }
  }
}
