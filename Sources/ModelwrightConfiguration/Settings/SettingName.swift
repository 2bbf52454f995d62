/// A text of a configuration by what says it, for asking where it stands.
public struct SettingName: Hashable, Sendable {
  /// The setting: `imports`.
  public var key: String
  /// The entity that it holds for; `nil` is every entity.
  public var entity: String?
  /// The text.
  public var text: String

  /// Makes a name.
  public init(_ key: String, entity: String? = nil, text: String) {
    self.key = key
    self.entity = entity
    self.text = text
  }
}
