/// An attribute of an entity or of a composite, as the document writes it.
///
/// Values that depend on the type (defaults, bounds) are kept as text; ``defaultValue`` and
/// ``bounds`` read them. Source: core-data.md §1.5.
///
/// Copying one costs a reference, not its two dozen values: models are walked over and over, and every
/// walk copies.
public struct Attribute: Sendable {
  private var box: Box

  /// The attribute's name.
  public var name: String {
    get { box.values.name }
    set { withValues { $0.name = newValue } }
  }
  /// Its type.
  public var type: AttributeType {
    get { box.values.type }
    set { withValues { $0.type = newValue } }
  }
  /// `optional`.
  public var isOptional: Bool {
    get { box.values.isOptional }
    set { withValues { $0.isOptional = newValue } }
  }
  /// `transient`: held in memory, never stored.
  public var isTransient: Bool {
    get { box.values.isTransient }
    set { withValues { $0.isTransient = newValue } }
  }
  /// `indexed`: the legacy index on one column.
  public var isIndexed: Bool {
    get { box.values.isIndexed }
    set { withValues { $0.isIndexed = newValue } }
  }
  /// `usesScalarValueType`; `nil` when absent.
  public var usesScalarValueType: Bool? {
    get { box.values.usesScalarValueType }
    set { withValues { $0.usesScalarValueType = newValue } }
  }
  /// `defaultValueString`.
  public var defaultValueString: String? {
    get { box.values.defaultValueString }
    set { withValues { $0.defaultValueString = newValue } }
  }
  /// `defaultDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var defaultDateTimeInterval: Double? {
    get { box.values.defaultDateTimeInterval }
    set { withValues { $0.defaultDateTimeInterval = newValue } }
  }
  /// `minValueString`: a bound of numbers, the shortest length of a string.
  public var minimumValueString: String? {
    get { box.values.minimumValueString }
    set { withValues { $0.minimumValueString = newValue } }
  }
  /// `maxValueString`: a bound of numbers, the greatest length of a string.
  public var maximumValueString: String? {
    get { box.values.maximumValueString }
    set { withValues { $0.maximumValueString = newValue } }
  }
  /// `minDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var minimumDateTimeInterval: Double? {
    get { box.values.minimumDateTimeInterval }
    set { withValues { $0.minimumDateTimeInterval = newValue } }
  }
  /// `maxDateTimeInterval`: seconds since 2001-01-01 00:00 UTC.
  public var maximumDateTimeInterval: Double? {
    get { box.values.maximumDateTimeInterval }
    set { withValues { $0.maximumDateTimeInterval = newValue } }
  }
  /// `regularExpressionString`: what the whole of a string must match.
  public var regularExpression: String? {
    get { box.values.regularExpression }
    set { withValues { $0.regularExpression = newValue } }
  }
  /// `customClassName`: the Swift or Objective-C type of a transformable's values.
  public var customClassName: String? {
    get { box.values.customClassName }
    set { withValues { $0.customClassName = newValue } }
  }
  /// `valueTransformerName`.
  public var valueTransformerName: String? {
    get { box.values.valueTransformerName }
    set { withValues { $0.valueTransformerName = newValue } }
  }
  /// `allowsExternalBinaryDataStorage`.
  public var allowsExternalStorage: Bool {
    get { box.values.allowsExternalStorage }
    set { withValues { $0.allowsExternalStorage = newValue } }
  }
  /// `preserveAfterDeletion`: history keeps the value of a deleted object.
  public var preservesAfterDeletion: Bool {
    get { box.values.preservesAfterDeletion }
    set { withValues { $0.preservesAfterDeletion = newValue } }
  }
  /// `allowsCloudEncryption`.
  public var allowsCloudEncryption: Bool {
    get { box.values.allowsCloudEncryption }
    set { withValues { $0.allowsCloudEncryption = newValue } }
  }
  /// `spotlightIndexingEnabled`.
  public var isIndexedBySpotlight: Bool {
    get { box.values.isIndexedBySpotlight }
    set { withValues { $0.isIndexedBySpotlight = newValue } }
  }
  /// `storedInTruthFile`.
  public var isStoredInExternalRecord: Bool {
    get { box.values.isStoredInExternalRecord }
    set { withValues { $0.isStoredInExternalRecord = newValue } }
  }
  /// `derivationExpression` of a derived attribute; `nil` when it is not derived, empty when the
  /// document says that it is derived but not from what (which checking refuses).
  public var derivationExpression: String? {
    get { box.values.derivationExpression }
    set { withValues { $0.derivationExpression = newValue } }
  }
  /// `composite`: the name of the composite type.
  public var compositeName: String? {
    get { box.values.compositeName }
    set { withValues { $0.compositeName = newValue } }
  }
  /// `elementID`: the name in an earlier version; `nil` means the attribute's own name.
  public var renamingIdentifier: String? {
    get { box.values.renamingIdentifier }
    set { withValues { $0.renamingIdentifier = newValue } }
  }
  /// `versionHashModifier`.
  public var versionHashModifier: String? {
    get { box.values.versionHashModifier }
    set { withValues { $0.versionHashModifier = newValue } }
  }
  /// The user info.
  public var userInfo: [UserInfoEntry] {
    get { box.values.userInfo }
    set { withValues { $0.userInfo = newValue } }
  }
  /// Where it stands.
  public var source: SourceReference {
    get { box.values.source }
    set { withValues { $0.source = newValue } }
  }

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
    var values = Values(name: name, type: type)
    values.isOptional = isOptional
    values.isTransient = isTransient
    values.defaultValueString = defaultValueString
    values.userInfo = userInfo
    values.source = source
    box = Box(values)
  }

  /// Whether the value is computed by the store: read-only.
  public var isDerived: Bool { derivationExpression != nil }

  /// Changes the values, after copying them when another attribute has them too.
  private mutating func withValues(_ change: (inout Values) -> Void) {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
    change(&box.values)
  }
}

extension Attribute: Hashable {
  /// Whether both say the same.
  public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
    lhs.box === rhs.box || lhs.box.values == rhs.box.values
  }

  /// Adds what the attribute says.
  public func hash(into hasher: inout Hasher) { box.values.hash(into: &hasher) }
}

extension Attribute {
  private struct Values: Hashable, Sendable {
    var name: String
    var type: AttributeType
    var isOptional: Bool = false
    var isTransient: Bool = false
    var isIndexed: Bool = false
    var usesScalarValueType: Bool?
    var defaultValueString: String?
    var defaultDateTimeInterval: Double?
    var minimumValueString: String?
    var maximumValueString: String?
    var minimumDateTimeInterval: Double?
    var maximumDateTimeInterval: Double?
    var regularExpression: String?
    var customClassName: String?
    var valueTransformerName: String?
    var allowsExternalStorage: Bool = false
    var preservesAfterDeletion: Bool = false
    var allowsCloudEncryption: Bool = false
    var isIndexedBySpotlight: Bool = false
    var isStoredInExternalRecord: Bool = false
    var derivationExpression: String?
    var compositeName: String?
    var renamingIdentifier: String?
    var versionHashModifier: String?
    var userInfo: [UserInfoEntry] = []
    var source: SourceReference = SourceReference()
  }

  /// The values that attributes share. They are only changed by an attribute that has them alone, so
  /// that no other one, on whatever thread, sees it.
  private final class Box: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }
  }
}
