/// Something that a model asks for and the schema does not have; nothing is dropped silently.
public struct UnsupportedFeature: Hashable, Sendable {
  /// The entity.
  public var entity: String
  /// The index, constraint or attribute, as the model names it.
  public var subject: String
  /// Why, in words.
  public var reason: String

  /// Makes one.
  public init(entity: String, subject: String, reason: String) {
    self.entity = entity
    self.subject = subject
    self.reason = reason
  }
}
