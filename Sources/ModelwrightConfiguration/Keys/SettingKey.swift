/// A key of a configuration's object: its name and meaning, what its value looks like, and where the
/// value goes. Decoding and the published schema are made of the same keys.
struct SettingKey<Target>: Sendable {
  let name: String
  let documentation: String
  let form: ValueForm
  let isRequired: Bool
  let store: @Sendable (JSONNode, inout Target, inout SettingsDecoder) -> Void

  init(
    _ name: String, _ form: ValueForm, _ documentation: String, isRequired: Bool = false,
    store: @escaping @Sendable (JSONNode, inout Target, inout SettingsDecoder) -> Void
  ) {
    self.name = name
    self.documentation = documentation
    self.form = form
    self.isRequired = isRequired
    self.store = store
  }

  /// The key without where its value goes, for the schema.
  var description: KeyDescription {
    KeyDescription(name: name, documentation: documentation, form: form, isRequired: isRequired)
  }

  // MARK: Keys of every kind

  /// A key whose value is true or false.
  static func flag(
    _ name: String, _ path: any WritableKeyPath<Target, Bool?> & Sendable, _ documentation: String
  ) -> SettingKey {
    SettingKey(name, .flag, documentation) { node, target, decoder in
      if let value = decoder.flag(node, name) { target[keyPath: path] = value }
    }
  }

  /// A key whose value is a string.
  static func text(
    _ name: String, _ path: any WritableKeyPath<Target, String?> & Sendable, _ form: TextForm,
    _ documentation: String
  ) -> SettingKey {
    SettingKey(name, .text(form), documentation) { node, target, decoder in
      guard let value = decoder.text(node, name, form) else { return }
      target[keyPath: path] = value
      decoder.note(value, of: name, at: node.place)
    }
  }

  /// A key whose value is a list of strings.
  static func list(
    _ name: String, _ path: any WritableKeyPath<Target, [String]> & Sendable, _ form: TextForm,
    _ documentation: String
  ) -> SettingKey {
    SettingKey(name, .list(.text(form)), documentation) { node, target, decoder in
      for element in decoder.list(node, name) {
        guard let text = decoder.text(element, name, form) else { continue }
        target[keyPath: path].appendMissing([text])
        decoder.note(text, of: name, at: element.place)
      }
    }
  }
}

/// What is to be known of a key without decoding it.
struct KeyDescription: Sendable {
  var name: String
  var documentation: String
  var form: ValueForm
  var isRequired: Bool
}

/// What a value of a configuration looks like.
indirect enum ValueForm: Sendable {
  /// True or false.
  case flag
  /// A string.
  case text(TextForm)
  /// A list.
  case list(ValueForm)
  /// An object with known keys.
  case object([KeyDescription])
  /// An object whose keys are names of one form.
  case map(keys: TextForm, values: ValueForm)
}
