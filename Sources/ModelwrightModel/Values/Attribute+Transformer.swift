extension Attribute {
  /// The value transformer that values are stored through; `nil` when the built-in coding is meant,
  /// which is so without a name and for the names of Apple's own transformers, which archive objects.
  ///
  /// Source: core-data.md §1.5, `valueTransformerName`.
  public var customTransformerName: String? {
    guard type == .transformable, let name = valueTransformerName, !name.isEmpty else { return nil }
    switch name {
    case "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer",
      "NSSecureUnarchiveFromDataTransformerName", "NSKeyedUnarchiveFromData",
      "NSKeyedUnarchiveFromDataTransformer", "NSKeyedUnarchiveFromDataTransformerName",
      "NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName":
      return nil
    default: return name
    }
  }

  /// Whether the transformer is by its name one that archives objects as Apple's own do
  /// (`ExtendedSecureUnarchiveFromData`): the built-in coding stands for it as long as no other is
  /// registered.
  public var transformerArchives: Bool {
    guard let name = customTransformerName else { return true }
    return name.hasSuffix("UnarchiveFromData") || name.hasSuffix("UnarchiveFromDataTransformer")
  }
}
