public import Foundation

/// What generated accessors call: a function for each type, so that nothing has to be inferred.
extension RowValues {
  /// The value of a required attribute.
  public func string(at property: Int) -> String { required(String.self, at: property) }
  /// The value of an optional attribute.
  public func optionalString(at property: Int) -> String? { value(String.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setString(_ value: String?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func date(at property: Int) -> Date { required(Date.self, at: property) }
  /// The value of an optional attribute.
  public func optionalDate(at property: Int) -> Date? { value(Date.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setDate(_ value: Date?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func data(at property: Int) -> Data { required(Data.self, at: property) }
  /// The value of an optional attribute.
  public func optionalData(at property: Int) -> Data? { value(Data.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setData(_ value: Data?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func uuid(at property: Int) -> UUID { required(UUID.self, at: property) }
  /// The value of an optional attribute.
  public func optionalUUID(at property: Int) -> UUID? { value(UUID.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setUUID(_ value: UUID?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func url(at property: Int) -> URL { required(URL.self, at: property) }
  /// The value of an optional attribute.
  public func optionalURL(at property: Int) -> URL? { value(URL.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setURL(_ value: URL?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func decimal(at property: Int) -> Decimal { required(Decimal.self, at: property) }
  /// The value of an optional attribute.
  public func optionalDecimal(at property: Int) -> Decimal? { value(Decimal.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setDecimal(_ value: Decimal?, at property: Int) { set(value, at: property) }
}
