import ModelwrightModel

/// Turns JSON values into settings and reports every value that is none.
struct SettingsDecoder {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of the model and of rules that were mentioned.
  var references: [NameReference] = []
  /// The entity whose settings are decoded.
  var entity: String?
  /// Where texts stand.
  var places: [SettingName: SourceLocation] = [:]

  init(path: String) { self.path = path }

  func location(of place: JSONPlace) -> SourceLocation {
    SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// A path that the file gives from its own folder, as seen from where the file's path begins.
  func path(from text: String) -> String {
    guard !text.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return text }
    return path[...slash] + text
  }

  /// Remembers where a text stands; of a text that stands twice, the first place.
  mutating func note(_ text: String, of key: String, at place: JSONPlace) {
    let name = SettingName(key, entity: entity, text: text)
    if places[name] == nil { places[name] = location(of: place) }
  }

  /// Decodes an object with known keys.
  ///
  /// - Parameter name: What the object is called in messages.
  mutating func decode<Target>(
    _ node: JSONNode, _ name: String, _ keys: [SettingKey<Target>], into target: inout Target
  ) {
    guard case .object(let members) = node.value else { return mismatch(node, name, "an object") }
    for member in members {
      if let key = keys.first(where: { $0.name == member.key }) {
        key.store(member.node, &target, &self)
      } else {
        diagnostics.append(
          .unknownSetting(
            member.key, among: keys.map(\.name), at: location(of: member.place)))
      }
    }
    for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      diagnostics.append(.missingSetting(key.name, in: name, at: location(of: node.place)))
    }
  }

  /// The members of an object whose keys are names.
  mutating func members(_ node: JSONNode, _ name: String) -> [JSONMember] {
    guard case .object(let members) = node.value else {
      mismatch(node, name, "an object")
      return []
    }
    return members
  }

  /// The elements of a list.
  mutating func list(_ node: JSONNode, _ name: String) -> [JSONNode] {
    guard case .array(let nodes) = node.value else {
      mismatch(node, name, "a list")
      return []
    }
    return nodes
  }

  /// True or false.
  mutating func flag(_ node: JSONNode, _ name: String) -> Bool? {
    if case .bool(let value) = node.value { return value }
    mismatch(node, name, "true or false")
    return nil
  }

  /// A string of a form.
  mutating func text(_ node: JSONNode, _ name: String, _ form: TextForm) -> String? {
    guard case .string(let text) = node.value else {
      mismatch(node, name, "a string")
      return nil
    }
    if form.accepts(text) { return text }
    diagnostics.append(.invalidSetting(text, of: name, form, at: location(of: node.place)))
    return nil
  }

  /// Whether a member's key has the form of the names that stand there.
  mutating func checkKey(_ member: JSONMember, _ form: TextForm) -> Bool {
    if form.accepts(member.key) { return true }
    diagnostics.append(
      .invalidSetting(member.key, of: "key", form, at: location(of: member.place)))
    return false
  }

  /// Reports a value of another kind; what is no JSON at all was reported when it was read.
  private mutating func mismatch(_ node: JSONNode, _ name: String, _ wanted: String) {
    if case .invalid = node.value { return }
    diagnostics.append(
      .wrongSettingType(
        name, wanted: wanted, found: node.value.title, at: location(of: node.place)))
  }
}
