/// An attribute of an entity or of a composite, as the document writes it.
///
/// Values that depend on the type (defaults, bounds) are kept as text; ``defaultValue`` and
/// ``bounds`` read them. Source: core-data.md §1.5.
public struct Attribute: Hashable, Sendable {
  /// The attribute's name.
  public var name: String
  /// Its type.
  public var type: AttributeType
  /// `optional`.
  public var isOptional: Bool
  /// `transient`: held in memory, never stored.
  public var isTransient: Bool
  /// `indexed`: the legacy index on one column.
  public var isIndexed: Bool
  /// `usesScalarValueType`; `nil` when absent.
  public var usesScalarValueType: Bool?
  /// `defaultValueString`.
  public var defaultValueString: String?
  /// `defaultDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var defaultDateTimeInterval: Double?
  /// `minValueString`: a bound of numbers, the shortest length of a string.
  public var minimumValueString: String?
  /// `maxValueString`: a bound of numbers, the greatest length of a string.
  public var maximumValueString: String?
  /// `minDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var minimumDateTimeInterval: Double?
  /// `maxDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var maximumDateTimeInterval: Double?
  /// `regularExpressionString`: what the whole of a string must match.
  public var regularExpression: String?
  /// `customClassName`: the Swift or Objective-C type of a transformable's values.
  public var customClassName: String?
  /// `valueTransformerName`.
  public var valueTransformerName: String?
  /// `allowsExternalBinaryDataStorage`.
  public var allowsExternalStorage: Bool
  /// `preserveAfterDeletion`: history keeps the value of a deleted object.
  public var preservesAfterDeletion: Bool
  /// `allowsCloudEncryption`.
  public var allowsCloudEncryption: Bool
  /// `spotlightIndexingEnabled`.
  public var isIndexedBySpotlight: Bool
  /// `storedInTruthFile`.
  public var isStoredInExternalRecord: Bool
  /// `derivationExpression` of a derived attribute; `nil` when it is not derived, empty when the
  /// document says that it is derived but not from what (which checking refuses).
  public var derivationExpression: String?
  /// `composite`: the name of the composite type.
  public var compositeName: String?
  /// `elementID`: the name in an earlier version; `nil` means the attribute's own name.
  public var renamingIdentifier: String?
  /// `versionHashModifier`.
  public var versionHashModifier: String?
  /// The user info.
  public var userInfo: [UserInfoEntry]
  /// Where it stands.
  public var source: SourceReference

  /// Makes an attribute; the rest is set afterwards.
  public init(
    name: String,
    type: AttributeType,
    isOptional: Bool = false,
    isTransient: Bool = false,
    defaultValueString: String? = nil,
    userInfo: [UserInfoEntry] = [],
    source: SourceReference = SourceReference()
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isTransient = isTransient
    isIndexed = false
    self.defaultValueString = defaultValueString
    allowsExternalStorage = false
    preservesAfterDeletion = false
    allowsCloudEncryption = false
    isIndexedBySpotlight = false
    isStoredInExternalRecord = false
    self.userInfo = userInfo
    self.source = source
  }

  /// Whether the value is computed by the store: read-only.
  public var isDerived: Bool { derivationExpression != nil }
}
