extension Diagnostic {
  /// The entity and the property that a diagnostic is about: what suppressions name.
  public struct Subject: Hashable, Sendable {
    /// The name of the entity, or of the composite type; `nil` when it is about neither.
    public var entity: String?
    /// The name of the attribute, relationship or fetched property; `nil` when it is about the entity.
    public var property: String?

    /// Makes a subject; without arguments the model as a whole.
    public init(entity: String? = nil, property: String? = nil) {
      self.entity = entity
      self.property = property
    }
  }
}
