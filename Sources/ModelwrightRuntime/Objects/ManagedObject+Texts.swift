public import Foundation

/// What generated code calls for attributes of the types String, Binary, URI and Decimal.
extension ManagedObject {
  // MARK: string

  /// The string of a required attribute.
  public final func _string(at offset: Int) -> String {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: String?.self) ?? ""
  }

  /// Sets the string of a required attribute.
  public final func _setString(_ value: String, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(Optional(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The string of an optional attribute.
  public final func _optionalString(at offset: Int) -> String? {
    if isSlow { prepareToRead(at: offset) }
    return row.load(offset, as: String?.self)
  }

  /// Sets the string of an optional attribute.
  public final func _setOptionalString(_ value: String?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value, at: offset)
    row.setNull(value == nil, at: offset)
  }

  // MARK: data

  /// The data of a required attribute.
  public final func _data(at offset: Int) -> Data {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: Data?.self) ?? Data()
  }

  /// Sets the data of a required attribute.
  public final func _setData(_ value: Data, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(Optional(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The data of an optional attribute.
  public final func _optionalData(at offset: Int) -> Data? {
    if isSlow { prepareToRead(at: offset) }
    return row.load(offset, as: Data?.self)
  }

  /// Sets the data of an optional attribute.
  public final func _setOptionalData(_ value: Data?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value, at: offset)
    row.setNull(value == nil, at: offset)
  }

  // MARK: URL

  /// The URL of a required attribute.
  public final func _url(at offset: Int) -> URL {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: URL?.self) ?? Self.noURL
  }

  /// Sets the URL of a required attribute.
  public final func _setURL(_ value: URL, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(Optional(value), at: offset)
    row.setNull(false, at: offset)
  }

  /// The URL of an optional attribute.
  public final func _optionalURL(at offset: Int) -> URL? {
    if isSlow { prepareToRead(at: offset) }
    return row.load(offset, as: URL?.self)
  }

  /// Sets the URL of an optional attribute.
  public final func _setOptionalURL(_ value: URL?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value, at: offset)
    row.setNull(value == nil, at: offset)
  }

  // MARK: decimal number

  /// The decimal number of a required attribute.
  public final func _decimal(at offset: Int) -> Decimal {
    if isSlow || row.isNull(at: offset) { prepareToReadRequired(at: offset) }
    return row.load(offset, as: DecimalBox?.self)?.value ?? Decimal()
  }

  /// Sets the decimal number of a required attribute.
  public final func _setDecimal(_ value: Decimal, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(Optional(DecimalBox(value)), at: offset)
    row.setNull(false, at: offset)
  }

  /// The decimal number of an optional attribute.
  public final func _optionalDecimal(at offset: Int) -> Decimal? {
    if isSlow { prepareToRead(at: offset) }
    return row.load(offset, as: DecimalBox?.self)?.value
  }

  /// Sets the decimal number of an optional attribute.
  public final func _setOptionalDecimal(_ value: Decimal?, at offset: Int) {
    guard beginChange(at: offset) else { return }
    row.assign(value.map { DecimalBox($0) }, at: offset)
    row.setNull(value == nil, at: offset)
  }

  /// What stands for a URL where there is nothing to read.
  private static var noURL: URL { URL(fileURLWithPath: "/") }
}
