public import ModelwrightModel

/// Where a configuration gives the names of hand-written Swift that are among the options. What is
/// wrong with a name without a place is reported at the model or at the entity.
public struct OptionPlaces: Hashable, Sendable {
  /// The places of imports, by their texts.
  public var imports: [String: SourceLocation] = [:]
  /// The places of conformances, by their texts.
  public var conformances: [String: SourceLocation] = [:]
  /// The place of the base class.
  public var baseClass: SourceLocation?

  /// Makes places of which none is known.
  public init() {}
}
