/// Something that is gone and something new that look like one thing under two names.
///
/// Without a renaming identifier what the store holds of the old one is lost.
public struct SuspectedRename: Hashable, Sendable {
  /// The entity in the later version.
  public var entity: String
  /// The property in the later version; `nil` when the entity itself seems to be renamed.
  public var property: String?
  /// The name in the earlier version: of the property, or of the entity.
  ///
  /// It is what `elementID` of the later one must say, unless that has a renaming identifier there
  /// already: ``identifier``.
  public var from: String
  /// What `elementID` of the later entity or property must say.
  public var identifier: String
}
